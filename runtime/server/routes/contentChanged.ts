import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { ContentChange } from '../../content/ContentChange';
import { bearerCheck } from '../../../http/bearerCheck';

/** bytes */
const MAX_BODY = 256 * 1024;

const id = z.string().min(1).max(500);
const body = z.union([
  z.strictObject({ everything: z.literal(true) }),
  z.strictObject({
    ids: z.array(id).max(1000).default([]),
    gone: z.array(id).max(1000).default([]),
  }),
]);

export interface ContentChangedOptions {
  /** The bearer token of the content API; several by comma while one takes the place of another. */
  token: string;
  /** Tells all nodes; null: anything may have changed. */
  tell: (change: ContentChange | null) => Promise<void>;
}

/**
 * `POST /pf/api/v3/content/changed` with the bearer token of the content API: where that is hosted
 * elsewhere (`CONTENT_BASE`), its system tells us of changed documents. `{"ids": […]}` were stored, shown or
 * hidden; `{"gone": […]}` must not be shown any longer, even while the content API fails;
 * `{"everything": true}` where it does not know. 204 when all nodes are told; 400 and 401.
 */
export function contentChanged({ token, tell }: ContentChangedOptions): FastifyPluginAsync {
  const isAllowed = bearerCheck(token);
  return async (app) => {
    app.post(
      '/pf/api/v3/content/changed',
      {
        bodyLimit: MAX_BODY,
        onRequest: async (request, reply) => {
          if (isAllowed(request)) return;
          await reply
            .code(401)
            .header('www-authenticate', 'Bearer')
            .send({ message: 'This needs the token of the content API.' });
        },
      },
      async (request, reply) => {
        const given = body.safeParse(request.body);
        if (!given.success) return reply.code(400).send({ message: z.prettifyError(given.error) });
        const { data } = given;
        await tell('everything' in data ? null : { ids: data.ids, gone: data.gone });
        return reply.code(204).send();
      },
    );
  };
}
