import Fastify from 'fastify';

import { readSiteRule } from '../access/accessRule';
import { openPool, requireVariables } from '../http/runAlone';
import { signImage } from '../images/signImage';
import { contentService } from './plugin';

/**
 * Runs the content service by itself, at `/content/v4/…`. From the environment: `DATABASE_URL`,
 * `ARC_ACCESS_TOKEN` and `RESIZER_SECRET` are needed; `WEBSITE` (broadsheet), `IMAGE_HOSTS` and
 * `OWN_HOSTS` (by comma), `READER_ACCESS` as the site has it, `HOST` and `PORT` (3001) may be set.
 *
 * @throws when something needed is missing, the database cannot be reached or the port is in use.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL, ARC_ACCESS_TOKEN, RESIZER_SECRET } = requireVariables(
    env,
    ['DATABASE_URL', 'ARC_ACCESS_TOKEN', 'RESIZER_SECRET'],
    ['ARC_ACCESS_TOKEN', 'RESIZER_SECRET'],
  );
  const app = Fastify({ logger: true });
  await app.register(contentService, {
    pool: openPool(DATABASE_URL, app),
    token: ARC_ACCESS_TOKEN,
    isOpen: readSiteRule(env.READER_ACCESS).kind === 'free',
    website: env.WEBSITE ?? 'broadsheet',
    signImage: (id) => signImage(RESIZER_SECRET, id),
    imageHosts: listOf(env.IMAGE_HOSTS),
    ownHosts: listOf(env.OWN_HOSTS),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ host: env.HOST ?? '127.0.0.1', port: Number(env.PORT ?? 3001) });
}

const listOf = (text = ''): string[] => text.split(',').filter((item) => item !== '');

await main(process.env);
