import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The same routes at an address for this process alone: content sources ask the mounted services by
 * HTTP, also for the last pages of a node that takes no connections any more. It opens as the server
 * begins to listen, and closes when all is answered.
 *
 * @returns its address, once it listens
 */
export function openInnerServer(app: FastifyInstance): () => string | null {
  const inner = createServer((request, response) => app.routing(request, response));
  let address: string | null = null;
  app.addHook('onListen', async () => {
    inner.listen(0, '127.0.0.1');
    await once(inner, 'listening');
    address = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  });
  app.addHook('onClose', async () => {
    inner.close();
    inner.closeAllConnections();
  });
  return () => address;
}
