import { cell, fields, text } from '../read';
import type { Fields } from '../read';
import { clockText, readClock } from './readClock';

/**
 * How a cell of a table is made of what the provider sends: `''` where it does not say. Numbers stand in
 * objects in some sports and alone in others, so a path may have alternatives: `hits.total|hits`.
 */
export type Printed = (row: Fields) => string;

/** As it is sent. */
export function plain(path: string): Printed {
  return (row) => cell(valueAt(row, path));
}

/** Two numbers that belong together, `10-18`; only where both are known. */
export function pair(first: string, second: string, between = '-'): Printed {
  return (row) => {
    const [one, other] = [cell(valueAt(row, first)), cell(valueAt(row, second))];
    return one && other ? `${one}${between}${other}` : '';
  };
}

/** `+3`, `-1`, `0`. */
export function signed(path: string): Printed {
  return (row) => {
    const written = cell(valueAt(row, path));
    return /^[1-9]\d*$/.test(written) ? `+${written}` : written;
  };
}

/** `18:42`; minutes alone stay alone. */
export function time(path: string): Printed {
  return (row) => {
    const value = valueAt(row, path);
    const written = text(value);
    return written && !written.includes(':') ? cell(value) : clockText(readClock(value));
  };
}

/** `54.3%`, also of `054.3`, which says no percent sign. */
export function percentage(path: string): Printed {
  return (row) => {
    const written = text(valueAt(row, path));
    return /^\d+(\.\d+)?$/.test(written) ? cell(`${written}%`) : cell(written);
  };
}

/** The first of the alternatives that can be printed or holds something. */
function valueAt(row: Fields, path: string): unknown {
  for (const keys of path.split('|').map((way) => way.split('.'))) {
    const value = keys.reduce<unknown>((part, key) => fields(part)[key], row);
    if (text(value) !== '' || Object.hasOwn(fields(value), 'minutes')) return value;
  }
  return null;
}
