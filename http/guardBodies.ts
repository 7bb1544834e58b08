import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeeperThan } from './isDeeperThan';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Levels of lists and objects in a JSON body; 64 without. */
    maxDepth?: number;
    /** s that sending a body may take; 30 without. */
    bodySeconds?: number;
  }
}

/** What is mounted in an app whose bodies are guarded has guarded ones. */
const GUARDED = 'hasGuardedBodies';

const MAX_DEPTH = 64;
const BODY_SECONDS = 30;

/**
 * Bytes of a refused body that are read and thrown away, so that whoever sends them gets to read the
 * answer; the connection of a longer one is closed.
 */
const MAX_UNREAD = 1_048_576;

/**
 * What holds for the bodies of all routes, of the engine and of each service, whatever it is mounted in:
 * JSON that is too deep is refused with 400 (`config.maxDepth`), sending has a time (`config.bodySeconds`),
 * a path that leads nowhere has no body, and what is refused before its body was read is not read
 * afterwards. Lengths are Fastify's `bodyLimit`.
 */
export function guardBodies(app: FastifyInstance): void {
  if (app.hasDecorator(GUARDED)) return;
  app.decorate(GUARDED, true);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const maxDepth = request.routeOptions.config.maxDepth ?? MAX_DEPTH;
      if (isDeeperThan(body, maxDepth)) {
        const message = `The body is nested deeper than ${maxDepth} levels.`;
        done(Object.assign(new Error(message), { statusCode: 400 }));
      } else {
        void parse(request, body.toString('utf8'), done);
      }
    },
  );
  app.addHook('onRequest', (request, reply, done) => {
    if (bodyLength(request) === 0) return done();
    if (request.is404) {
      reply.code(404).send({ message: 'There is nothing at this address.' });
      return undefined;
    }
    const { raw } = request;
    const seconds = request.routeOptions.config.bodySeconds ?? BODY_SECONDS;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, seconds * 1000);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.raw.complete && bodyLength(request) > MAX_UNREAD)
      reply.header('connection', 'close');
    done(null, payload);
  });
}

/** bytes; endless where the sender does not say */
function bodyLength({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Infinity;
}
