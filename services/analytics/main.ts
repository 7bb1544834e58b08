import Fastify from 'fastify';

import { openPool, requireVariables } from '../http/runAlone';
import { analyticsService } from './plugin';

/**
 * Runs the analytics service by itself. From the environment: `DATABASE_URL` and `CONTENT_BASE` are
 * needed; `ARC_ACCESS_TOKEN`, `WEBSITE` (broadsheet), `CLIENT_ADDRESS_HEADER`, `HOST` and `PORT` (3006)
 * may be set.
 *
 * @throws when something needed is missing, the database cannot be reached or the port is in use.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL, CONTENT_BASE } = requireVariables(env, ['DATABASE_URL', 'CONTENT_BASE']);
  const app = Fastify({ logger: true });
  await app.register(analyticsService, {
    pool: openPool(DATABASE_URL, app),
    website: env.WEBSITE ?? 'broadsheet',
    contentBase: () => CONTENT_BASE.replace(/\/$/, ''),
    contentToken: env.ARC_ACCESS_TOKEN?.split(',')[0] ?? '',
    clientHeader: env.CLIENT_ADDRESS_HEADER ?? '',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ host: env.HOST ?? '127.0.0.1', port: Number(env.PORT ?? 3006) });
}

await main(process.env);
