import type { RedirectScope, RedirectStatus } from '../tables';
import { joinPath, normalizePath, splitPath, splitUri } from './path';

export interface Redirect {
  from: string;
  scope: RedirectScope;
  /** Path on this site, or address elsewhere. */
  to: string;
  status: RedirectStatus;
}

/** The redirects of a website by normalised path. */
export interface RedirectTable {
  exact: Map<string, Redirect>;
  prefix: Map<string, Redirect>;
}

const MOST_HOPS = 10;

export function createRedirectTable(redirects: Iterable<Redirect>): RedirectTable {
  const table: RedirectTable = { exact: new Map(), prefix: new Map() };
  for (const redirect of redirects)
    table[redirect.scope].set(normalizePath(redirect.from), redirect);
  return table;
}

/**
 * Where a path leads: an exact redirect, else that of the longest prefix (what follows the prefix is
 * kept). The query string is kept. Null also where it would lead to itself.
 */
export function findRedirect(
  table: RedirectTable,
  path: string,
  search: string,
): { location: string; status: RedirectStatus } | null {
  const segments = splitPath(path);
  const own = joinPath(segments);
  const exact = table.exact.get(own);
  if (exact) return leadTo(exact, '', own, search);
  if (table.prefix.size === 0) return null;
  for (let length = segments.length; length >= 0; length -= 1) {
    const redirect = table.prefix.get(joinPath(segments.slice(0, length)));
    // Encoded again: what a reader asked for can't turn the location into another host's.
    const rest = length === segments.length ? '' : joinPath(segments.slice(length));
    const slash = rest && path.endsWith('/') ? '/' : '';
    if (redirect) return leadTo(redirect, `${rest}${slash}`, own, search);
  }
  return null;
}

/** The addresses a reader would be sent through without end; null when there is an end. */
export function findRedirectLoop(table: RedirectTable, redirect: Redirect): string[] | null {
  const start = redirect.scope === 'prefix' ? `${normalizePath(redirect.from)}/x` : redirect.from;
  const seen = [normalizePath(start)];
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const next = findRedirect(table, seen.at(-1) ?? '/', '');
    if (!next?.location.startsWith('/')) return null;
    const path = normalizePath(splitUri(next.location).path);
    if (seen.includes(path)) return [...seen, path];
    seen.push(path);
  }
  return seen;
}

function leadTo(redirect: Redirect, rest: string, own: string, search: string) {
  const { path: target, search: targetSearch } = splitUri(redirect.to);
  const hash = redirect.to.slice(target.length + targetSearch.length);
  const path = rest ? `${target.replace(/\/+$/, '')}${rest}` : target;
  if (path.startsWith('/') && normalizePath(path) === own && !hash) return null;
  const query =
    targetSearch && search ? `${targetSearch}&${search.slice(1)}` : targetSearch || search;
  return { location: `${path}${query}${hash}`, status: redirect.status };
}
