import type { FastifyReply } from 'fastify';

import { sendJson } from '../../http/sendJson';
import type { Answer } from '../StatsSource';

/** Sends an answer so that a cache between us and the readers can hold it. */
export function sendAnswer<T>(reply: FastifyReply, answer: Answer<T>): FastifyReply {
  sayHowFresh(reply, answer);
  return sendJson(reply.request, reply, answer.body, cacheControlOf(answer));
}

/** `no-cache` where the clock may be set any moment. Caches count `age` as part of `max-age`. */
export function cacheControlOf({ maxAge, age, isStale }: Answer<unknown>): string {
  return maxAge > 0 ? `public, max-age=${maxAge + (isStale ? age : 0)}` : 'no-cache';
}

/** A last good answer says how old it is (s), and that it is one. */
export function sayHowFresh(reply: FastifyReply, { age, isStale }: Answer<unknown>): void {
  if (isStale) reply.headers({ age: String(age), warning: '110 - "Response is Stale"' });
}
