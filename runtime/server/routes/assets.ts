import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Pack } from '../../pack/types';
import { StoredBody, type Upgrade } from '../../render/storedBody';
import { readByteRange } from '../byteRange';
import { FRAME_POLICY } from '../securityHeaders';
import { sendStored } from '../sendStored';
import { singleParam } from '../singleParam';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Files last as long as a build: they get the best that there is, at once. */
const OF_A_FILE: Upgrade = { after: 1, quality: 11 };

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * A file whose name holds its version: `serif.v4.woff2`, as style sheets name it, or the hash of what it
 * holds, as a build names what scripts and sheets ask for.
 */
const VERSIONED = /\.v\d+\.\w+$|\/assets\/[^/]*\.[\da-f]{8}\.\w+$/;

/** Address of a browser chunk (platform §7). */
const CHUNK = /^components\/combinations\/(\d+)\.chunk\.js$/;

/**
 * Whether a request names a version that is not the one here. Numbers mean other blocks in another
 * build, so a reader who still has the old page must not get the new file.
 */
function isOtherBuild(request: FastifyRequest, version: string | undefined): boolean {
  const asked = singleParam(request, 'd');
  return asked !== undefined && asked !== version;
}

/** What the system says of a path at which there is no file. */
export const NO_FILE: readonly string[] = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];

/** A file below `folder`, or null for a path that leads elsewhere. */
export function pathBelow(folder: string, path: string): string | null {
  const full = normalize(join(folder, path));
  return full.startsWith(folder + sep) && !path.includes('\0') ? full : null;
}

/** Sends a file as the browser wants it; null: there is none. */
async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  body: StoredBody | null,
) {
  if (!body) return reply.code(404).type('text/plain').send('Not found');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isVersioned = singleParam(request, 'd') !== undefined || VERSIONED.test(file);
  const headers = {
    'content-type': type,
    'cache-control': isVersioned ? FOREVER : BRIEFLY,
    // Fonts and outlines are asked for by frames without an origin: the editor's canvas.
    'access-control-allow-origin': '*',
    ...(type.startsWith('text/html') ? { 'content-security-policy': FRAME_POLICY } : {}),
  };
  if (/^(text|application\/(json|xml|manifest)|image\/svg)/.test(type)) {
    return sendStored(request, reply, 200, body, headers);
  }
  reply.headers(headers).header('etag', body.etag).header('accept-ranges', 'bytes');
  const range = readByteRange(request.headers.range, body.identity.length);
  if (range === null) return reply.send(body.identity);
  const size = body.identity.length;
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .send(body.identity.subarray(start, end + 1));
}

/** `/pf/dist/…` and `/pf/resources/…`: what the pack compiled to, and its fonts, icons and pictures. */
export function assets(currentPack: () => Pack): FastifyPluginAsync {
  const bodies = new LRUCache<string, StoredBody>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (body, key) => body.size + key.length,
  });

  async function load(key: string, read: () => Promise<Buffer>): Promise<StoredBody | null> {
    const known = bodies.get(key);
    if (known) return known;
    try {
      const body = new StoredBody(await read(), OF_A_FILE);
      bodies.set(key, body);
      return body;
    } catch (error) {
      if (NO_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }

  return async (app) => {
    app.get<{ Params: { ids: string } }>('/pf/dist/css/page/:ids', async (request, reply) => {
      const { css, build } = currentPack().manifest;
      if (isOtherBuild(request, build)) return sendAsset(request, reply, 'page.css', null);
      const ids = request.params.ids
        .replace(/\.css$/, '')
        .split('.')
        .map(Number);
      const byId = new Map(Object.values(css).map((sheet) => [sheet.id, sheet.file]));
      const files = ids.flatMap((id) => byId.get(id) ?? []);
      if (ids.length > 100 || files.length < ids.length)
        return sendAsset(request, reply, 'page.css', null);
      const body = await load(`${build}|${ids.join('.')}`, async () => {
        const sheets = await Promise.all(
          files.map((file) => readFile(join(currentPack().clientDir, file))),
        );
        return Buffer.concat(sheets);
      });
      return sendAsset(request, reply, 'page.css', body);
    });

    for (const [prefix, folder] of [
      ['/pf/dist/', () => currentPack().clientDir],
      ['/pf/resources/', () => join(currentPack().root, 'resources')],
    ] as const) {
      app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
        const path = request.params['*'];
        const file = pathBelow(folder(), path);
        const chunk = prefix === '/pf/dist/' ? CHUNK.exec(path)?.[1] : undefined;
        const isStale = chunk && isOtherBuild(request, currentPack().manifest.chunks[chunk]?.hash);
        if (!file || isStale) return sendAsset(request, reply, '', null);
        const body = await load(`${currentPack().manifest.build}|${file}`, () => readFile(file));
        return sendAsset(request, reply, file, body);
      });
    }
  };
}
