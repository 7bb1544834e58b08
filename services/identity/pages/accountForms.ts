import { html, type Html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import { MIN_PASSWORD } from '../accounts/passwordProblem';
import { field, whose } from './fields';
import { showPassword } from './showPassword';

/** What a page on which readers change something of their account is about. */
export interface AccountForm {
  /** Path of the page. */
  action: string;
  backUrl: string;
  /** Of the account, as it is. */
  email: string;
  problem: { field: 'name' | 'email' | 'current' | 'password'; words: string } | null;
}

const frame = (
  pages: PlainPages,
  title: string,
  { email, problem, backUrl }: AccountForm,
  content: Html,
): string =>
  pages.page(
    problem === null ? title : `Error: ${title}`,
    html`<h1>${title}</h1>
      <p class="soft">of ${email}</p>
      ${content}
      <a class="button quiet" href="${backUrl}">Back to your account</a>`,
  );

const wrongIn = ({ problem }: AccountForm, name: string): string | null =>
  problem?.field === name ? problem.words : null;

/** Where a reader changes their name. @param name as it is, or as it was typed before */
export const namePage = (pages: PlainPages, form: AccountForm, name: string): string =>
  frame(
    pages,
    'Name',
    form,
    html`<form method="post" action="${form.action}" novalidate>
      ${field('name', { label: 'Name', value: name, problem: wrongIn(form, 'name'), hasFocus: true })}
      <button>Save name</button>
    </form>`,
  );

/** Where a reader asks for another address. @param typed as it was typed before */
export const newEmailPage = (pages: PlainPages, form: AccountForm, typed: string): string =>
  frame(
    pages,
    'Email address',
    form,
    html`<p>
        We send a link to the new address. When you open it, the address changes, and your
        newsletters and your subscription go with it.
      </p>
      <form method="post" action="${form.action}" novalidate>
        ${field('new-email', {
          label: 'New email',
          value: typed,
          problem: wrongIn(form, 'email'),
          hasFocus: true,
        })}
        <button>Send the link</button>
      </form>`,
  );

/**
 * Where a reader chooses another password.
 * @param way.again where they sign in once more, for who did a while ago and is asked for the password; else null
 */
export const newPasswordPage = (
  pages: PlainPages,
  form: AccountForm,
  { hasPassword, again }: { hasPassword: boolean; again: string | null },
): string =>
  frame(
    pages,
    'Password',
    form,
    html`<p>When you change your password, all of your other devices are signed out.</p>
      <form method="post" action="${form.action}" novalidate>
        ${whose(form.email)}
        ${
          again === null
            ? null
            : field('current-password', {
                label: 'Current password',
                problem: wrongIn(form, 'current'),
                hasFocus: form.problem?.field !== 'password',
              })
        }
        ${field('new-password', {
          label: hasPassword ? 'New password' : 'Password',
          problem: wrongIn(form, 'password'),
          hint: `At least ${MIN_PASSWORD} characters.`,
          hasFocus: again === null || form.problem?.field === 'password',
        })}
        <button>Save password</button>
      </form>
      ${again === null ? null : html`<a class="button quiet" href="${again}">Sign in again instead</a>`}
      ${showPassword}`,
  );

/** Before a change that only somebody may ask for who has signed in just now. */
export const signInFirstPage = (
  pages: PlainPages,
  title: string,
  form: AccountForm,
  again: string,
): string =>
  frame(
    pages,
    title,
    form,
    html`<p>For your security, sign in once more first.</p>
      <a class="button" href="${again}">Sign in</a>`,
  );
