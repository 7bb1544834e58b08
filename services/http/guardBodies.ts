import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from './HttpError';
import { isDeeperThan } from './JsonLevels';

/** Levels of lists and objects in a JSON body, unless a route says otherwise (`config.maxDepth`). */
export const MAX_DEPTH = 64;

/** Bytes of a refused body that are read and thrown away, so that its sender gets to read why. */
const MAX_UNREAD = 1_048_576;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Levels of lists and objects in a JSON body; 64 without. */
    maxDepth?: number;
  }
}

/**
 * For the bodies of a service, whatever it is mounted in: JSON that is nested too deep is refused before
 * it is parsed (400), and what is refused before its body was read is not read afterwards.
 */
export function guardBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const maxDepth = request.routeOptions.config.maxDepth ?? MAX_DEPTH;
      if (isDeeperThan(body, maxDepth)) {
        done(new HttpError(400, `The body is nested deeper than ${maxDepth} levels`));
      } else {
        void parse(request, body.toString('utf8'), done);
      }
    },
  );
  app.addHook('onSend', async (request, reply, payload) => {
    const { complete } = request.raw;
    if (!complete && bodyLength(request) > MAX_UNREAD) reply.header('connection', 'close');
    return payload;
  });
}

/** bytes; endless where the sender does not say */
function bodyLength({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Infinity;
}
