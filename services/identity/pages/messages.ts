import type { Message } from '../../../plain-pages/PlainPages';

/** Nobody has signed in for too long, or did in another window. */
export const expired = (startUrl: string | null): Message => ({
  title: 'This page has expired',
  words: 'For your security, a sign-in page works for 30 minutes and only once.',
  link:
    startUrl === null
      ? { url: '/', label: 'Go to the front page' }
      : { url: startUrl, label: 'Sign in again' },
});

/** A link for choosing a password that was used, has expired, or was never made. */
export const spentLink = (start: Message['link']): Message => ({
  title: 'This link does not work any more',
  words:
    'It works once, and for a week. If you have chosen your password, sign in with it; else ask an admin of the site for a new link.',
  link: start,
});

export const passwordSet = (clientName: string, start: Message['link']): Message => ({
  title: 'Your password is set',
  words: `Sign in to ${clientName} with your email and this password.`,
  link: start,
});

export const tooManyLinks: Message = {
  title: 'Too many tries',
  words: 'Wait 10 minutes, then open the link again.',
  link: { url: '/', label: 'Go to the front page' },
};

export const signedOut: Message = {
  title: 'You are signed out',
  words: 'On a computer that others use, close the browser window, too.',
  link: { url: '/', label: 'Go to the front page' },
};
