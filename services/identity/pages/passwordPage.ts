import { html, Html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import { MIN_PASSWORD } from '../accounts/passwordProblem';
import { showPassword } from './showPassword';

export interface PasswordForm {
  /** What it is for: `the page editor`. */
  clientName: string;
  action: string;
  /** Of whose account it is. */
  email: string;
  /** What is wrong with the one that was chosen. */
  problem: string | null;
}

/** The page on which someone chooses the password of their account (without what was typed, ever). */
export function passwordPage(pages: PlainPages, form: PasswordForm): string {
  const { clientName, action, email, problem } = form;
  const title = 'Choose a password';
  return pages.page(
    problem === null ? title : `Error: ${title}`,
    html`<h1>${title}</h1>
      <p class="soft">to sign in to ${clientName}</p>
      <form method="post" action="${action}" novalidate>
        <div class="field">
          <label for="email">Email</label>
          <input id="email" type="email" autocomplete="username" readonly value="${email}" />
        </div>
        <div class="field">
          <label for="password">Password</label>
          ${problem === null ? null : html`<p class="field-error" id="password-error" role="alert">${problem}</p>`}
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            autocapitalize="none"
            spellcheck="false"
            required
            autofocus
            aria-describedby="${problem === null ? '' : 'password-error '}password-hint"
            ${problem === null ? null : new Html(' aria-invalid="true"')}
          />
          <p class="soft" id="password-hint">At least ${MIN_PASSWORD} characters.</p>
          <label class="show" hidden><input type="checkbox" id="show" />Show password</label>
        </div>
        <button>Set password</button>
      </form>
      ${showPassword}`,
  );
}
