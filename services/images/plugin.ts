import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { ImageError } from './ImageError';
import { negotiateFormat } from './negotiateFormat';
import { isFileName, Originals } from './Originals';
import { parseImageRequest } from './parseImageRequest';
import { Renditions } from './Renditions';
import { isSameText, isSignatureOf, signImage } from './signImage';
import { thumbHashOf } from './thumbHashOf';

export interface ImageServiceOptions {
  /** Folder of the originals and of the disk cache. */
  dataDir: string;
  /** Key of the signatures. */
  secret: string;
  /** Bearer token of the newsroom: storing and signing need it. */
  token: string;
  /** Address that the service is mounted at, for example `/gateway`. */
  publicBase: string;
  /** Hosts whose pictures may be resized when signed; none by default. */
  remoteHosts?: readonly string[];
  /** Limit of the disk cache in bytes. */
  maxCacheBytes?: number;
  /** Limit of one original in bytes. */
  maxOriginalBytes?: number;
  /** Pictures made at the same time. */
  concurrency?: number;
}

const MEGABYTE = 1024 * 1024;
const A_YEAR = 'public, max-age=31536000, immutable';
const MAX_ID_LENGTH = 2048;
/** Where the service is mounted in a site, its pictures have a limit of their own. */
const OF_PICTURES = { config: { limit: 'pictures' } };

/**
 * The picture service: resizer, originals, signing (platform §7).
 *
 * - `GET /resizer/v2/{file}?auth&width&height&focal&smart&crop&quality`
 * - `PUT|GET /photo/v2/{file}`: the original
 * - `GET /signing-service/sign/resizer?value=`
 */
export const imageService: FastifyPluginAsync<ImageServiceOptions> = async (app, options) => {
  const { dataDir, secret, token, publicBase } = options;
  const maxOriginalBytes = options.maxOriginalBytes ?? 40 * MEGABYTE;
  const originals = new Originals(join(dataDir, 'images', 'originals'));
  const renditions = new Renditions({
    originals,
    cacheFolder: join(dataDir, 'images', 'cache'),
    maxCacheBytes: options.maxCacheBytes ?? 1024 * MEGABYTE,
    maxOriginalBytes,
    remoteHosts: options.remoteHosts ?? [],
    concurrency: options.concurrency ?? 2,
  });
  const photoBase = `${publicBase}/photo/v2/`;

  app.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: 'buffer', bodyLimit: maxOriginalBytes },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler(sendError);

  app.get(
    '/resizer/v2/*',
    OF_PICTURES,
    async (request: FastifyRequest<WithFile & WithQuery>, reply) => {
      const id = request.params['*'];
      const auth = request.query['auth'];
      if (typeof auth !== 'string' || !isSignatureOf(secret, id, auth)) {
        throw new ImageError(403, 'auth is missing or is not the signature of this picture');
      }
      const rendition = await renditions.find(
        id,
        parseImageRequest(request.query),
        negotiateFormat(request.headers.accept),
      );
      reply.header('vary', 'accept');
      return sendPicture(request, reply, rendition);
    },
  );

  app.get(
    '/photo/v2/:file',
    OF_PICTURES,
    async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const original = await originals.find(request.params.file);
      return sendPicture(request, reply, { ...original, etag: original.version });
    },
  );

  app.put(
    '/photo/v2/:file',
    { bodyLimit: maxOriginalBytes, onRequest: requireToken },
    async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const { file } = request.params;
      if (!isFileName(file)) {
        throw new ImageError(400, 'a picture is named by letters, digits, dot, hyphen, underscore');
      }
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
        throw new ImageError(400, 'the body must be the bytes of the picture');
      }
      const { width, height } = await originals.store(file, request.body);
      return reply.code(201).send({
        url: photoBase + file,
        width,
        height,
        auth: signImage(secret, file),
        thumbhash: await thumbHashOf(request.body),
      });
    },
  );

  app.get(
    '/signing-service/sign/resizer',
    { onRequest: requireToken },
    async (request: FastifyRequest<WithQuery>, reply) => {
      const value = request.query['value'];
      if (typeof value !== 'string' || value === '' || value.length > MAX_ID_LENGTH) {
        throw new ImageError(400, 'value must be the id or address of one picture');
      }
      const id = value.startsWith(photoBase) ? value.slice(photoBase.length) : value;
      return reply
        .header('cache-control', 'private, no-store')
        .send({ hash: signImage(secret, id) });
    },
  );

  async function requireToken(request: FastifyRequest): Promise<void> {
    if (!isSameText(`Bearer ${token}`, request.headers.authorization ?? '')) {
      throw new ImageError(401, 'a bearer token of the newsroom is needed');
    }
  }
};

interface WithFile {
  Params: { '*': string };
}

interface WithQuery {
  Querystring: Record<string, unknown>;
}

interface Sendable {
  etag: string;
  contentType: string;
  read: () => Promise<Buffer>;
}

/** Sends a picture, or 304 to a reader who holds it, before anything is read or made. */
async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Sendable) {
  const etag = `"${picture.etag}"`;
  reply.headers({
    etag,
    'cache-control': A_YEAR,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (held.includes(etag) || held.includes(`W/${etag}`)) return reply.code(304).send();
  return reply.type(picture.contentType).send(await picture.read());
}

function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const statusCode = error.statusCode ?? 500;
  if (statusCode >= 500) request.log.error({ err: error }, 'Generate resized image failed');
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (statusCode === 503) reply.header('retry-after', '2');
  const message = error.statusCode === undefined ? 'the picture could not be made' : error.message;
  return reply
    .code(statusCode)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .send({ statusCode, message });
}
