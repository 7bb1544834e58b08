import { firstKey } from '../fusion/firstKey';
import type { ContentRequest } from '../fusion/types';

/**
 * One thing that a block looked at while it rendered. A fragment may be used again exactly when
 * every read gives what it gave then.
 */
export type Read =
  | { kind: 'app'; name: string }
  | { kind: 'component'; name: 'id' | 'key' }
  /** Whether an editor looks at it; unlike the app's `isAdmin` no island is told. */
  | { kind: 'editing' }
  | { kind: 'meta'; name: string }
  /** A value somewhere in the global content, or the names it holds. */
  | { kind: 'global'; path: readonly string[]; what: 'value' | 'keys' }
  /** The global content as a whole. */
  | { kind: 'globalContent' }
  | { kind: 'content'; key: string; request: ContentRequest }
  /** The first of these that no block above shows (`useFirstOnPage`). */
  | { kind: 'first'; ids: readonly string[]; count: number };

/** App values that are the same on every page of a website. */
const OF_THE_SITE: readonly string[] = ['arcSite', 'contextPath', 'deployment', 'siteProperties'];

/** Whether readers get the same for it on every page of a website. */
export const isOfTheSite = (read: Read): boolean =>
  read.kind === 'content' ||
  read.kind === 'editing' ||
  (read.kind === 'app' && OF_THE_SITE.includes(read.name));

/** Whether only a publish or a new build makes it another: no content, and nothing of the page's. */
export const isPublishedOnly = (read: Read): boolean =>
  read.kind !== 'content' && isOfTheSite(read);

export function readId(read: Read): string {
  switch (read.kind) {
    case 'global':
      return `g:${read.what}:${read.path.join('\u0000')}`;
    case 'content':
      return `c:${read.key}`;
    case 'globalContent':
      return 'G';
    case 'editing':
      return 'e';
    case 'first':
      return firstKey(read.ids, read.count);
    default:
      return `${read.kind}:${read.name}`;
  }
}

/** What a value is to a fragment: primitives by value, objects by their kind (their parts are reads of their own). */
export function digestValue(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  if (typeof value === 'function') return 'function';
  return typeof value === 'string' ? `s${value}` : `${typeof value}:${JSON.stringify(value)}`;
}

/** The value at a path of JSON data. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const name of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

export function digestGlobal(data: unknown, read: Read & { kind: 'global' }): string {
  const value = valueAt(data, read.path);
  if (read.what === 'value') return digestValue(value);
  return value !== null && typeof value === 'object'
    ? Object.keys(value).join(',')
    : digestValue(value);
}
