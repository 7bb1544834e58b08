import type { IncomingHttpHeaders } from 'node:http';

import type { Message } from '../../../plain-pages/PlainPages';
import type { Problem } from '../rules/parseSignUp';

export const problems: Record<Problem, string> = {
  email: 'That does not look like an email address. Go back, check it and send the form again.',
  newsletter: 'Go back, choose at least one newsletter and send the form again.',
};

export const tooOften =
  'The form was sent too often from here. Wait 10 minutes, then send it again.';

export const later = 'Something on our side went wrong. Send the form again in a few minutes.';

/**
 * The page after signing up (widgets §4: the words).
 *
 * @param titles of the newsletters; empty where they are not named
 */
export function thanks(titles: readonly string[], link: Message['link']): Message {
  const which = new Intl.ListFormat('en-US').format(titles);
  return {
    title: 'Thanks for signing up!',
    words: which === '' ? 'It will come by email.' : `${which} will come by email.`,
    detail: 'Every issue has a link to leave whenever you like.',
    link,
  };
}

/** Back to the page of ours that the form stood on, as the browser names it; else to all newsletters. */
export function wayBack({ referer, host }: IncomingHttpHeaders): Message['link'] {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  return from && from.host === host
    ? // Two slashes at its beginning would name another host.
      { url: from.pathname.replace(/^\/+/, '/') + from.search, label: 'Go back' }
    : { url: '/newsletters/', label: 'All newsletters' };
}
