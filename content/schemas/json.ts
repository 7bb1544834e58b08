/**
 * Looking into JSON of unknown shape without ever throwing: each function gives the value when it
 * is what was asked for, and an empty one otherwise.
 */

export type JsonRecord = Record<string, unknown>;

/** An object that is not an array; `{}` for anything else. */
export function record(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : {};
}

/** The members of an array; `[]` for anything else. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

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

/** The first of several values that is a non-empty string. */
export function firstText(...values: unknown[]): string {
  for (const value of values) {
    const found = text(value);
    if (found) return found;
  }
  return '';
}

/** A finite number, also when it was written as a string; otherwise the fallback. */
export function number(value: unknown, fallback = 0): number {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

/** True or false, also when written as a string; null when neither was said. */
export function flag(value: unknown): boolean | null {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** The value at a path of keys; undefined when any step is missing. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    const step = record(node);
    return Object.hasOwn(step, key) ? step[key] : undefined;
  }, value);
}

/** A date as ISO 8601 text; `''` when there is none or it cannot be read. Numbers are ms. */
export function isoDate(value: unknown): string {
  if (typeof value === 'number') {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString();
  }
  const written = text(value);
  return written && !Number.isNaN(Date.parse(written)) ? written : '';
}
