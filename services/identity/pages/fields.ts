import { html, Html } from '../../../plain-pages/html';

interface Field {
  label: string;
  value?: string;
  /** What is wrong with it, beside it. */
  problem?: string | null;
  /** Id of a text elsewhere that is about it. */
  describedBy?: string | null;
  isInvalid?: boolean;
  hasFocus?: boolean;
  hint?: string;
}

const INPUTS = {
  email: 'type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required',
  'new-email':
    'type="email" autocomplete="email" autocapitalize="none" spellcheck="false" required',
  name: 'type="text" autocomplete="name" maxlength="200"',
  password:
    'type="password" autocomplete="current-password" autocapitalize="none" spellcheck="false" required',
  'current-password':
    'type="password" autocomplete="current-password" autocapitalize="none" spellcheck="false" required',
  'new-password':
    'type="password" autocomplete="new-password" autocapitalize="none" spellcheck="false" required',
} as const;

/** A field of a form with its label, and what is wrong with it. Its id and name are the same (`email`). */
export function field(
  kind: keyof typeof INPUTS,
  { label, value, problem = null, describedBy = null, hint, ...state }: Field,
): Html {
  const name = kind.replace(/^new-/, '').replace(/^current-password$/, 'current');
  const isPassword = name === 'password';
  const about = [
    problem === null ? describedBy : `${name}-error`,
    hint === undefined ? null : `${name}-hint`,
  ].filter((id) => id !== null);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${problem === null ? null : html`<p class="field-error" id="${name}-error" role="alert">${problem}</p>`}
    <input
      id="${name}"
      name="${name}"
      ${new Html(INPUTS[kind])}${
        value === undefined ? null : html` value="${value}"`
      }${state.isInvalid || problem !== null ? new Html(' aria-invalid="true"') : null}${
        about.length === 0 ? null : html` aria-describedby="${about.join(' ')}"`
      }${state.hasFocus ? new Html(' autofocus') : null}
    />
    ${hint === undefined ? null : html`<p class="soft" id="${name}-hint">${hint}</p>`}
    ${isPassword ? new Html('<label class="show" hidden><input type="checkbox" id="show" />Show password</label>') : null}
  </div>`;
}

/** The address, for who reads it and for what keeps passwords. */
export const whose = (email: string): Html =>
  html`<div class="field">
    <label for="email">Email</label>
    <input id="email" type="email" autocomplete="username" readonly value="${email}" />
  </div>`;
