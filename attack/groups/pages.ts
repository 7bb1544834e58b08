import type { AttackGroup, Attempt } from '../attempt';
import { ask } from '../ask';
import { asking } from '../asking';
import { openTarget } from '../openTarget';

const PAGES = [
  '/',
  '/news',
  '/no/such/page',
  '/?outputType=none',
  '/pf/editor',
  '/pf/editor/sign-in',
  '/pf/editor/signed-out',
  '/pf/editor/callback',
  '/pf/editor/preview',
  '/pf/editor/none',
  '/pf/resources/none',
  '/pf/dist/none',
  '/pf/editor/app/none',
  '/gateway/identity/auth',
  '/gateway/identity/session/end',
  '/gateway/identity/sign-in/none',
  '/gateway/identity/link/none',
  '/gateway/identity/passkeys',
  '/gateway/identity/name',
  '/gateway/identity/email',
  '/gateway/identity/password',
  '/gateway/resizer/v2/none.jpg',
  '/gateway/content/v4/stories',
  '/pf/api/v3/content/fetch/none',
  '/pf/api/v3/fragment/home',
  '/pf/api/v3/fragment/home/none',
  '/pf/health',
  '/pf/ready',
];

/** What browsers are told with each kind of page, and with an origin by https. */
export const pages: AttackGroup = {
  name: 'headers that keep browsers safe',
  atOnce: 4,
  attempts: async (target) => [
    ...PAGES.map((path) => asking(target, `${path} for a reader`, { path }, isGuarded)),
    ...PAGES.map((path) =>
      asking(target, `${path} for the admin`, { path, headers: target.admin.headers }, isGuarded),
    ),
    ...(await overHttps()),
  ],
};

function isGuarded({ headers, status }: Awaited<ReturnType<typeof ask>>): string | null {
  const policy = headers['content-security-policy'];
  const isPage = headers['content-type']?.startsWith('text/html');
  if (isPage && !/default-src|sandbox/.test(String(policy)))
    return `${status} without a policy that says what a page may load`;
  if (isPage && /script-src[^;]*'unsafe-(?:inline|eval)'/.test(String(policy)))
    return `${status} lets any script run`;
  if (headers['x-powered-by'] ?? headers['server']) return 'names what serves it';
  return null;
}

/** The same site with a public origin by https, for a moment: it says that browsers shall keep to https. */
async function overHttps(): Promise<Attempt[]> {
  const site = await openTarget({
    name: 'attack-https',
    env: { SITE_ORIGIN: 'https://news.attack.test' },
    isBare: true,
  });
  const answers = new Map(
    await Promise.all(PAGES.map(async (path) => [path, await ask(site, { path })] as const)),
  );
  await site.stop();
  return PAGES.map((path) => ({
    name: `${path} with an origin by https`,
    run: async () =>
      /max-age=\d{6,}/.test(String(answers.get(path)?.headers['strict-transport-security']))
        ? null
        : 'does not say strict-transport-security',
  }));
}
