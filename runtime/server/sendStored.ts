import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../http/etag';
import { pickEncoding } from '../render/compress';
import type { StoredBody } from '../render/storedBody';

/** Sends a stored body: 304 where the reader has it, else in the best encoding it takes. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: StoredBody,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  reply.headers({ vary: 'accept-encoding', ...headers }).header('etag', body.etag);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    return reply.code(304).send();
  }
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.as(encoding));
}
