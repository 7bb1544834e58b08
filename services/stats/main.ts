import Fastify from 'fastify';
import { statsService } from './plugin';
import { providerStats } from './provider/providerStats';
import { readProvider } from './readProvider';

/**
 * Runs the statistics service by itself, at `/statsinc/…`. From the environment: the provider by the
 * variables of `readProvider`; `SITE_ORIGIN`, `HOST` and `PORT` (3002) may be set.
 *
 * @throws when a variable is wrong or the port is in use.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const app = Fastify({ logger: true });
  const provider = readProvider(env);
  await app.register(statsService, {
    siteOrigin: env.SITE_ORIGIN ?? '',
    source: provider && providerStats({ ...provider, log: app.log }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ host: env.HOST ?? '127.0.0.1', port: Number(env.PORT ?? 3002) });
}

await main(process.env);
