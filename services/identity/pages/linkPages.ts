import { html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import { MIN_PASSWORD } from '../accounts/passwordProblem';
import { field, whose } from './fields';
import { showPassword } from './showPassword';

/** What a page that a link leads to is about. */
export interface LinkForm {
  /** What it is for: `the page editor`. */
  clientName: string;
  action: string;
  /** The address that the link was mailed to. */
  email: string;
  problem: { field: 'name' | 'password'; words: string } | null;
  /** As it was typed before. */
  name?: string;
}

const HINT = `At least ${MIN_PASSWORD} characters.`;

const problemIn = ({ problem }: LinkForm, name: 'name' | 'password'): string | null =>
  problem?.field === name ? problem.words : null;

const titled = ({ problem }: LinkForm, title: string): string =>
  problem === null ? title : `Error: ${title}`;

/** Where someone chooses the password of their account (without what was typed, ever). */
export function passwordPage(pages: PlainPages, form: LinkForm): string {
  const title = 'Choose a password';
  return pages.page(
    titled(form, title),
    html`<h1>${title}</h1>
      <p class="soft">to sign in to ${form.clientName}</p>
      <form method="post" action="${form.action}" novalidate>
        ${whose(form.email)}
        ${field('new-password', {
          label: 'Password',
          problem: problemIn(form, 'password'),
          hint: HINT,
          hasFocus: true,
        })}
        <button>Set password</button>
      </form>
      ${showPassword}`,
  );
}

/** Where a reader whose address is proved makes an account. */
export function createAccountPage(pages: PlainPages, form: LinkForm): string {
  const title = 'Create your account';
  return pages.page(
    titled(form, title),
    html`<h1>${title}</h1>
      <p class="soft">at ${form.clientName}</p>
      <form method="post" action="${form.action}" novalidate>
        ${whose(form.email)}
        ${field('name', {
          label: 'Name (optional)',
          value: form.name ?? '',
          problem: problemIn(form, 'name'),
          hasFocus: form.problem?.field !== 'password',
        })}
        ${field('new-password', {
          label: 'Password',
          problem: problemIn(form, 'password'),
          hint: HINT,
          hasFocus: form.problem?.field === 'password',
        })}
        <button>Create account</button>
        <button class="quiet" name="without" value="password">Continue without a password</button>
        <p class="soft">Without a password, you sign in by a link that we email you.</p>
      </form>
      ${showPassword}`,
  );
}

const CONFIRMATIONS = {
  'sign-in': {
    title: 'Sign in',
    words: 'You are about to sign in with this address.',
    button: 'Sign in',
  },
  'new-email': {
    title: 'Confirm your address',
    words: 'From now on, you will sign in with this address.',
    button: 'Confirm address',
  },
} as const;

/** Where someone does with one click what a link is for: programs that look at mail open it, too. */
export function confirmPage(
  pages: PlainPages,
  kind: keyof typeof CONFIRMATIONS,
  form: LinkForm,
): string {
  const { title, words, button } = CONFIRMATIONS[kind];
  return pages.page(
    title,
    html`<h1>${title}</h1>
      <p class="soft">to ${form.clientName}</p>
      <p>${words}</p>
      <form method="post" action="${form.action}">
        ${whose(form.email)}
        <button>${button}</button>
      </form>`,
  );
}
