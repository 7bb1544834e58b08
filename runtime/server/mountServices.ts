import type { FastifyPluginAsync } from 'fastify';
import type { Admit, LimitName } from './limits';
import { Refused } from './Refused';

/** Routes that other plugins write answers of themselves: these headers are in them all the same. */
export function mount(
  plugin: FastifyPluginAsync,
  headers: Record<string, string>,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    });
    await app.register(plugin);
  };
}

/** What a route of a service may say of itself: another limit than that of all. */
interface ServiceRoute {
  limit?: LimitName;
}

/** s after which one asks again what a service can't answer now and does not say when it can. */
const RETRY_AFTER_S = 10;

/** The services of a site, with a limit on what may be asked of them. Every 503 says when to come again. */
export function mountServices(
  plugin: FastifyPluginAsync,
  { admit, headers }: { admit: Admit; headers: Record<string, string> },
): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { limit = 'services' } = request.routeOptions.config as ServiceRoute;
      if (request.method !== 'GET') return;
      await admit(limit, request).catch((error: unknown) => {
        // The service words its own errors: when to come again it can't know.
        if (error instanceof Refused) reply.header('retry-after', String(error.retryAfter));
        throw error;
      });
    });
    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', String(RETRY_AFTER_S));
    });
    await app.register(mount(plugin, headers));
  };
}
