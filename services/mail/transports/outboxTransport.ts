import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

import type { MailTransport } from '../MailMessage';

/** Mails that stay in the folder. */
const MOST = 1000;

/**
 * Puts mails into a folder, one file each (`….eml`, newest last by name), for machines that send none. Nobody
 * but the owner may read them: they hold links with which one signs in.
 */
export function outboxTransport(folder: string, now: () => number = Date.now): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    send: async ({ message: { to, subject, html, text, headers = {} }, from, messageId }) => {
      const address = { name: to.name ?? '', address: to.address };
      const sent = await transport.sendMail({
        from,
        to: address,
        subject,
        html,
        text,
        headers,
        messageId,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const time = new Date(now()).toISOString().replace(/[:.]/g, '-');
      const name = `${time}-${String(count % 10_000).padStart(4, '0')}`;
      const file = join(folder, `${name}.eml`);
      await writeFile(`${file}.next`, sent.message as Buffer, { mode: 0o600 });
      await rename(`${file}.next`, file);
      if (count % 100 === 1) await keepNewest(folder);
    },
    close: () => transport.close(),
  };
}

async function keepNewest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  await Promise.all(
    names.slice(0, Math.max(0, names.length - MOST)).map((name) => rm(join(folder, name))),
  );
}
