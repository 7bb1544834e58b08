/**
 * The segments of a path, decoded; empty ones (and so a trailing slash) do not count. What can't be
 * decoded stays as it is.
 */
export function splitPath(path: string): string[] {
  return path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
}

/** One way to write a path: `/news` for `/news/`, `/caf%C3%A9` for `/café`. */
export function normalizePath(path: string): string {
  return joinPath(splitPath(path));
}

/** The path of decoded segments. */
export function joinPath(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** The path of an address on this site, and its query string with `?` (or empty). */
export function splitUri(uri: string): { path: string; search: string } {
  const [address = ''] = uri.split('#', 1);
  const start = address.indexOf('?');
  if (start < 0) return { path: address || '/', search: '' };
  return { path: address.slice(0, start) || '/', search: address.slice(start) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
