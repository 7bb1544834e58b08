/**
 * Reading single values of unknown shape without ever throwing: what an editor filled in, what stands
 * in an address, what another system sent.
 */

/**
 * Halves of a character that stand alone (nothing can be made an address or bytes of them), and
 * control characters, which no page may hold; line breaks and tabs stay.
 */
const UNPRINTABLE = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/** A trimmed string that a page may hold; numbers are written out; `''` for anything else. */
export function text(value: unknown): string {
  if (typeof value === 'string') return printable(value).trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A string without what no page may hold: lone surrogates are replaced, control characters dropped. */
export function printable(value: string): string {
  return value.replace(UNPRINTABLE, (found) => (/\p{Cc}/u.test(found) ? '' : '\uFFFD'));
}

/** A finite number, also when it was written as a string; otherwise the fallback. */
export function number<F = number>(value: unknown, fallback: F | 0 = 0): number | F {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

/** True or false, also when written as a string; null when neither was said. */
export function flag(value: unknown): boolean | null {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** What bounds a number that someone fills in. */
export interface Bounds {
  min?: number;
  max?: number;
  /** Without one, numbers are whole. */
  step?: number;
}

/** A number within its bounds, whole unless `step` says otherwise; the fallback for what is no number. */
export function bounded<F>(value: unknown, fallback: F, { min, max, step }: Bounds): number | F {
  const read = number<F>(value, fallback);
  if (typeof read !== 'number') return read;
  const whole = step === undefined ? Math.trunc(read) : read;
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, whole));
}
