import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of the site itself sends it. A CDN may have changed the host, so browsers are asked first. */
export function isOurs(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true; // older browsers name none to their own site
  return URL.canParse(origin) && new URL(origin).host === host;
}
