import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an error may say of itself. */
interface AnswerableError extends Error {
  statusCode?: number;
  /** s. */
  retryAfter?: number;
  /** What anyone may read of it. */
  publicMessage?: string;
}

/** Answers with what went wrong; of our own faults the public reads no more than they say for it. */
export function answerError(
  error: AnswerableError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode: status = 500, retryAfter, publicMessage } = error;
  if (status >= 500 && publicMessage === undefined)
    request.log.error({ err: error, url: request.raw.url }, 'Request failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status >= 400) reply.header('cache-control', 'no-store');
  const message = status >= 500 ? 'Something went wrong.' : error.message;
  return reply.code(status).send({ message: publicMessage ?? message });
}
