import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/HttpError';
import { sendJson } from '../../http/sendJson';
import type { Feed } from '../feeds/Feed';

/**
 * Answers with what `pick` makes of a feed, which caches may keep as long as the feed says.
 *
 * @param variable the environment variable that would name the feed
 * @throws HttpError 503 where there is no feed
 */
export async function sendFeed<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, variable, pick }: { feed: Feed<T> | null; variable: string; pick: (all: T) => unknown },
): Promise<FastifyReply> {
  if (!feed) throw new HttpError(503, `No feed is set: name one by ${variable}`);
  const body = pick(await feed.read());
  return sendJson(request, reply, body, `public, max-age=${feed.maxAge}`);
}
