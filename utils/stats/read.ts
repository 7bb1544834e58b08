import { trimEnd } from '../text/trimEnd';

/**
 * Looking into what the statistics provider sends without ever throwing: each reader gives the value
 * when it is, or is written as, what was asked for, and an empty one otherwise.
 */
export type Fields = Record<string, unknown>;

/** An object that is not an array; `{}` for anything else. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** The members of an array; a lone object is a list of one; `[]` for anything else. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  return typeof value === 'object' && value !== null ? [value] : [];
}

/** Lone halves of a character, and control characters: no page may hold them. */
const UNPRINTABLE = /\p{Surrogate}|\p{Cc}/gu;

/** What programs write where there was no text. */
const NO_TEXT = new Set(['null', 'undefined', 'NaN', '[object Object]']);

/** Text on one line without spaces around it; numbers are written out; `''` for anything else. */
export function text(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  const written = value.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  return NO_TEXT.has(written) ? '' : written;
}

/** The first of several values that has text. */
export function firstText(...values: unknown[]): string {
  return values.map(text).find(Boolean) ?? '';
}

/** A whole number, also as text, between bounds; null otherwise. */
export function whole(value: unknown, min: number, max: number): number | null {
  const written = typeof value === 'string' ? value.trim() : value;
  if (typeof written === 'string' && !/^[+-]?\d+(\.0+)?$/.test(written)) return null;
  if (typeof written !== 'string' && typeof written !== 'number') return null;
  // `-0` is 0.
  const number = Number(written) || 0;
  const isUsable = Number.isInteger(Number(written)) && number >= min && number <= max;
  return isUsable ? number : null;
}

/** A count of something in a game: 0 to `max`; null otherwise. */
export function count(value: unknown, max = 9_999): number | null {
  return whole(value, 0, max);
}

/** True or false, also as text or as 1 and 0; null when neither was said. */
export function flag(value: unknown): boolean | null {
  const written = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (written === true || written === 'true' || written === 1 || written === '1') return true;
  if (written === false || written === 'false' || written === 0 || written === '0') return false;
  return null;
}

/**
 * A value of a table as it is printed: percentages lose their padding, `045.00 %` is `45%`; other text
 * stays as it is.
 */
export function cell(value: unknown): string {
  const written = text(value);
  const found = /^0*(\d|[1-9]\d+)(\.\d+)?\s*%$/.exec(written);
  if (!found) return written;
  const [, integer = '', decimals = ''] = found;
  return `${integer}${decimals.length > 2 ? trimEnd(trimEnd(decimals, '0'), '.') : decimals}%`;
}
