import type { Message } from '../../../plain-pages/PlainPages';
import { signInPath } from '../rules/paths';

const front: Message['link'] = { url: '/', label: 'Go to the front page' };
const again: Message['link'] = { url: signInPath('/'), label: 'Sign in again' };

/** The cookie of the sign-in is gone, too old or not ours; or the provider knows nothing of its code. */
export const expired: Message = {
  title: 'This sign-in has expired',
  words: 'For your security, a sign-in works for 30 minutes and only once.',
  link: again,
};

/** The provider sent someone back without signing them in. */
export const refused: Message = {
  title: 'You are not signed in',
  words: 'The sign-in was canceled or refused.',
  link: again,
};

/** `to`: where they wanted to go. */
export const providerDown = (to: string): Message => ({
  title: 'Sign-in is down',
  words: 'Our sign-in service is not responding. You can keep reading and try again in a minute.',
  link: { url: to, label: 'Go back' },
});

export const tooOften: Message = {
  title: 'Too many tries',
  words: 'Wait 10 minutes, then sign in again.',
  link: front,
};

export const foreignForm: Message = {
  title: 'Nothing was changed',
  words:
    'This request did not come from one of our pages, or the page was too old. Go back, reload it and try again.',
  link: front,
};

export const signedOut: Message = {
  title: 'You are signed out',
  words: 'On a shared computer, close the browser window too.',
  link: front,
};

/** Our session is over; whether that of the provider is, nobody knows. */
export const signedOutHere: Message = {
  ...signedOut,
  words:
    'You are signed out of this site, but our sign-in service is not responding. ' +
    'On a shared computer, close the browser.',
};

export const failed: Message = {
  title: 'Something went wrong',
  words: 'The problem is on our end. Try again in a few minutes.',
  link: front,
};

export const deleted: Message = {
  title: 'Your account is deleted',
  words: 'Everything we kept with it is gone. You can create a new one anytime.',
  link: front,
};
