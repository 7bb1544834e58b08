import { join } from 'node:path';

import type { MailTransport } from './MailMessage';
import { outboxTransport } from './transports/outboxTransport';
import { smtpTransport } from './transports/smtpTransport';

/** How mails of this deployment go, and from whom. */
export interface MailSettings {
  transport: MailTransport;
  /** `The Daily <news@daily.example>` */
  from: string;
  /** Folder in which mails stay that nothing sends; null where they are sent. */
  outbox: string | null;
}

const ADDRESS = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;

/**
 * From `SMTP_URL` and `MAIL_FROM`. Without a server mails go into the folder `outbox` of the data folder.
 * @param site whose mails they are, for the sender of a deployment that names none
 * @throws Error that names the variable that is wrong or missing
 */
export function readMail(
  env: NodeJS.ProcessEnv,
  { dataDir, siteName, host }: { dataDir: string; siteName: string; host: string },
): MailSettings {
  const { SMTP_URL: url = '', MAIL_FROM: given = '' } = env;
  const named = parseSender(given, siteName);
  if (url === '') {
    const outbox = join(dataDir, 'outbox');
    const from = named ?? sender(siteName, `no-reply@${host}`);
    return { transport: outboxTransport(outbox), from, outbox };
  }
  if (named === null)
    throw new Error(
      'SMTP_URL is set: MAIL_FROM has to say from whom mails are (news@daily.example).',
    );
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  // It may hold a password: it is not shown.
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '')
    throw new Error('SMTP_URL must be like smtp://user:password@mail.example:587, or smtps://…');
  return { transport: smtpTransport(url), from: named, outbox: null };
}

/** Null for an empty text. */
function parseSender(given: string, siteName: string): string | null {
  if (given === '') return null;
  const text = given.trim();
  const at = text.endsWith('>') ? text.indexOf('<') : -1;
  const name = at < 0 ? siteName : text.slice(0, at).trim();
  const address = at < 0 ? text : text.slice(at + 1, -1).trim();
  if (!ADDRESS.test(address))
    throw new Error(`MAIL_FROM must be like The Daily <news@daily.example>, not "${given}"`);
  return sender(name || siteName, address);
}

/** The name in quotes, so that a comma in it parts nothing. */
const sender = (name: string, address: string): string =>
  `"${name.replace(/["\\\p{Cc}]/gu, '')}" <${address}>`;
