import type { MailMessage } from '../../mail/MailMessage';
import { unsubscribeHeaders } from '../rules/unsubscribeLinks';
import type { EditionPage } from './EditionSettings';

interface EditionMailParts extends Pick<EditionPage, 'html' | 'text'> {
  address: string;
  subject: string;
  fromName: string;
  /** Where this reader leaves the newsletter. */
  leaveUrl: string;
  /** In the markup and the text: where that address comes. */
  unsubscribeTag: string;
}

/** An edition for one reader, with the way to leave that is theirs. */
export function editionMail(parts: EditionMailParts): MailMessage {
  const { address, subject, fromName, html, text, leaveUrl, unsubscribeTag } = parts;
  return {
    to: { address },
    subject,
    fromName,
    html: html.replaceAll(unsubscribeTag, leaveUrl),
    text: text.replaceAll(unsubscribeTag, leaveUrl),
    headers: unsubscribeHeaders(leaveUrl),
  };
}
