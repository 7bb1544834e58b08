import { html, type Html } from '../../../plain-pages/html';
import { ACCOUNT_PATH } from '../rules/paths';
import { all, tokenField } from './AccountView';

/** What a list of the store gives, for the page that shows it in rows. */
export type Rows<List extends (...given: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<List>
>;

/** A button at the end of a row. `about` names the row to who hears only the button. */
export function rowForm({
  action,
  token,
  fields,
  button,
  about,
}: {
  action: string;
  token: string;
  fields: Record<string, string>;
  button: string;
  about: string;
}): Html {
  return html`<form method="post" action="${ACCOUNT_PATH}/${action}/">
    ${tokenField(token)}
    ${all(Object.entries(fields), ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="quiet" aria-label="${button}: ${about}">${button}</button>
  </form>`;
}
