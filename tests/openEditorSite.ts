import Fastify from 'fastify';
import { IdentityProvider } from '../oidc-client/IdentityProvider';
import { dailyPages } from '../plain-pages/testing/dailyPages';
import { editor } from '../runtime/editor/server/editor';
import { saveStaff } from '../runtime/store/staff/saveStaff';
import type { Role } from '../runtime/store/staff/types';
import type { Database } from '../runtime/store/database';
import type { Store } from '../runtime/store/openStore';
import { accountsIn } from '../services/identity/accounts/accountsIn';
import { editorClient } from '../services/identity/editorClient';
import { identityService } from '../services/identity/plugin';
import { Browser } from '../services/identity/testing/Browser';

export const website = 'daily';
export const SECRET = 'a secret of the editor, long enough';
const password = 'ten days in a mad-house';
const boss = { email: 'boss@daily.test', name: 'Boss' };
export const nelly = { email: 'nelly@daily.test', name: 'Nelly <Bly>' };
export const reader = { email: 'reader@daily.test', name: 'Reader' };

/** The editor beside our identity service, on a port of their own: a boss, an editor, and a mere reader. */
export async function openEditorSite({ store, database }: { store: Store; database: Database }) {
  const app = Fastify();
  let origin = '';

  const setRole = (member: { email: string; name: string }, role: Role, isActive = true) =>
    saveStaff(store, {
      ...member,
      grants: [{ website, folder: '/', role }],
      isActive,
      author: 'command-line',
    });
  const openEditor = (publicOrigin: () => string, provider: IdentityProvider) =>
    editor({
      database,
      store,
      website,
      pages: dailyPages,
      timeZone: 'America/New_York',
      ask: async () => 200,
      provider,
      accounts: {
        lacking: async (emails) => (await accountsIn(database.pool)).lacking(emails),
        invite: async (person) => {
          const made = await (await accountsIn(database.pool)).invite(person);
          return made && { link: `${issuer()}${made.path}`, endsAt: made.expiresAt };
        },
      },
      origin: publicOrigin,
      renderer: () => {
        throw new Error('Nothing is drawn here.');
      },
      contentService: { base: () => origin, token: '', website },
      mailing: null,
      listings: [],
      secrets: [SECRET],
      appDir: '/nowhere',
    });
  const providerAt = (issuer: () => string) =>
    new IdentityProvider(() => ({
      issuer: issuer(),
      clientId: 'broadsheet-editor',
      clientSecret: SECRET,
      local: null,
    }));

  const issuer = () => `${origin}/gateway/identity`;
  await app.register(identityService, {
    prefix: '/gateway',
    pool: database.pool,
    token: 'staff-token',
    secrets: ['one secret'],
    issuer,
    clients: [editorClient(SECRET)],
    pages: dailyPages,
    mailer: { post: async () => undefined },
    clientHeader: 'x-client',
  });
  await app.register(openEditor(() => origin, providerAt(issuer)));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const accounts = await accountsIn(database.pool);
  for (const one of [boss, nelly, reader]) await accounts.save({ ...one, password });
  await setRole(boss, 'admin');
  await setRole(nelly, 'editor');

  const at = (path: string) => `${origin}${path}`;
  const isBack = (url: string) => url.startsWith(at('/pf/editor/callback'));
  /** Signs in at the provider, and stops before the editor hears of it. */
  const comeBack = async (browser: Browser, path: string, email = nelly.email) => {
    const { url, response } = await browser.follow(at(path), isBack);
    if (isBack(url)) return url;
    if (response?.status !== 200) throw new Error(`The provider answers ${response?.status}.`);
    const answer = await browser.submit(url, { email, password });
    if (answer.status !== 303) throw new Error(`The provider answers ${answer.status}.`);
    return (await browser.follow(new URL(answer.headers.get('location')!, url).href, isBack)).url;
  };
  const signIn = async (email = nelly.email) => {
    const browser = new Browser();
    const answer = await browser.ask(await comeBack(browser, '/pf/editor', email));
    if (answer.status !== 303) throw new Error(`The editor answers ${answer.status}.`);
    return browser;
  };
  /** Who signed in and out, in order. */
  const audit = async () =>
    (await store.selectFrom('audit').select(['actor', 'action']).orderBy('id').execute()).filter(
      ({ action }) => action.startsWith('sign-'),
    );

  return {
    app,
    origin,
    at,
    isBack,
    comeBack,
    signIn,
    audit,
    setRole,
    openEditor,
    providerAt,
  };
}

export type EditorSite = Awaited<ReturnType<typeof openEditorSite>>;
