import Fastify from 'fastify';

import { statsService } from './plugin';
import { readProvider } from './readProvider';

/**
 * Runs the statistics service by itself, at `/statsinc/…`. From the environment: `ARC_ACCESS_TOKEN`
 * (the clock can be set with it), `SITE_ORIGIN`, `HOST` and `PORT` (3002) may be set, and a provider
 * by the variables of `readProvider`.
 *
 * @throws when a variable is wrong or the port is in use.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const app = Fastify({ logger: true });
  await app.register(statsService, {
    token: env.ARC_ACCESS_TOKEN ?? '',
    siteOrigin: env.SITE_ORIGIN ?? '',
    provider: readProvider(env),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ host: env.HOST ?? '127.0.0.1', port: Number(env.PORT ?? 3002) });
}

await main(process.env);
