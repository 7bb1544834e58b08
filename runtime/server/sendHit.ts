import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type Encoding } from '../render/compress';
import type { StoredPage } from '../render/StoredPage';
import { BASE_HEADERS } from './securityHeaders';
import { matchesEtag } from '../../http/etag';

const heads = new WeakMap<StoredPage, Map<Encoding | 'unchanged', string[]>>();

/** The header lines of a stored page, flat (name, value, name, value, …), made once for each encoding. */
function headOf(page: StoredPage, encoding: Encoding | 'unchanged', length: number): string[] {
  let known = heads.get(page);
  if (!known) {
    known = new Map();
    heads.set(page, known);
  }
  // The body may have been compressed better since: then its length is another.
  const size = String(length);
  const before = known.get(encoding);
  if (before?.[1] === size) return before;
  const headers: Record<string, string> = {
    ...BASE_HEADERS,
    ...page.headers,
    'server-timing': 'cache;desc=hit',
    'x-broadsheet-cache': 'hit',
    etag: page.body.etag,
    vary: 'accept-encoding',
    ...(encoding === 'br' || encoding === 'gzip' ? { 'content-encoding': encoding } : {}),
  };
  if (encoding === 'unchanged') delete headers['content-type'];
  const lines = Object.entries(headers).flat();
  const head = encoding === 'unchanged' ? lines : ['content-length', size, ...lines];
  known.set(encoding, head);
  return head;
}

/**
 * Sends a fresh page from the cache: its header lines and bytes are ready, so nothing is left to do
 * but write them. Fastify's own serialization is passed over.
 *
 * @param more headers of this moment, flat (name, value, …)
 */
export function sendHit(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  more: readonly string[] = [],
): void {
  const { headers } = request.raw;
  if (page.status === 200 && matchesEtag(headers['if-none-match'], page.body.etag)) {
    reply.hijack();
    reply.raw.writeHead(304, [...headOf(page, 'unchanged', 0), ...more]).end();
    return;
  }
  const encoding = pickEncoding(headers['accept-encoding']);
  const send = (body: Buffer, sent: Encoding): void => {
    reply.raw.writeHead(page.status, [...headOf(page, sent, body.length), ...more]).end(body);
  };
  const body = page.body.as(encoding);
  reply.hijack();
  if (Buffer.isBuffer(body)) return send(body, encoding);
  body.then(
    (made) => send(made, encoding),
    (error: unknown) => {
      request.log.error({ err: error, url: request.raw.url }, 'A page could not be compressed');
      send(page.body.identity, 'identity');
    },
  );
}
