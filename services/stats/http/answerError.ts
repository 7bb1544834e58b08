import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** s after which a caller may try again */
const RETRY_AFTER = 5;

/** Every error as `{message}`, kept by nobody; what is no fault of the caller is logged. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  reply.header('cache-control', 'no-store');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER));
  if (status === 500) {
    request.log.error(
      { err: error },
      `Stats service, ${request.method} ${request.url}: ${error.message}. This is a fault in services/stats; readers see no games there.`,
    );
  }
  const message = status === 500 ? 'The statistics service failed' : error.message;
  return reply.code(status).send({ message });
}
