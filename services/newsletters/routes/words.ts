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

export const needsScript =
  'This form uses JavaScript to tell readers from robots. Turn JavaScript on and send it again, or sign in and choose your newsletters there.';

/** "Clout, Let's Eat and Sports Daily": as in British English, AP has no serial comma. */
export const listOf = (titles: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(titles);

/**
 * The page after signing up (widgets §4: the words).
 *
 * @param titles of the newsletters; empty where they are not named
 */
export function thanks(titles: readonly string[], link: Message['link']): Message {
  const which = titles.length === 0 ? 'it' : listOf(titles);
  return {
    title: 'Thanks for signing up!',
    words: `Look for ${which} in your inbox.`,
    detail: 'Every issue has a link to unsubscribe.',
    link,
  };
}

/** The same, where the address is not known to be the reader's. */
export const lookForLetter = (link: Message['link']): Message => ({
  title: 'Thanks for signing up!',
  words: 'One more step: Open the email we sent you and confirm.',
  detail: 'Don’t see it? Check your spam folder, or sign up again tomorrow.',
  link,
});

/** The page of a link that was used before. @param titles of what the reader gets by it still */
export const signedUpBefore = (titles: readonly string[]): Message => ({
  title: 'You are signed up already',
  words: `You get ${listOf(titles)} by email. There is nothing more to do.`,
  link: { url: '/newsletters/', label: 'All newsletters' },
});

export const usedUp: Message = {
  title: 'This link no longer works',
  words:
    'It is more than seven days old, or you have unsubscribed since you used it. To get the newsletter, sign up again.',
  link: { url: '/newsletters/', label: 'All newsletters' },
};

export const badLink: Message = {
  title: 'This link is incomplete',
  words: 'Open it from the email again, or copy all of it.',
  link: { url: '/newsletters/', label: 'All newsletters' },
};

/** @param title of a newsletter; null for all of them */
export const left = (title: string | null): Message => ({
  title: 'You are unsubscribed',
  words:
    title === null
      ? 'You will no longer get newsletters from us.'
      : `You will no longer get ${title}.`,
  detail: 'Changed your mind? You can sign up again anytime.',
  link: { url: '/newsletters/', label: 'All newsletters' },
});

/** Back to the page of ours that the form stood on, as the browser names it; else to all newsletters. */
export function wayBack({ referer, host }: IncomingHttpHeaders): Message['link'] {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  return from && from.host === host
    ? // Two slashes at its beginning would name another host.
      { url: from.pathname.replace(/^\/+/, '/') + from.search, label: 'Go back' }
    : { url: '/newsletters/', label: 'All newsletters' };
}
