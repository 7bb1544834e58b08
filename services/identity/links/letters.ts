import { letterOf, type Letter } from '../../../plain-pages/letterOf';
import type { SiteLook } from '../../../plain-pages/SiteLook';
import type { MailMessage } from '../../mail/MailMessage';

/** What a mail to somebody is about. None of them holds a word that whoever asked for it typed. */
export type LetterKind =
  | 'register'
  | 'have-account'
  | 'sign-in'
  | 'reset'
  | 'no-account'
  | 'no-staff-account'
  | 'disabled'
  | 'new-email'
  | 'email-taken'
  | 'email-changed'
  | 'password-changed';

interface LetterWords {
  title: (siteName: string) => string;
  words: (siteName: string) => string[];
  /** On the button of a letter with a link. */
  button?: string;
  /** How long the link works. */
  lasts?: string;
  /** What happens to who does nothing. */
  ignored: string;
}

const IGNORE = 'If it was not you, ignore this email. Nothing will change.';

const LETTERS: Readonly<Record<LetterKind, LetterWords>> = {
  register: {
    title: (site) => `Create your account at ${site}`,
    words: () => ['Open the page below and choose a password to create your account.'],
    button: 'Create account',
    lasts: '24 hours',
    ignored: 'If it was not you, ignore this email. No account will be made.',
  },
  'have-account': {
    title: (site) => `You have an account at ${site}`,
    words: () => [
      'Someone asked to create an account with this address. There already is one. Sign in with your password or the button below.',
    ],
    button: 'Sign in',
    lasts: '1 hour',
    ignored: IGNORE,
  },
  'sign-in': {
    title: (site) => `Sign in to ${site}`,
    words: () => ['Here is the link you asked for. It signs you in without a password.'],
    button: 'Sign in',
    lasts: '1 hour',
    ignored: IGNORE,
  },
  reset: {
    title: () => 'Choose a new password',
    words: () => [
      'Here is the link you asked for. Choosing a new password signs you out on all your devices.',
    ],
    button: 'Choose a password',
    lasts: '1 hour',
    ignored: 'If it was not you, ignore this email. Your password will stay the same.',
  },
  'no-account': {
    title: (site) => `There is no account with this address at ${site}`,
    words: () => [
      'Someone asked for a link to sign in with this address. It has no account; you may have used another address. To create one, use the button below.',
    ],
    button: 'Create account',
    lasts: '24 hours',
    ignored: 'If it was not you, ignore this email. No account will be made.',
  },
  'no-staff-account': {
    title: (site) => `There is no account with this address at ${site}`,
    words: () => [
      'Someone asked for a new password with this address. It has no account; you may have used another address. An administrator of the site can invite you.',
    ],
    ignored: IGNORE,
  },
  disabled: {
    title: (site) => `Your account at ${site} is closed`,
    words: () => [
      'Someone asked for a link to sign in with this address. Its account is closed, and nobody can sign in to it. The people who run the site can reopen it.',
    ],
    ignored: IGNORE,
  },
  'new-email': {
    title: () => 'Use this address for your account',
    words: (site) => [
      `Someone asked to use this address for an account at ${site}. Confirm it with the button below. From then on, you will sign in with it.`,
    ],
    button: 'Confirm address',
    lasts: '1 hour',
    ignored: IGNORE,
  },
  'email-taken': {
    title: (site) => `You have an account at ${site}`,
    words: () => [
      'Someone asked to use this address for another account. It already has its own account, so nothing was changed.',
    ],
    ignored: IGNORE,
  },
  'email-changed': {
    title: () => 'The address of your account was changed',
    words: (site) => [
      `From now on, you sign in to ${site} with another email address, which its owner has confirmed.`,
    ],
    ignored: 'If it was not you, contact the people who run the site right away.',
  },
  'password-changed': {
    title: () => 'Your password was changed',
    words: (site) => [
      `The password of your account at ${site} was changed. All other devices were signed out.`,
    ],
    ignored:
      'If it was not you, ask for a new password on the sign-in page at once: nobody else can read its mail.',
  },
};

/**
 * A mail about an account, in the look of the site.
 * @param url of the link, for a kind that has a button
 */
export function letterTo(
  look: SiteLook,
  address: string,
  { kind, url }: { kind: LetterKind; url: string | null },
): MailMessage {
  const { siteName } = look;
  const { title, words, button, lasts, ignored } = LETTERS[kind];
  const letter: Letter = {
    title: title(siteName),
    words: words(siteName),
    ...(url !== null && button !== undefined ? { button: { url, label: button } } : {}),
    ...(lasts === undefined ? {} : { after: [`The link works once, for ${lasts}.`] }),
    foot: `You are receiving this email because this address was entered at ${siteName}. ${ignored}`,
  };
  return { to: { address }, subject: letter.title, ...letterOf(look, letter) };
}
