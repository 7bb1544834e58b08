import { normalizePath, splitUri } from './path';

/** `exact`: this address; `prefix`: this address and all below it. */
export type RedirectScope = 'exact' | 'prefix';
export type RedirectStatus = 301 | 302 | 307 | 308;

export interface Redirect {
  /** Normalised path. */
  from: string;
  scope: RedirectScope;
  /** Path on this site, or address elsewhere. */
  to: string;
  status: RedirectStatus;
}

/** The redirects of a website by path. */
export interface RedirectTable {
  exact: Map<string, Redirect>;
  prefix: Map<string, Redirect>;
  /** Characters of the longest prefix: longer ones need not be tried. */
  longestPrefix: number;
}

const MOST_HOPS = 10;

export function createRedirectTable(redirects: Iterable<Redirect>): RedirectTable {
  const table: RedirectTable = { exact: new Map(), prefix: new Map(), longestPrefix: 0 };
  for (const redirect of redirects) {
    table[redirect.scope].set(redirect.from, redirect);
    if (redirect.scope === 'prefix' && redirect.from.length > table.longestPrefix) {
      table.longestPrefix = redirect.from.length;
    }
  }
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
  const own = normalizePath(path);
  const exact = table.exact.get(own);
  if (exact) return leadTo(exact, '', own, search);
  if (table.prefix.size === 0) return null;
  for (const prefix of prefixesOf(own)) {
    const redirect = prefix.length <= table.longestPrefix && table.prefix.get(prefix);
    if (!redirect) continue;
    // Of the normalised path: what a reader asked for can't make the location another host's.
    const rest = own.slice(prefix === '/' ? 0 : prefix.length);
    return leadTo(redirect, rest.length > 1 && path.endsWith('/') ? `${rest}/` : rest, own, search);
  }
  return null;
}

/** A normalised path and those above it, the longest first. */
export function* prefixesOf(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    yield path.slice(0, end);
  }
  if (path !== '/') yield '/';
}

/**
 * The addresses that readers would be sent through without end; null when there is an end.
 * @param near gives the redirects that a normalised path may meet.
 */
export async function findRedirectLoop(
  redirect: Redirect,
  near: (path: string) => Promise<Redirect[]>,
): Promise<string[] | null> {
  let path = redirect.scope === 'prefix' ? normalizePath(`${redirect.from}/x`) : redirect.from;
  const seen = [path];
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const table = createRedirectTable([...(await near(path)), redirect]);
    const next = findRedirect(table, path, '');
    if (!next?.location.startsWith('/')) return null;
    path = normalizePath(splitUri(next.location).path);
    seen.push(path);
    if (seen.indexOf(path) < seen.length - 1) return seen;
  }
  return seen;
}

function leadTo(redirect: Redirect, rest: string, own: string, search: string) {
  const { path: target, search: targetSearch } = splitUri(redirect.to);
  const hash = redirect.to.slice(target.length + targetSearch.length);
  const path = rest ? `${target.replace(/(?<!\/)\/+$/, '')}${rest}` : target;
  if (path.startsWith('/') && normalizePath(path) === own && !hash) return null;
  const query =
    targetSearch && search ? `${targetSearch}&${search.slice(1)}` : targetSearch || search;
  return { location: `${path}${query}${hash}`, status: redirect.status };
}
