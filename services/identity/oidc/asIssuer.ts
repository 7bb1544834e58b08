import type { IncomingMessage } from 'node:http';

/**
 * Makes a request say that it came to the issuer's address, whatever a proxy or a client say: links,
 * cookies and audiences follow from that alone.
 *
 * @param path of the request below the issuer, with its query
 */
export function asIssuer(request: IncomingMessage, issuer: string, path: string): void {
  const { host, pathname, protocol } = new URL(issuer);
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = host;
  request.url = path;
  // What the provider takes the place where it is mounted from.
  Object.assign(request, { originalUrl: `${pathname}${path}` });
}
