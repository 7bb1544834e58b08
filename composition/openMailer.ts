import type { FastifyInstance } from 'fastify';
import { keysOf, type ServicesContext } from '../runtime/cli/config';
import { Mailer } from '../services/mail/Mailer';
import type { Refusal } from '../services/mail/MailMessage';
import { readMail } from '../services/mail/readMail';
import { originOf, PAGES, type Env } from './site';

/**
 * The queue of mails. A site that is public and sends none says so at its start.
 * @param onRefused told of mails that will never arrive
 */
export async function openMailer(
  env: Env,
  { pool, dataDir, secrets }: Pick<ServicesContext, 'pool' | 'dataDir' | 'secrets'>,
  log: Pick<FastifyInstance['log'], 'error' | 'warn'>,
  onRefused: (refusal: Refusal) => Promise<void>,
): Promise<Mailer> {
  const [origin] = originOf('SITE_ORIGIN', env);
  const host = origin ? new URL(origin).hostname : 'localhost';
  const settings = readMail(env, { dataDir, siteName: PAGES.look.siteName, host });
  if (origin && settings.outbox)
    log.warn(`SMTP_URL is not set: mail is not sent, it stays in ${settings.outbox}.`);
  const { transport, from } = settings;
  return Mailer.open({
    pool,
    transport,
    from,
    secrets: keysOf(secrets.identitySecret),
    log,
    onRefused,
  });
}
