import { html, type Html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import type { Passkey } from '../passkeys/passkeys';
import { passkeyForm, type PasskeyForm } from './usePasskey';

export interface PasskeysForm {
  email: string;
  passkeys: readonly Passkey[];
  /** Path of the page. */
  action: string;
  add: PasskeyForm;
  /** What came of the last step. */
  said: { words: string; isProblem: boolean } | null;
  backUrl: string;
}

/** The passkeys of an account: to add, name and remove. */
export function passkeysPage(pages: PlainPages, form: PasskeysForm): string {
  const { email, passkeys, add, said, backUrl } = form;
  return pages.page(
    said?.isProblem ? 'Error: Passkeys' : 'Passkeys',
    html`<h1>Passkeys</h1>
      <p class="soft">of ${email}</p>
      <p>
        With a passkey, you sign in with your fingerprint, face or device PIN instead of a password.
      </p>
      ${said && html`<p class="${said.isProblem ? 'error' : 'soft'}" role="${said.isProblem ? 'alert' : 'status'}">${said.words}</p>`}
      ${passkeys.length === 0 ? html`<p>You have no passkeys yet.</p>` : null}
      ${passkeys.reduce((before, passkey, index) => html`${before}${sectionOf(form, passkey, index)}`, html``)}
      <section>
        <noscript><p>To add a passkey, turn on JavaScript.</p></noscript>
        ${passkeyForm(
          add,
          html`<div class="field">
              <label for="new-name">Name of a new passkey (optional)</label>
              <input id="new-name" name="name" maxlength="60" autocomplete="off" />
            </div>
            <button>Add a passkey</button>`,
        )}
      </section>
      <a class="button quiet" href="${backUrl}">Back to your account</a>`,
  );
}

const sectionOf = ({ action }: PasskeysForm, passkey: Passkey, index: number): Html => {
  const { id, name, createdAt, usedAt } = passkey;
  const used = usedAt === null ? 'not used yet' : `last used ${dayOf(usedAt)}`;
  return html`<section>
    <h2>${name}</h2>
    <p class="soft">Added ${dayOf(createdAt)}, ${used}</p>
    <form method="post" action="${action}">
      <input type="hidden" name="id" value="${id}" />
      <div class="field">
        <label for="name-${index}">Name</label>
        <input id="name-${index}" name="name" value="${name}" maxlength="60" autocomplete="off" />
      </div>
      <button class="quiet" name="do" value="rename" aria-label="Save name of ${name}">
        Save name
      </button>
      <button class="quiet" name="do" value="remove" aria-label="Remove ${name}">Remove</button>
    </form>
  </section>`;
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** `November 24, 2026`, in Eastern time */
const dayOf = (date: Date): string => DAY.format(date);
