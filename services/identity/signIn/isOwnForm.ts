import type { IncomingHttpHeaders } from 'node:http';

/** Whether a form was sent by a page of ours, as browsers tell. Who tells nothing is refused. */
export function isOwnForm(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined ? site === 'same-origin' : headers.origin === origin;
}
