import type { FastifyReply, FastifyRequest } from 'fastify';

/** seconds after which a caller may try again, where the error says nothing else */
const RETRY_AFTER = 5;

/** Errors of the connection to the database, of node and of PostgreSQL. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|57P0[123]|53300)$/;

/** The same, where the driver gives no code. */
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** What of an error decides on its answer. */
interface Failure extends Error {
  statusCode?: number;
  code?: string;
  /** seconds */
  retryAfter?: number;
  /** What may be told of an error that is no fault of the caller. */
  publicMessage?: string;
}

/**
 * Every error of a service (`content`) as `{message}`, kept by nobody; what is no fault of the caller is
 * logged, and told without a word on what is inside.
 */
export const answerError =
  (service: string) =>
  (error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = statusOf(error);
    reply.header('cache-control', 'no-store');
    if (status < 500) {
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(status).send({ message: error.message });
    }
    request.log.error({ err: error }, `${service} service`);
    if (status === 503) reply.header('retry-after', String(error.retryAfter ?? RETRY_AFTER));
    const message = error.publicMessage ?? MESSAGES[status]?.(service);
    return reply.code(status).send({ message: message ?? `The ${service} service failed` });
  };

function statusOf({ statusCode, code = '', message }: Failure): number {
  if (statusCode !== undefined) return statusCode;
  return UNREACHABLE.test(code) || BROKEN.test(message) ? 503 : 500;
}

const MESSAGES: Record<number, (service: string) => string> = {
  503: (service) => `The ${service} database cannot be reached`,
  507: () => 'There is no space to store this',
};
