import { html, type Html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import type { DemoReader, GoogleOptions } from '../options';
import { field } from './fields';
import { showPassword } from './showPassword';
import { passkeyForm, type PasskeyForm } from './usePasskey';

/** What a try said. */
export type SignInProblem =
  | { kind: 'missing'; email: boolean; password: boolean }
  | { kind: 'wrong'; waitMs: number }
  | { kind: 'locked'; waitMs: number }
  /** It failed for another reason, in words. */
  | { kind: 'busy'; words: string };

/** How readers may sign in besides. */
export interface ReaderWays {
  passkey: PasskeyForm;
  google: { url: string; texts: GoogleOptions['texts'] } | null;
  demoReaders: readonly DemoReader[];
}

export interface SignInForm {
  /** Where one signs in to: `the page editor`. */
  clientName: string;
  action: string;
  email: string;
  problem: SignInProblem | null;
  /** null: for staff. */
  ways: ReaderWays | null;
}

/** The page with the form (without the password that was typed, ever). */
export function signInPage(pages: PlainPages, form: SignInForm): string {
  const { problem, ways } = form;
  const missing = problem?.kind === 'missing' ? problem : { email: false, password: false };
  const words = problem && problem.kind !== 'missing' ? wordsOf(problem) : null;
  const state = {
    describedBy: words === null ? null : 'problem',
    isInvalid: problem?.kind === 'wrong',
  };
  const focusesPassword = !missing.email && form.email !== '';
  return pages.page(
    problem ? 'Error: Sign in' : 'Sign in',
    html`<h1>Sign in</h1>
      <p class="soft">to ${form.clientName}</p>
      ${words === null ? null : html`<p class="error" id="problem" role="alert">${words}</p>`}
      <form method="post" id="sign-in" action="${form.action}" novalidate>
        ${field('email', {
          ...state,
          label: 'Email',
          value: form.email,
          problem: missing.email ? 'Enter your email address.' : null,
          hasFocus: !focusesPassword,
        })}
        ${field('password', {
          ...state,
          label: 'Password',
          problem: missing.password ? 'Enter your password.' : null,
          hasFocus: focusesPassword,
        })}
        <button>Sign in</button>
        ${ways && html`<button class="quiet" name="wants" value="sign-in">Email me a link to sign in</button>`}
        <button class="text" name="wants" value="reset">Forgot your password?</button>
      </form>
      ${ways && otherWays(ways, form.action)} ${showPassword}`,
  );
}

const otherWays = ({ passkey, google, demoReaders }: ReaderWays, action: string): Html =>
  html`${passkeyForm(passkey, html`<button class="quiet">Sign in with a passkey</button>`)}
    ${
      google &&
      html`<section>
        <h2>${google.texts.headline}</h2>
        <p>${google.texts.body}</p>
        <a class="button quiet" href="${google.url}">${google.texts.button}</a>
      </section>`
    }
    <section>
      <h2>New here?</h2>
      <button class="quiet" form="sign-in" name="wants" value="register">
        Create a free account
      </button>
    </section>
    ${demoReaders.length === 0 ? null : demoForm(demoReaders, action)}`;

const demoForm = (readers: readonly DemoReader[], action: string): Html =>
  html`<section>
    <h2>Try it as …</h2>
    <p class="soft">Demo readers. They are shown only on your own machine.</p>
    <form method="post" action="${action}">
      ${readers.reduce(
        (before, { label, email }) =>
          html`${before}<button class="quiet" name="demo" value="${email}">${label}</button>`,
        html``,
      )}
    </form>
  </section>`;

function wordsOf(problem: Exclude<SignInProblem, { kind: 'missing' }>): string {
  if (problem.kind === 'busy') return problem.words;
  const wait = problem.waitMs > 0 ? `Wait ${inWords(problem.waitMs)}, then try again.` : null;
  if (problem.kind === 'locked') return `Too many tries. ${wait ?? 'Try again.'}`;
  return `The email or password is wrong. ${wait ?? 'Check both and try again.'}`;
}

/** A time to wait, rounded up: `30 seconds`, `2 minutes`. */
export function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
