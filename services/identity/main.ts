import { readFileSync } from 'node:fs';

import Fastify from 'fastify';

import { PlainPages } from '../../plain-pages/PlainPages';
import { readLook } from '../../plain-pages/readLook';
import { openPool, requireVariables } from '../http/runAlone';
import { Mailer } from '../mail/Mailer';
import { mailService } from '../mail/plugin';
import { readMail } from '../mail/readMail';
import { editorClient } from './editorClient';
import { identityService } from './plugin';
import { readGoogle } from './readGoogle';
import { readersClient, readersClientSecret } from './readersClient';

/**
 * Runs the identity service by itself, at `/identity/…`. From the environment: `DATABASE_URL`,
 * `IDENTITY_SECRET`, `EDITOR_CLIENT_SECRET`, `ARC_ACCESS_TOKEN` and `IDENTITY_ISSUER` (the public
 * address of `/identity`) are needed; `SITE_LOOK` (a file with the look of the site), without it `SITE_NAME`,
 * and `SMTP_URL` and `MAIL_FROM`, `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, `CLIENT_ADDRESS_HEADER`, `HOST` and
 * `PORT` (3007) may be set. Without `SMTP_URL` mails stay in the folder `outbox`.
 *
 * @throws when something needed is missing, the database cannot be reached or the port is in use.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const needed = ['IDENTITY_SECRET', 'EDITOR_CLIENT_SECRET', 'ARC_ACCESS_TOKEN'] as const;
  const { DATABASE_URL, IDENTITY_SECRET, EDITOR_CLIENT_SECRET, ARC_ACCESS_TOKEN, IDENTITY_ISSUER } =
    requireVariables(env, ['DATABASE_URL', 'IDENTITY_ISSUER', ...needed], needed);
  const look: unknown = env.SITE_LOOK
    ? JSON.parse(readFileSync(env.SITE_LOOK, 'utf8'))
    : { siteName: env.SITE_NAME ?? new URL(IDENTITY_ISSUER).host };
  const app = Fastify({ logger: true });
  const pool = openPool(DATABASE_URL, app);
  const secrets = IDENTITY_SECRET.split(',');
  const pages = new PlainPages(readLook(look));
  const { transport, from } = readMail(env, {
    dataDir: '.',
    siteName: pages.look.siteName,
    host: new URL(IDENTITY_ISSUER).hostname,
  });
  const mailer = await Mailer.open({ pool, transport, from, secrets, log: app.log });
  const google = readGoogle(env, pages.look.siteName);
  await app.register(mailService, { mailer });
  await app.register(identityService, {
    pool,
    token: ARC_ACCESS_TOKEN,
    secrets,
    issuer: () => IDENTITY_ISSUER.replace(/\/$/, ''),
    clients: [
      editorClient(EDITOR_CLIENT_SECRET.split(',')[0] ?? ''),
      readersClient(readersClientSecret(secrets[0] ?? '')),
    ],
    pages,
    mailer,
    ...(google && { google }),
    clientHeader: env.CLIENT_ADDRESS_HEADER ?? '',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ host: env.HOST ?? '127.0.0.1', port: Number(env.PORT ?? 3007) });
}

await main(process.env);
