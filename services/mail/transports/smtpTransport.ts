import { createTransport } from 'nodemailer';

import { MailRefused, type MailTransport } from '../MailMessage';

/** ms */
const TIMES = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
} as const;

/**
 * Sends by SMTP, over two connections that stay open.
 * @param url `smtp://user:password@host:587` (STARTTLS where the server has it), or `smtps://…:465`
 */
export function smtpTransport(url: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMES,
  });
  return {
    send: async ({ message: { to, subject, html, text, headers = {} }, from, messageId }) => {
      const address = { name: to.name ?? '', address: to.address };
      try {
        await transport.sendMail({ from, to: address, subject, html, text, headers, messageId });
      } catch (error) {
        throw isForEver(error)
          ? new MailRefused((error as Error).message, isOfAddress(error, to.address), {
              cause: error,
            })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Whether the server refused this mail (5xx to its receiver or its content), not us or this moment. */
function isForEver(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Whether the server refuses this address for good: not us (5.7: its policy), and not a mailbox that is full.
 */
function isOfAddress(error: unknown, address: string): boolean {
  const { rejected, response = '' } = error as { rejected?: unknown; response?: string };
  const isRejected = Array.isArray(rejected) && rejected.includes(address);
  return isRejected && !/^5\d\d[ -]5\.(?:7\.\d|2\.2)/.test(response);
}
