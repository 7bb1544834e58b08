import type { Session } from '../store/staff/sessions';
import { API_PREFIX } from './api/prefix';
import { listRights, type Right } from './rights/rights';
import { html, page, type SiteLook } from './session/page';
import { EDITOR_PATH } from './session/pathInEditor';

const WORDS: Record<Right, string> = {
  read: 'see pages, drafts, versions and the log',
  comment: 'comment',
  edit: 'change pages',
  publish: 'publish, schedule, roll back and take down pages',
  'edit-shared': 'change templates and linked blocks',
  'publish-shared': 'publish templates and linked blocks',
  route: 'change addresses and redirects',
  lock: 'lock blocks and fields',
  manage: 'manage staff, roles and tokens',
};

/** What stands at `/pf/editor` until the application does. */
export function homePage(look: SiteLook, { member, csrf }: Session, website: string): string {
  const folders = [
    ...new Set(member.grants.filter((one) => one.website === website).map(({ folder }) => folder)),
  ];
  const lists = folders.map((folder) => {
    const rights = listRights(member.grants, { website, folder });
    return html`<h2>${folder === '/' ? 'What you may do' : `What you may do in ${folder}`}</h2>
      <ul>
        ${rights.map((right) => html`<li>${WORDS[right]}</li>`)}
      </ul>`;
  });
  const content = html`<h1>Hello, ${member.name}</h1>
    <p>You are signed in as ${member.email}.</p>
    ${lists.length > 0 ? lists : html`<p>You have no role on this site yet. Ask an admin.</p>`}
    <h2>Where to work</h2>
    <p>
      There is no editing screen yet. Programs can do everything through the API at
      <code>${API_PREFIX}</code>, which is described in
      <a href="${API_PREFIX}/openapi.json">its OpenAPI description</a>.
    </p>
    <form method="post" action="${EDITOR_PATH}/sign-out">
      <input type="hidden" name="csrf" value="${csrf}" />
      <button>Sign out</button>
    </form>`;
  return page(look, 'Editor', content);
}
