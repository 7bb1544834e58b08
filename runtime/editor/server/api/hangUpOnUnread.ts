import type { FastifyInstance } from 'fastify';

/** ms in which someone who was refused may still read why. */
const LINGER = 1000;

/**
 * Ends the connections of those who were answered before all of their body was here. What they send on is
 * thrown away unseen until then: a connection that is cut at once would often lose the answer with it.
 */
export function hangUpOnUnread(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, LINGER).unref();
  });
}
