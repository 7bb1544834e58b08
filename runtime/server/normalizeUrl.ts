/** Query parameters that only say where a reader came from: they never change the page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|_ga|cid|ref)$/i;

/** What whoever asks for an address gets that can't be decoded. */
export const UNREADABLE_ADDRESS = 'This address can’t be read.';

const MAX_PARAMETERS = 20;

/** Most addresses: nothing to decode, fold or sort. */
const PLAIN = /^(?:\/|(?:\/[\w~-][\w.~-]*)+\/?)$/;

export interface NormalizedUrl {
  /** Path with leading slash, without a trailing one except for `/`. */
  path: string;
  /**
   * Path as asked for, with its trailing slash unless that makes no difference, and the parameters that
   * count, in a fixed order: the page's key and its `requestUri`.
   */
  uri: string;
  /** What the page is asked as: the parameter `outputType`, which is not part of `uri`; null for the page itself. */
  outputType: string | null;
}

/**
 * The one form of an address: doubled slashes folded, tracking parameters dropped, the rest sorted; the
 * output type stands apart. Gives null for what can't be decoded.
 *
 * @param isSlashIgnored whether `/a/b` and `/a/b/` are one page; upstreams may know them as two
 */
export function normalizeUrl(url: string, isSlashIgnored = false): NormalizedUrl | null {
  if (PLAIN.test(url)) {
    const path = withoutSlash(url);
    return { path, uri: isSlashIgnored ? path : url, outputType: null };
  }
  const [rawPath = '/', ...rest] = url.split('?');
  let path: string;
  try {
    path = decodeURI(rawPath).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
  if (path.includes('\0') || path.split('/').includes('..')) return null;
  const parameters = new URLSearchParams(rest.join('?'));
  const outputType = parameters.get('outputType') || 'default';
  const all = [...parameters.entries()]
    .filter(([name]) => name !== '' && name !== 'outputType' && !TRACKING.test(name))
    .slice(0, MAX_PARAMETERS)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(all);
  const search = query.toString();
  const shown = isSlashIgnored ? withoutSlash(path) : path;
  return {
    path: withoutSlash(path),
    uri: search ? `${shown}?${search}` : shown,
    outputType: outputType === 'default' ? null : outputType,
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
