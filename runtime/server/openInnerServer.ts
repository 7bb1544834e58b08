import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The same routes at an address for this process alone: content sources ask the mounted services by
 * HTTP, also for the last pages of a node that takes no connections any more. It opens before
 * the server listens, and closes when all is answered.
 *
 * @returns its address, once it is open
 */
export function openInnerServer(app: FastifyInstance): () => string | null {
  const inner = createServer((request, response) => app.routing(request, response));
  let address: string | null = null;
  app.addHook('onReady', async () => {
    inner.listen(0, '127.0.0.1').unref();
    await once(inner, 'listening');
    address = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  });
  app.addHook('onClose', async () => {
    inner.close();
    inner.closeAllConnections();
  });
  return () => address;
}
