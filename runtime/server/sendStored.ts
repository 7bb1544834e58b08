import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from '../render/compress';
import type { StoredBody } from '../render/storedBody';

/** Whether an `if-none-match` header names this version (weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
  );
}

/** Sends a stored body: 304 where the reader has it, else in the best encoding it takes. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: StoredBody,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', body.etag).header('vary', 'accept-encoding');
  if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    return reply.code(304).send();
  }
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.as(encoding));
}
