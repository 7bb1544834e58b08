import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../http/etag';
import { ImageError } from './ImageError';
import { isRemote, type Rendition } from './Renditions';

/** A picture, and its version for readers who hold it already. */
interface Sendable {
  etag: string;
  contentType: string;
  read: () => Promise<Buffer>;
}

const A_YEAR = 'public, max-age=31536000, immutable';
/** Of what stands in for a picture, and for where one is led to: the picture itself may be made again. */
export const A_MINUTE = 'public, max-age=60';

const FOR_ANY_PAGE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Reasons that were told: one that is remembered for a while comes back with every size and reader. */
const TOLD = new WeakSet<object>();

/** Sends a picture, or 304 to a reader who holds it, before anything is read or made. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Sendable,
  caching = A_YEAR,
) {
  const etag = `"${picture.etag}"`;
  reply.headers({ ...FOR_ANY_PAGE, etag, 'cache-control': caching });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(picture.contentType).send(await picture.read());
}

/**
 * Sends what stands in for a picture that can't be made (platform §8: falls back to the original).
 * One on another host is led to there: its address is public, and signed, so it opens no way elsewhere.
 * Of one of ours, whose original is private, what can be read of it is sent, without what it says of
 * place and time.
 *
 * @throws the reason again, where nothing may be shown, or nothing can be
 */
export async function sendStandIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, rendition, reason }: { id: string; rendition: Rendition | null; reason: unknown },
) {
  const tell = () => {
    if (typeof reason === 'object' && reason !== null) {
      if (TOLD.has(reason)) return;
      TOLD.add(reason);
    }
    request.log.error({ err: reason, picture: id }, 'Generate resized image failed');
  };
  const address = isRemote(id) ? publicAddress(id) : null;
  if (address !== null) {
    tell();
    return reply
      .removeHeader('etag')
      .headers({ ...FOR_ANY_PAGE, 'cache-control': A_MINUTE })
      .redirect(address, 302);
  }
  const isBusy = reason instanceof ImageError && reason.statusCode === 503;
  if (rendition === null || isBusy) throw reason;
  const remains = await rendition.readRemains().catch(() => {
    throw reason;
  });
  tell();
  return reply
    .removeHeader('etag')
    .headers({ ...FOR_ANY_PAGE, 'cache-control': A_MINUTE })
    .type(rendition.contentType)
    .send(remains);
}

/**
 * The address as browsers write it; null where it is none, or names someone. Pages load no picture by
 * `http:`; an address with a port of its own is of a machine that is tried out, and stays.
 */
function publicAddress(id: string): string | null {
  if (!URL.canParse(id)) return null;
  const url = new URL(id);
  if (url.username !== '' || url.password !== '') return null;
  if (url.port === '') url.protocol = 'https:';
  return url.href;
}
