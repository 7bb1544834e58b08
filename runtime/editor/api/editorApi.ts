import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Store } from '../../store/openStore';
import { authenticate } from '../session/authenticate';
import { answerError } from './answerError';
import type { AnyApiRoute } from './apiRoute';
import { contextOf } from './contextOf';
import { describeApi } from './describeApi';
import { API_PREFIX } from './prefix';

export interface EditorApiOptions {
  store: Store;
  website: string;
  /** What answers with a stream. */
  streams?: (app: FastifyInstance) => void;
  routes: readonly AnyApiRoute[];
}

/** The editor's HTTP API, for its own application and for programs with a token. */
export function editorApi({
  store,
  website,
  routes,
  streams,
}: EditorApiOptions): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const known = answerError(error);
      if (!known)
        request.log.error({ err: error, url: request.url }, 'A call of the editor failed');
      const { status, body } = known ?? {
        status: 500,
        body: { code: 'failed', message: 'Something went wrong. Nothing was changed.' },
      };
      return reply.code(status).send(body);
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(`${API_PREFIX}/openapi.json`, async (request) => {
      await authenticate(store, request);
      return describeApi(routes, API_PREFIX);
    });
    streams?.(app);
    for (const route of routes) {
      const params = z.strictObject(route.params ?? {});
      const query = z.strictObject(route.query ?? {});
      app.route({
        method: route.method,
        url: `${API_PREFIX}${route.path}`,
        ...(route.maxBytes ? { bodyLimit: route.maxBytes } : {}),
        handler: async (request, reply) => {
          const context = await contextOf(request, { store, website });
          if (route.right) context.allow(route.right);
          const input = {
            params: params.parse(request.params) as never,
            query: query.parse(request.query) as never,
            body: (route.body ?? z.undefined()).parse(request.body ?? undefined) as never,
          };
          const answer = await route.handle(input, context);
          return answer === undefined
            ? reply.code(204).send()
            : reply.code(route.status ?? 200).send(answer);
        },
      });
    }
    app.all(`${API_PREFIX}/*`, async (request, reply) => {
      await authenticate(store, request);
      const message = `The API has no ${request.method} ${request.url.split('?')[0]}.`;
      return reply.code(404).send({ code: 'not-found', message });
    });
  };
}
