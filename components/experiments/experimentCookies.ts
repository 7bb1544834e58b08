import { abTestCookiePrefix } from '../../properties/campaigns';

/** What a reader was given, as in `hero=big|paywall=soft`: the engine chooses the forms of blocks by it. */
const FEATURES_COOKIE = 'broadsheet_features';

/** By what a browser is told from others: a random text that says nothing of who reads (platform §9: the prefix). */
const ID_COOKIE = `${abTestCookiePrefix}id`;

/** s: browsers keep a cookie that a script sets for seven days at most; each page sets them anew. */
const MAX_AGE = 7 * 24 * 60 * 60;

/** A feature’s key or value, where it can stand in the cookie. */
const WORD = /^[\w.:-]{1,100}$/;

/** characters: a cookie with more is refused by browsers. */
const LONGEST = 3500;

/** What this reader was given before this page: `hero=big`. */
export function givenFeatures(): string[] {
  const text = read(FEATURES_COOKIE);
  return text === '' ? [] : text.split('|');
}

/**
 * Keeps what a reader is given from the next page on.
 * @param features by key; texts, numbers and yes or no, which an editor can name: others are passed over
 */
export function keepFeatures(features: ReadonlyMap<string, unknown>): void {
  const words = [...features].flatMap(([key, value]) => featureWord(key, value) ?? []);
  while (words.join('|').length > LONGEST) words.pop();
  write(FEATURES_COOKIE, words.join('|'), words.length > 0 ? MAX_AGE : 0);
}

/** `hero=big`; null for what no block can be chosen by. */
export function featureWord(key: string, value: unknown): string | null {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  return WORD.test(key) && WORD.test(text) ? `${key}=${text}` : null;
}

/** By what this browser is told from others; made at first. */
export function readerId(): string {
  const known = read(ID_COOKIE);
  const id = /^[\da-f]{32}$/.test(known) ? known : randomId();
  write(ID_COOKIE, id, MAX_AGE);
  return id;
}

/** Nothing is known of this reader any more. */
export function forgetReader(): void {
  for (const name of [FEATURES_COOKIE, ID_COOKIE]) if (read(name) !== '') write(name, '', 0);
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

function read(name: string): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

function write(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax${secure}`;
}
