import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { guardBodies } from '../../http/guardBodies';
import { isSameSecret } from '../../http/isSameSecret';
import { requireStaff } from '../http/requireStaff';
import { ImageError } from './ImageError';
import { negotiateFormat } from './negotiateFormat';
import { isFileName, Originals } from './Originals';
import { parseImageRequest } from './parseImageRequest';
import { isRemote, Renditions, type Rendition } from './Renditions';
import { A_MINUTE, sendPicture, sendStandIn } from './sendPicture';
import { isSignatureOf, signImage, signOriginal } from './signImage';

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
  /** Whether a story that readers see holds the picture at an address: others are not signed. */
  isInStory?: (address: string) => Promise<boolean>;
  /** Limit of the disk cache in bytes. */
  maxCacheBytes?: number;
  /** Limit of one original in bytes. */
  maxOriginalBytes?: number;
  /** Pictures made at the same time. */
  concurrency?: number;
}

const MEGABYTE = 1024 * 1024;
const PRIVATE = 'private, no-cache';
/** px; the largest size there is */
const LARGEST = 2000;
const MAX_ID_LENGTH = 2048;
/** s that the signature of an original holds */
const ORIGINAL_SECONDS = 3600;
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of what is asked for this route, where the host of a service limits it. */
    limit?: string;
  }
}

/** Where the service is mounted in a site, its pictures have a limit of their own. */
const OF_PICTURES = { config: { limit: 'pictures' } };

/**
 * The picture service: resizer, originals, signing (platform §7).
 *
 * - `GET /resizer/v2/{file}?auth&width&height&focal&smart&crop&quality`; where it can't be made, the
 *   original takes its place (platform §8), see {@link sendStandIn}
 * - `PUT /photo/v2/{file}`, `GET /photo/v2/{file}?auth&until`: the original, which may say where it was
 *   taken; for the newsroom's token, and for whom the newsroom gave a signature to. Others are led to
 *   the largest size of a picture that a story holds.
 * - `GET /signing-service/sign/resizer?value=`: of a stored picture, or one in a story that readers see
 * - `GET /signing-service/sign/original?value=`: of a stored picture, as `{hash, until}` (s since 1970)
 */
export const imageService: FastifyPluginAsync<ImageServiceOptions> = async (app, options) => {
  const { dataDir, secret, publicBase } = options;
  const maxOriginalBytes = options.maxOriginalBytes ?? 40 * MEGABYTE;
  const originals = new Originals(join(dataDir, 'images', 'originals'));
  const renditions = new Renditions({
    originals,
    cacheFolder: join(dataDir, 'images', 'cache'),
    maxCacheBytes: options.maxCacheBytes ?? 1024 * MEGABYTE,
    maxOriginalBytes,
    remoteHosts: options.remoteHosts ?? [],
    concurrency: options.concurrency ?? 2,
    onUnkept: (error) => app.log.warn({ err: error }, 'A picture could not be kept'),
  });
  const photoBase = `${publicBase}/photo/v2/`;
  const parts: ServiceParts = { options, originals, photoBase, maxOriginalBytes };

  guardBodies(app);
  app.removeAllContentTypeParsers();
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
      const wanted = parseImageRequest(request.query);
      const format = negotiateFormat(request.headers.accept);
      reply.header('vary', 'accept');
      let rendition: Rendition | null = null;
      try {
        rendition = await renditions.find(id, wanted, format);
        return await sendPicture(request, reply, rendition);
      } catch (reason) {
        return sendStandIn(request, reply, { id, rendition, reason });
      }
    },
  );

  originalRoutes(app, parts);
  signingRoutes(app, parts);
};

interface ServiceParts {
  options: ImageServiceOptions;
  originals: Originals;
  /** Address of the originals. */
  photoBase: string;
  /** Bytes of one original. */
  maxOriginalBytes: number;
}

/** Originals: stored by the newsroom, and given to whom it gave a signature. */
function originalRoutes(
  app: FastifyInstance,
  { options, originals, photoBase, maxOriginalBytes }: ServiceParts,
): void {
  const { secret, publicBase } = options;
  const requireToken = requireStaff(options.token);

  app.get(
    '/photo/v2/:file',
    { ...OF_PICTURES, onRequest: [leadToSizes, requireOriginal] },
    async (request: FastifyRequest<WithOriginal>, reply) => {
      const original = await originals.find(request.params.file);
      return sendPicture(request, reply, { ...original, etag: original.version }, PRIVATE);
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
      const { width, height, thumbhash } = await originals.store(file, request.body);
      return reply.code(201).send({
        url: photoBase + file,
        width,
        height,
        auth: signImage(secret, file),
        thumbhash,
      });
    },
  );

  /**
   * Whoever only has a picture's plain address, as where signing failed (platform §8), is led to its
   * largest size, if a story that readers see holds it: there its signature stands as well.
   */
  async function leadToSizes(request: FastifyRequest<WithOriginal>, reply: FastifyReply) {
    const { file } = request.params;
    const { auth, until } = request.query;
    if ((request.headers.authorization ?? auth ?? until) !== undefined) return;
    if (!(await originals.has(file)) || !(await options.isInStory?.(photoBase + file))) return;
    const address = `${publicBase}/resizer/v2/${file}?auth=${signImage(secret, file)}&width=${LARGEST}`;
    await reply.header('cache-control', A_MINUTE).redirect(address, 302);
  }

  async function requireOriginal(request: FastifyRequest<WithOriginal>): Promise<void> {
    const { auth, until } = request.query;
    if (typeof auth !== 'string' || typeof until !== 'string') return requireToken(request);
    const isOver = !/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now();
    const expected = signOriginal(secret, request.params.file, Number(until));
    if (isOver || !isSameSecret(auth, expected)) {
      throw new ImageError(403, 'the signature of the original is wrong, or no longer holds');
    }
    return undefined;
  }
}

/** Signatures of pictures, for the newsroom. */
function signingRoutes(
  app: FastifyInstance,
  { options, originals, photoBase }: ServiceParts,
): void {
  const { secret } = options;
  const requireToken = requireStaff(options.token);

  app.get(
    '/signing-service/sign/resizer',
    { onRequest: requireToken },
    async (request: FastifyRequest<WithQuery>, reply) => {
      const id = signedId(request);
      if (!(await isKnown(id))) {
        throw new ImageError(404, 'no picture is stored, or in a story that readers see, as that');
      }
      return reply.header('cache-control', 'no-store').send({ hash: signImage(secret, id) });
    },
  );

  app.get(
    '/signing-service/sign/original',
    { onRequest: requireToken },
    async (request: FastifyRequest<WithQuery>, reply) => {
      const file = signedId(request);
      if (!(await originals.has(file))) {
        throw new ImageError(404, 'no picture of that name is stored');
      }
      const until = Math.floor(Date.now() / 1000) + ORIGINAL_SECONDS;
      const hash = signOriginal(secret, file, until);
      return reply.header('cache-control', 'no-store').send({ hash, until });
    },
  );

  /** What a picture is signed as: the file name of an original, or a whole address. */
  function signedId({ query }: FastifyRequest<WithQuery>): string {
    const value = query['value'];
    if (typeof value !== 'string' || value === '' || value.length > MAX_ID_LENGTH) {
      throw new ImageError(400, 'value must be the id or address of one picture');
    }
    return value.startsWith(photoBase) ? value.slice(photoBase.length) : value;
  }

  async function isKnown(id: string): Promise<boolean> {
    return isRemote(id) ? ((await options.isInStory?.(id)) ?? false) : originals.has(id);
  }
}

interface WithFile {
  Params: { '*': string };
}

interface WithQuery {
  Querystring: Record<string, unknown>;
}

interface WithOriginal extends WithQuery {
  Params: { file: string };
}

function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const statusCode = error.statusCode ?? 500;
  const isUnmade = request.method !== 'PUT' && [413, 415, 422].includes(statusCode);
  if (statusCode >= 500 || isUnmade)
    request.log.error({ err: error }, 'Generate resized image failed');
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (statusCode === 503) reply.header('retry-after', '2');
  const isTold = statusCode < 500 || error instanceof ImageError;
  const message = isTold ? error.message : 'the picture could not be made';
  return reply
    .code(statusCode)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .send({ statusCode, message });
}
