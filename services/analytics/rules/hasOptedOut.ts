import type { IncomingHttpHeaders } from 'node:http';

/** Whether a reader asks not to be counted: Global Privacy Control, or Do Not Track. */
export function hasOptedOut(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
