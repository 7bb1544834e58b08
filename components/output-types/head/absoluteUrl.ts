/** An address with the site's origin; one that already has an origin stays as it is. */
export function absoluteUrl(url: string, origin: string): string {
  if (url.startsWith('//')) return `https:${url}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `${origin}${url}`;
}
