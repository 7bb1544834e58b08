import type { IncomingHttpHeaders } from 'node:http';

/** The address of who asks: the connection's, or what a CDN tells in a header (its name; empty for none). */
export function clientAddress(
  request: { headers: IncomingHttpHeaders; ip: string },
  header: string,
): string {
  const named = header === '' ? undefined : request.headers[header.toLowerCase()];
  return typeof named === 'string' ? named : request.ip;
}
