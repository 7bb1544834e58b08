import { html, Html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import { showPassword } from './showPassword';

/** What a try said. */
export type SignInProblem =
  | { kind: 'missing'; email: boolean; password: boolean }
  | { kind: 'wrong'; waitMs: number }
  | { kind: 'locked'; waitMs: number }
  | { kind: 'busy'; words: string };

export interface SignInForm {
  /** Where one signs in to: `the page editor`. */
  clientName: string;
  action: string;
  email: string;
  problem: SignInProblem | null;
}

/** The page with the form (without the password that was typed, ever). */
export function signInPage(pages: PlainPages, form: SignInForm): string {
  const { problem } = form;
  const missing = problem?.kind === 'missing' ? problem : { email: false, password: false };
  const words = problem && problem.kind !== 'missing' ? wordsOf(problem) : null;
  const field = (name: 'email' | 'password', isMissing: boolean, hasFocus: boolean): Html => {
    const describedBy = isMissing ? `${name}-error` : words === null ? null : 'problem';
    const isInvalid = isMissing || problem?.kind === 'wrong';
    return html`${isInvalid ? new Html(' aria-invalid="true"') : null}${
      describedBy === null ? null : html` aria-describedby="${describedBy}"`
    }${hasFocus ? new Html(' autofocus') : null}`;
  };
  const focusesPassword = !missing.email && form.email !== '';
  return pages.page(
    problem ? 'Error: Sign in' : 'Sign in',
    html`<h1>Sign in</h1>
      <p class="soft">to ${form.clientName}</p>
      ${words === null ? null : html`<p class="error" id="problem" role="alert">${words}</p>`}
      <form method="post" action="${form.action}" novalidate>
        <div class="field">
          <label for="email">Email</label>
          ${missing.email ? html`<p class="field-error" id="email-error" role="alert">Enter your email address.</p>` : null}
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            required
            value="${form.email}"
            ${field('email', missing.email, !focusesPassword)}
          />
        </div>
        <div class="field">
          <label for="password">Password</label>
          ${missing.password ? html`<p class="field-error" id="password-error" role="alert">Enter your password.</p>` : null}
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            autocapitalize="none"
            spellcheck="false"
            required${field('password', missing.password, focusesPassword)}
          />
          <label class="show" hidden><input type="checkbox" id="show" />Show password</label>
        </div>
        <button>Sign in</button>
      </form>
      <p class="soft">Forgot your password? An administrator of the site can set a new one.</p>
      ${showPassword}`,
  );
}

function wordsOf(problem: Exclude<SignInProblem, { kind: 'missing' }>): string {
  if (problem.kind === 'busy') return problem.words;
  const wait = problem.waitMs > 0 ? `Wait ${inWords(problem.waitMs)}, then try again.` : null;
  if (problem.kind === 'locked') return `Too many tries. ${wait ?? 'Try again.'}`;
  return `The email or the password is wrong. ${wait ?? 'Check both and try again.'}`;
}

/** A time to wait, rounded up: `30 seconds`, `2 minutes`. */
export function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
