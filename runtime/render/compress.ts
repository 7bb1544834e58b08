import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli levels: the first reader waits for a fast one; what is stored gets a better one later. */
export const FIRST_QUALITY = 4;
export const STORED_QUALITY = 6;

/** What browsers send is a handful of texts: each is read once. */
const picked = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that an `accept-encoding` header allows. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  let encoding = picked.get(accept);
  if (!encoding) {
    encoding = readEncoding(accept);
    picked.set(accept, encoding);
  }
  return encoding;
}

function readEncoding(accept: string): Encoding {
  const allowed = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), q === undefined ? 1 : Number(q)] as const;
    }),
  );
  const weight = (name: string) => allowed.get(name) ?? allowed.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  if (weight('gzip') > 0) return 'gzip';
  return 'identity';
}

export async function compress(
  body: Buffer,
  encoding: Encoding,
  quality = FIRST_QUALITY,
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipAsync(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
