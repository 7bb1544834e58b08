import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './liveReader';
import { readMailWords } from './mailWords';

export interface Mail {
  /** The header, unfolded. */
  head: string;
  /** Its text part, decoded. */
  words: string;
}

/**
 * Mails to an address that lie in a site's outbox, oldest first.
 * @param dataDir of the site; the journey's own without one
 */
export function mailsTo(address: string, dataDir = process.env['BROADSHEET_E2E_DATA']!): Mail[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => ({
      head: mail.slice(0, mail.indexOf('\n\n')).replace(/\n[ \t]+/g, ' '),
      words: readMailWords(mail),
    }));
}

/** The mail to an address whose subject begins so. */
export async function mailTo(address: string, subject: string): Promise<Mail> {
  const find = () => mailsTo(address).find(({ head }) => head.includes(`Subject: ${subject}`));
  await until(find, Boolean, 60_000);
  return find()!;
}
