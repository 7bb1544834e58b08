import type { Message } from '../../../../plain-pages/PlainPages';

/** What a page says, and with which status. */
export interface EditorMessage extends Message {
  status: number;
}

const again = { url: '/pf/editor', label: 'Sign in again' };

/** The cookie of the sign-in is gone, too old or not ours; or the provider knows nothing of its code. */
export const expired: EditorMessage = {
  status: 400,
  title: 'This sign-in has expired',
  words: 'For your security, a sign-in works for 30 minutes and only once.',
  link: again,
};

/** The provider sent someone back without signing them in. */
export const refused: EditorMessage = {
  status: 403,
  title: 'You are not signed in',
  words: 'The sign-in was canceled or refused.',
  link: again,
};

export const providerDown: EditorMessage = {
  status: 503,
  title: 'Sign-in is down',
  words: 'The service that signs people in does not answer. Try again in a minute.',
  link: { url: '/pf/editor', label: 'Try again' },
};

/** `signOutUrl`: where they leave the provider; null where it has no sign-out. */
export const notStaff = (who: string | null, signOutUrl: string | null): EditorMessage => ({
  status: 403,
  title: 'You have no access to the editor',
  words: `You are signed in${who === null ? '' : ` as ${who}`}, but not one of the editors of this site. Ask an admin to add you.`,
  link:
    signOutUrl === null
      ? { url: '/', label: 'Go to the front page' }
      : { url: signOutUrl, label: 'Sign out' },
});

export const foreignForm: EditorMessage = {
  status: 403,
  title: 'You are still signed in',
  words: 'This request to sign out did not come from the editor, so nothing was done.',
  link: { url: '/pf/editor', label: 'Go to the editor' },
};

export const signedOut: EditorMessage = {
  status: 200,
  title: 'You are signed out',
  words: 'On a shared computer, close the browser window too.',
  link: again,
};

/** Our session is over; whether that of the provider is, nobody knows. */
export const signedOutHere: EditorMessage = {
  ...signedOut,
  words:
    'You are signed out of the editor, but the service that signs people in does not answer. ' +
    'On a shared computer, close the browser.',
};

export const noSuchPage: EditorMessage = {
  status: 404,
  title: 'There is no such page',
  words: 'The editor has nothing at this address.',
  link: { url: '/pf/editor', label: 'Go to the editor' },
};
