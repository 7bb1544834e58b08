import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Environment } from './environment';

/**
 * Answers at the site's port while the site is opened (tables are made or changed, the pack is
 * loaded): `/pf/health` says that the process is alive, everything else that it is not ready.
 * @returns a function that frees the port for the site
 * @throws when the port is in use
 */
export async function listenEarly({
  port,
  host,
}: Pick<Environment, 'port' | 'host'>): Promise<() => Promise<void>> {
  const server = createServer(({ url }, response) => {
    const isHealth = url === '/pf/health';
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isHealth ? {} : { 'retry-after': '2' }),
    });
    const starting = { status: 'not ready', reasons: ['The site is starting.'] };
    response.end(JSON.stringify(isHealth ? { status: 'ok' } : starting));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
