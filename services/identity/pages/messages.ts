import type { Message } from '../../pages/messagePage';

/** Nobody has signed in for too long, or did in another window. */
export const expired = (startUrl: string | null): Message => ({
  title: 'This page has expired',
  words: 'For your security, a sign-in page works for 30 minutes and only once.',
  detail: '',
  link:
    startUrl === null
      ? { url: '/', label: 'Go to the front page' }
      : { url: startUrl, label: 'Sign in again' },
});

export const signedOut: Message = {
  title: 'You are signed out',
  words: 'On a computer that others use, close the browser window, too.',
  detail: '',
  link: { url: '/', label: 'Go to the front page' },
};
