import { text } from '@broadsheet/define/values';

export { flag, number, printable, text } from '@broadsheet/define/values';

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

/** The first of several values that is a non-empty string. */
export function firstText(...values: unknown[]): string {
  for (const value of values) {
    const found = text(value);
    if (found) return found;
  }
  return '';
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
