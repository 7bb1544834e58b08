import { isSignatureOf, signatureOf } from './signed';

/** In the place of a newsletter's id: all of them. */
export const ALL = 'all';

/** Whom a link takes off which list. */
export interface Leaving {
  website: string;
  /** Of the contact: an address is in no link. */
  sid: string;
  /** Id of a newsletter, or `ALL`. */
  newsletter: string;
}

/** Path, below the service's, that takes a contact off a list. It works for as long as its secret is known. */
export function unsubscribePath({ website, sid, newsletter }: Leaving, secret: string): string {
  const token = signatureOf('unsubscribe', [website, sid, newsletter], secret);
  return `/newsletters/unsubscribe/${sid}/${encodeURIComponent(newsletter)}/${token}`;
}

/** Whether a token of such a path is ours. */
export function isUnsubscribeToken(
  token: string,
  { website, sid, newsletter }: Leaving,
  secrets: readonly string[],
): boolean {
  return isSignatureOf(token, 'unsubscribe', [website, sid, newsletter], secrets);
}

/** Headers of a mail to a list, by which a mail program leaves it with one press (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
