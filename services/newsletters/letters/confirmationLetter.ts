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
    title: 'Confirm that you signed up',
    words: [`You asked for ${listOf(titles)}. Confirm it, and it will come to this address.`],
    button: { url, label: 'Confirm' },
    after: ['The link works once, for seven days.'],
    foot: `Someone gave this address to ${look.siteName}. If it was not you, do nothing: nothing will come.`,
  });
  return { to: { address }, subject: `Confirm: ${listOf(titles)}`, ...letter };
}
