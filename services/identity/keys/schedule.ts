/** When a signing key begins to sign (ms since 1970). */
export interface KeyTimes {
  signsFrom: number;
}

const DAY = 86_400_000;

/** A key signs for so long (ms). */
export const ROTATE_EVERY_MS = 90 * DAY;

/** A new key is published so long before it signs (ms): longer than any client keeps our keys. */
export const LEAD_MS = DAY;

/**
 * An old key stays published so long after it signed last (ms): the tokens live for minutes, but a
 * client may show us an ID token when it signs out, days later.
 */
export const KEPT_MS = 7 * DAY;

/** The keys to publish at `now` (ms since 1970); the one that signs comes first. */
export function publishedKeys<T extends KeyTimes>(keys: readonly T[], now: number): T[] {
  const ordered = keys.toSorted((a, b) => b.signsFrom - a.signsFrom);
  const signing = ordered.findIndex(({ signsFrom }) => signsFrom <= now);
  if (signing === -1) return [];
  const kept = ordered.filter((_, index) => {
    const successor = ordered[index - 1];
    return index <= signing || (successor !== undefined && now < successor.signsFrom + KEPT_MS);
  });
  const [first] = kept.splice(signing, 1);
  return first ? [first, ...kept] : kept;
}

/** Keys that need not be published any more at `now`. */
export function outlivedKeys<T extends KeyTimes>(keys: readonly T[], now: number): T[] {
  const published = publishedKeys(keys, now);
  return published.length === 0 ? [] : keys.filter((key) => !published.includes(key));
}

/** When the next key is to begin to sign, if it must be published at `now` already; null while it need not. */
export function nextSignsFrom(keys: readonly KeyTimes[], now: number): number | null {
  if (!keys.some(({ signsFrom }) => signsFrom <= now)) return now;
  const newest = Math.max(...keys.map(({ signsFrom }) => signsFrom));
  return newest + ROTATE_EVERY_MS - LEAD_MS <= now ? now + LEAD_MS : null;
}
