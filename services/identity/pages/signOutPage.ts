import { html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';

/** Asks whether to sign out. `secret` is the session's; `stayUrl` is where one goes who does not. */
export function signOutPage(
  pages: PlainPages,
  form: { action: string; secret: string; stayUrl: string },
): string {
  return pages.page(
    'Sign out',
    html`<h1>Sign out?</h1>
      <p>You will have to sign in again on this device.</p>
      <form method="post" action="${form.action}">
        <input type="hidden" name="xsrf" value="${form.secret}" />
        <button name="logout" value="yes">Sign out</button>
      </form>
      <a class="button quiet" href="${form.stayUrl}">Stay signed in</a>`,
  );
}
