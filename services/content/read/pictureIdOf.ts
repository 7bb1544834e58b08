/** A picture's original or one of its sizes, at the end of a path. */
const STORED = /\/(?:photo|resizer)\/v2\/([^/?#]+)/;

/**
 * What the resizer knows a picture by (platform §7): the file name of an original stored with us, the
 * whole address of one on a host whose pictures it reads. Null for any other picture.
 */
export function pictureIdOf(url: string, imageHosts: readonly string[]): string | null {
  const isRelative = /^\/(?!\/)/.test(url);
  const isOnHost = URL.canParse(url) && imageHosts.includes(new URL(url).host);
  if (!isRelative && !isOnHost) return null;
  return STORED.exec(url)?.[1] ?? (isRelative ? null : url);
}
