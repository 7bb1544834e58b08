import { letterOf } from '../../../plain-pages/letterOf';
import type { SiteLook } from '../../../plain-pages/SiteLook';
import type { MailMessage } from '../../mail/MailMessage';
import type { CatalogueEntry } from '../options';
import { listOf } from '../routes/words';
import { unsubscribeHeaders } from '../rules/unsubscribeLinks';

export interface Welcome {
  address: string;
  newsletters: readonly CatalogueEntry[];
  /** Where one leaves them. */
  leaveUrl: string;
  /** Where one leaves all; the same where there are several. */
  leaveAllUrl: string;
  manageUrl: string;
}

/** The first mail to a list: what will come, when, and how to leave. */
export function welcomeLetter(
  look: SiteLook,
  { address, newsletters, leaveUrl, leaveAllUrl, manageUrl }: Welcome,
): MailMessage {
  const titles = listOf(newsletters.map(({ title }) => title));
  const letter = letterOf(look, {
    title: 'You are signed up',
    words: newsletters.map(
      ({ title, frequency, description }) => `${title}. ${frequency}. ${description}`,
    ),
    button: { url: manageUrl, label: 'Choose your newsletters' },
    foot: `You are receiving this email because you signed up for ${titles} from ${look.siteName}.`,
    links: [
      { url: leaveUrl, label: 'Unsubscribe' },
      ...(leaveAllUrl === leaveUrl
        ? []
        : [{ url: leaveAllUrl, label: 'Unsubscribe from all newsletters' }]),
    ],
  });
  return {
    to: { address },
    subject: `You are signed up: ${titles}`,
    ...letter,
    headers: unsubscribeHeaders(leaveUrl),
  };
}
