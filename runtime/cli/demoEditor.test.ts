import { dailyPages } from '../../plain-pages/testing/dailyPages';
import { saveStaff } from '../store/staff/saveStaff';
import { readStaffWhere } from '../store/staff/readStaff';
import { describeStore } from '../store/testing/describeStore';
import type { Secrets, SiteConfig } from './config';
import { openDemoEditor } from './demoEditor';
import { readEnvironment } from './environment';

const email = 'demo@daily.test';
const secrets: Secrets = {
  accessToken: '',
  resizerSecret: '',
  identitySecret: '',
  editorClientSecret: '',
  demoPassword: 'random and long',
};

describeStore('The demo editor', (current) => {
  const made: { email: string; password: string }[] = [];
  const config = {
    website: 'daily',
    editor: {
      pages: dailyPages,
      timeZone: 'America/New_York',
      identity: {
        path: '/identity',
        clientId: 'editor',
        accounts: async () => ({
          has: async () => false,
          save: async (account) => void made.push(account),
          lacking: async () => [],
          invite: async () => null,
        }),
      },
    },
    firstEdition: {
      load: async () => undefined,
      pages: () => [],
      redirects: () => [],
      editor: { email, name: 'Demo' },
    },
  } satisfies Partial<SiteConfig>;
  const open = (
    env: Record<string, string> = {},
    site: Pick<SiteConfig, 'website' | 'editor' | 'firstEdition'> = config,
  ) =>
    openDemoEditor(site, readEnvironment('/nowhere', env), {
      ...current(),
      secrets,
      url: () => 'http://localhost:3000',
    });
  const grants = [{ website: 'daily', folder: '/', role: 'admin' as const }];
  const author = 'command-line';

  it.each([
    [{ DATABASE_URL: 'postgres://db.test/site' }],
    [{ SITE_ORIGIN: 'https://www.daily.test' }],
    [
      {
        EDITOR_OIDC_ISSUER: 'https://id.daily.test',
        EDITOR_OIDC_CLIENT_ID: 'a',
        EDITOR_OIDC_CLIENT_SECRET: 'b',
      },
    ],
  ])('is never made where a site is set up for work: %j', async (env) => {
    expect(await open(env)).toBeNull();
    expect(made).toEqual([]);
  });

  it('is never made where there is no first edition', async () => {
    const { firstEdition: _, ...ownSite } = config;
    expect(await open({}, ownSite)).toBeNull();
    expect(made).toEqual([]);
  });

  it('is made once, and how they sign in is said at each start', async () => {
    const line = `Editor: http://localhost:3000/pf/editor, ${email}, password random and long`;
    expect(await open()).toBe(line);
    expect(await open()).toBe(line);
    expect(made).toEqual([{ email, name: 'Demo', password: 'random and long' }]);
    expect((await readStaffWhere(current().store, { email }))?.grants).toEqual(grants);
  });

  it('is no longer spoken of when there is staff, nor made again when removed', async () => {
    const { store } = current();
    await saveStaff(store, { email: 'ada@daily.test', name: 'Ada', grants, author });
    expect(await open()).toBeNull();
    await saveStaff(store, { email, name: 'Demo', grants: [], isActive: false, author });
    expect(await open()).toBeNull();
    expect(made).toHaveLength(1);
  });
});
