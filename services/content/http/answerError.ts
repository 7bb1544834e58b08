import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** seconds after which a caller may try again */
const RETRY_AFTER = 5;

/** Errors of the connection to the database, of node and of PostgreSQL. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|57P0[123]|53300)$/;

/** The same, where the driver gives no code. */
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Every error as `{message}`; what is no fault of the caller is logged and not told. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) {
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send({ message: error.message });
  }
  request.log.error({ err: error }, 'content service');
  if (UNREACHABLE.test(error.code) || BROKEN.test(error.message)) {
    return reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER))
      .send({ message: 'The content database cannot be reached' });
  }
  return reply.code(500).send({ message: 'The content service failed' });
}
