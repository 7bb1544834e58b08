import type { IncomingHttpHeaders } from 'node:http';

/** First-party cookie with the keys of the gifts that were opened in a browser, the latest first. */
export const GIFT_COOKIE = 'broadsheet_gifts';

const MAX_GIFTS = 12;
const KEY = /^[\w-]{20,100}$/;

/** The keys that a browser remembers; whether they open anything is for `Gifts.opens` to say. */
export function giftsIn({ cookie = '' }: IncomingHttpHeaders): string[] {
  const start = `${GIFT_COOKIE}=`;
  const found = cookie.split(/;\s*/).find((pair) => pair.startsWith(start)) ?? start;
  return found
    .slice(start.length)
    .split('.')
    .filter((key) => KEY.test(key))
    .slice(0, MAX_GIFTS);
}

/**
 * The cookie with one more gift. No script reads it.
 *
 * @param seconds for which it is kept
 */
export function rememberGift(
  key: string,
  { known, seconds, isHttps }: { known: readonly string[]; seconds: number; isHttps: boolean },
): string {
  const keys = [key, ...known.filter((other) => other !== key)].slice(0, MAX_GIFTS);
  const secure = isHttps ? '; Secure' : '';
  return `${GIFT_COOKIE}=${keys.join('.')}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
