import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import type { Report, SendingResults } from '../editions/SendingResults';
import { addressOf, type whoMay } from './whoMay';

const BODY = {
  type: 'object',
  required: ['address', 'kind'],
  properties: {
    address: { type: 'string', maxLength: 254 },
    kind: { type: 'string', enum: ['bounce', 'complaint'] },
  },
} as const;

/**
 * `POST /newsletters/bounces` `{address, kind}`: what the publisher's mail server learns after it took a mail.
 * The deployment's token alone may say so. An address that nobody knows is no fault.
 */
export function bounceRoute(
  app: FastifyInstance,
  results: SendingResults,
  hooks: ReturnType<typeof whoMay>,
): void {
  app.post<{ Body: Report }>(
    '/newsletters/bounces',
    { schema: { body: BODY }, onRequest: hooks.read, bodyLimit: 1024 },
    async ({ body, newsletterCaller }, reply) => {
      if (newsletterCaller?.kind !== 'deployment')
        throw new HttpError(403, 'The mail server of the deployment says this, with its token.');
      reply.headers(PERSONAL_HEADERS);
      const isKnown = await results.report({ ...body, address: addressOf(body.address) });
      return { ok: true, isKnown };
    },
  );
}
