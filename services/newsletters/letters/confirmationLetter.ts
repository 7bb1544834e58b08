import { letterOf } from '../../../plain-pages/letterOf';
import type { SiteLook } from '../../../plain-pages/SiteLook';
import type { MailMessage } from '../../mail/MailMessage';
import { listOf } from '../routes/words';

/**
 * Asks the owner of an address whether they signed up.
 * @param titles of what was asked for
 * @param url of the page with the button
 */
export function confirmationLetter(
  look: SiteLook,
  { address, titles, url }: { address: string; titles: readonly string[]; url: string },
): MailMessage {
  const letter = letterOf(look, {
    title: 'Confirm your sign-up',
    words: [`You asked for ${listOf(titles)}. To start, confirm that this address is yours.`],
    button: { url, label: 'Confirm' },
    after: ['The link works for seven days.'],
    foot: `Someone entered this address at ${look.siteName}. If it was not you, ignore this email. Nothing more will be sent.`,
  });
  return { to: { address }, subject: `Confirm: ${listOf(titles)}`, ...letter };
}
