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

/** A link that was used, has expired, or was never made. */
export const spentLink = (start: Message['link']): Message => ({
  title: 'This link no longer works',
  words:
    'A link works once, and for a limited time: an invitation for a week, other links for an hour or a day. If you have used it, sign in; if not, ask for a new one.',
  link: start,
});

export const passwordSet = (clientName: string, start: Message['link']): Message => ({
  title: 'Your password is set',
  words: `Sign in to ${clientName} with your email and this password.`,
  link: start,
});

/** The same whether an address has an account or not: that is said in the mail alone. */
export const linkSent = (email: string | null, backUrl: string): Message => ({
  title: 'Check your email',
  words: `We sent an email to ${email ?? 'your address'}. Open the link in it to continue. If it does not arrive, check your spam folder and the address.`,
  link: { url: backUrl, label: 'Back to sign in' },
});

export const tooManyMails = (backUrl: string): Message => ({
  title: 'Look for the emails we sent',
  words:
    'We sent several emails to this address in the past hour. Check your spam folder, or try again in an hour.',
  link: { url: backUrl, label: 'Back to sign in' },
});

export const emailChanged = (email: string, url: string): Message => ({
  title: 'Your address has changed',
  words: `From now on, sign in with ${email}.`,
  link: { url, label: 'Continue' },
});

export const tooManyLinks = (url: string): Message => ({
  title: 'Too many tries',
  words: 'Wait 10 minutes, then try again.',
  link: { url, label: 'Go back' },
});

const again = (url: string): Message['link'] =>
  url === '/' ? { url, label: 'Go to the front page' } : { url, label: 'Back to sign in' };

export const googleFailed = (url: string): Message => ({
  title: 'That did not work',
  words: 'You were not signed in with Google. Try again, or sign in another way.',
  link: again(url),
});

export const googleUnverified = (url: string): Message => ({
  title: 'Google does not know this address',
  words:
    'Google has not checked that the email address of this account is yours. Sign in another way.',
  link: again(url),
});

export const googleDisabled = (url: string): Message => ({
  title: 'Your account is closed',
  words: 'No one can sign in to it. The people who run the site can reopen it.',
  link: again(url),
});

/** The same whether an address has an account or not, as `linkSent`. */
export const newEmailSent = (accountUrl: string): Message => ({
  title: 'Check your email',
  words:
    'We have sent an email to your new address. Open the link in it within an hour to confirm the address. Until then, you sign in with the old one.',
  link: { url: accountUrl, label: 'Back to your account' },
});

/** For what only who is signed in may change. */
export const signInAgain = (url: string): Message => ({
  title: 'Sign in again',
  words: 'To change how you sign in to your account, sign in to it first.',
  link: { url, label: 'Sign in' },
});

export const signedOut: Message = {
  title: 'You are signed out',
  words: 'On a shared computer, close the browser window too.',
  link: { url: '/', label: 'Go to the front page' },
};
