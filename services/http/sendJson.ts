import type { FastifyReply, FastifyRequest } from 'fastify';

import { etagOf, matchesEtag } from '../../http/etag';

/** Answers with JSON and an etag; with 304 where the caller has it already. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  cacheControl = 'no-cache',
): FastifyReply {
  const json = JSON.stringify(body);
  const etag = etagOf(json);
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
