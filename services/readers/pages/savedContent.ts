import { html, type Html } from '../../../plain-pages/html';
import type { listSaved } from '../store/saved';
import type { SavedKind } from '../store/tables';
import { all } from './AccountView';
import type { Tell } from './contents';
import { rowForm, type Rows } from './rows';

type Saved = Rows<typeof listSaved>;

const GROUPS: readonly [SavedKind, string][] = [
  ['story', 'Stories'],
  ['place', 'Places'],
];

/** What they keep for later: stories and places apart. Stories alone need no heading under the page's own. */
export function saved(list: Saved, token: string, tell: Tell): Html {
  if (list.length === 0) return html`<section><p>You have nothing saved yet.</p></section>`;
  const hasPlaces = list.some(({ kind }) => kind === 'place');
  return all(GROUPS, ([kind, heading]) => {
    const ofKind = list.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return html``;
    return html`<section>
      ${hasPlaces ? html`<h2>${heading}</h2>` : null}
      <ul class="rows">
        ${all(ofKind, (one) => row(one, token, tell))}
      </ul>
    </section>`;
  });
}

const row = (
  { story_id: id, path, title, created_at: since }: Saved[number],
  token: string,
  tell: Tell,
): Html =>
  html`<li>
    <div>
      <a href="${path}">${title}</a>
      <p class="soft">Saved ${tell(since)}</p>
    </div>
    ${rowForm({ action: 'saved', token, fields: { id }, button: 'Remove', about: title })}
  </li>`;
