import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { isHeld } from './isHeld';

/** Answers with JSON and an etag; with 304 where the caller has it already. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  cacheControl = 'no-cache',
): FastifyReply {
  const json = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (isHeld(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
