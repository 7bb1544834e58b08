import { text } from './json';

/** A name or id of an upstream as it may stand in a log: short, of letters, digits and `._/ -`. */
export function typeName(value: unknown): string {
  return text(value)
    .slice(0, 40)
    .replace(/[^\w./ -]/g, '?');
}
