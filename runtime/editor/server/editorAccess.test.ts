import type { Access } from '../contract/access';
import { API_PREFIX } from '../contract/calls';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import { createDocument } from '../../store/createDocument';
import { NotFound } from '../../store/errors';
import { publish } from '../../store/publish';
import { saveStaff } from '../../store/staff/saveStaff';
import { openSession } from '../../store/staff/sessions';
import { readStaffWhere } from '../../store/staff/readStaff';
import { createToken, listTokens } from '../../store/staff/tokens';
import type { Grant, Role } from '../../store/staff/types';
import { describeStore } from '../../store/testing/describeStore';
import { feature, pageDocument } from '../../document/testing/fixtures';
import { editor } from './editor';
import { listRights } from './rights/rights';
import { IdentityProvider } from '../../../oidc-client/IdentityProvider';
import { CSRF_HEADER, SESSION_COOKIE } from './session/authenticate';

const website = 'daily';
const author = 'command-line';
const grantOf = (role: Role, folder = '/', site = website): Grant => ({
  website: site,
  folder,
  role,
});
const SPORTS = [grantOf('viewer', '/sports')];
/** A name that only those may see who may read all of the site. */
const SECRET = 'Tomorrow’s front';

/** What opens to whoever comes, and why. */
const PUBLIC = [
  // Who is not signed in is led to that.
  'GET /pf/editor',
  'GET /pf/editor/*',
  'GET /pf/editor/addresses',
  'GET /pf/editor/collections',
  'GET /pf/editor/collections/:id',
  'GET /pf/editor/find',
  'GET /pf/editor/log',
  'GET /pf/editor/newsletters',
  'GET /pf/editor/pages/:id',
  'GET /pf/editor/people',
  // The way in and out.
  'GET /pf/editor/callback',
  'GET /pf/editor/sign-in',
  'GET /pf/editor/signed-out',
  'POST /pf/editor/sign-out',
  // The application's files hold nothing secret; a preview's address is its key.
  'GET /pf/editor/app/*',
  'GET /pf/editor/preview',
];

type Known = Pick<RouteOptions, 'url'> & { method: string; access: Access | undefined };

describeStore('Every route of the editor', (current) => {
  const routes: Known[] = [];
  let app: FastifyInstance;
  const headersOf = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    const { database, store } = current();
    app = Fastify();
    app.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat()) routes.push({ method: one, url, access: config?.access });
    });
    await app.register(
      editor({
        database,
        store,
        website,
        pages: dailyPages,
        timeZone: 'America/New_York',
        provider: new IdentityProvider(() => ({
          issuer: 'https://identity.daily.test',
          clientId: 'editor',
          clientSecret: 'a secret of the provider',
          local: null,
        })),
        accounts: {
          lacking: async (emails) => [...emails],
          invite: async ({ email }) => ({
            link: `https://daily.test/${email}`,
            endsAt: new Date(),
          }),
        },
        origin: () => 'https://daily.test',
        renderer: () => {
          throw new Error('Nothing is drawn here.');
        },
        contentService: { base: () => 'http://127.0.0.1:9', token: '', website },
        ask: async () => 200,
        mailing: () => {
          throw new NotFound('Nothing is sent here.');
        },
        listings: [],
        secrets: ['a secret of the site'],
        appDir: '/nowhere',
      }),
    );
    await app.listen();
    const main = [feature('here', { fields: {}, linked: { document: 'promo' } })];
    const make = (id: string, folder: string, more = {}) =>
      createDocument(store, { document: pageDocument(id, more), folder, author });
    await make('promo', '/sports', { kind: 'block', sections: { main: [feature('b')] } });
    await publish(store, { documentId: 'promo', website, author });
    await make('front', '/', { name: SECRET, sections: { main } });
    await make('eagles', '/sports');

    const session = async (name: string, grants: Grant[]) => {
      const email = `${name}@daily.test`;
      const { id: staffId } = await saveStaff(store, { email, name, grants, author });
      const { key, csrf } = await openSession(store, { staffId, idToken: null });
      headersOf.set(name, { cookie: `${SESSION_COOKIE}=${key}`, [CSRF_HEADER]: csrf });
    };
    await session('boss', [grantOf('admin')]);
    await session('nothing', []);
    await session('sports', SPORTS);
    const { secret } = await createToken(store, {
      name: 'weekly',
      grants: [grantOf('admin', '/', 'weekly')],
      endsAt: null,
      author,
    });
    headersOf.set('weekly', { authorization: `Bearer ${secret}` });
    headersOf.set('nobody', {});
    headersOf.set('forged', { cookie: `${SESSION_COOKIE}=forged` });
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await app.close();
  });

  const pathOf = (url: string, id = 'front') =>
    url
      .replace(':id', id)
      .replace(/:(number|comment)/, '1')
      .replace(':email', 'new@daily.test')
      .replace('*', 'nothing');
  const api = () => routes.filter(({ url }) => url.startsWith(API_PREFIX));
  const ask = async (who: string, { method, url }: Known, id?: string, query = '') => {
    const answer = await app.inject({
      method: method as 'GET',
      url: pathOf(url, id) + query,
      headers: headersOf.get(who)!,
    });
    return answer;
  };
  const nameOf = ({ method, url }: Known) => `${method} ${url}`;
  /** What each of the API's routes answers. */
  const askAll = async (who: string, id?: string) =>
    Object.fromEntries(
      await Promise.all(
        api().map(async (route) => [nameOf(route), (await ask(who, route, id)).statusCode]),
      ),
    ) as Record<string, number>;
  const all = (status: number) => Object.fromEntries(api().map((one) => [nameOf(one), status]));

  it('says what it takes and where, unless it is one of those that are open to all', () => {
    expect(api().length).toBeGreaterThan(60);
    expect(api().filter(({ access }) => access === undefined)).toEqual([]);
    const others = routes
      .filter(({ url, method }) => !url.startsWith(API_PREFIX) && method !== 'HEAD')
      .map(nameOf);
    expect(others.toSorted()).toEqual(PUBLIC.toSorted());
  });

  it('can’t be added to the API without saying it', async () => {
    const other = Fastify();
    const { store } = current();
    const { editorApi } = await import('./api/editorApi');
    const streams = (scope: FastifyInstance) => void scope.get('/open', async () => 'all');
    const options = { store, website, origin: () => '', handlers: {}, streams };
    await expect(other.register(editorApi(options)).then(() => other.ready())).rejects.toThrow(
      '/open does not say who may call it',
    );
  });

  it.each([
    ['nobody', 401],
    ['forged', 401],
    ['nothing', 403],
    ['weekly', 403],
  ] as const)('answers %s with %i, also for a page that is not there', async (who, status) => {
    expect(await askAll(who)).toEqual(all(status));
    expect(await askAll(who, 'no-such-page')).toEqual(all(status));
  });

  it('gives a viewer of one folder what is theirs, and nothing else', async () => {
    const rights = listRights(SPORTS, { website, folder: '/sports' });
    for (const route of api()) {
      const { right, on } = route.access!;
      // Asked for all pages, it says no.
      const query = route.url.endsWith('/documents') ? '?folder=/sports' : '';
      const answer = await ask('sports', route, 'front', query);
      const isTheirs = on === 'any-folder' && rights.includes(right);
      expect([nameOf(route), answer.statusCode === 403]).toEqual([nameOf(route), !isTheirs]);
      expect([nameOf(route), answer.statusCode === 401]).toEqual([nameOf(route), false]);
      expect(answer.body).not.toContain(SECRET);
      // A stream does not end: what it tells has tests of its own.
      if (on !== 'document' || route.url.endsWith('/live')) continue;
      const own = await ask('sports', route, 'eagles');
      expect([nameOf(route), own.statusCode === 403]).toEqual([
        nameOf(route),
        !rights.includes(right),
      ]);
      expect(own.body).not.toContain(SECRET);
    }
  });

  it.each([
    ['the pages', 'GET /documents', '?folder=/sports', 200, 'Page eagles'],
    ['all pages', 'GET /documents', '', 403, 'forbidden'],
    ['the folders', 'GET /folders', '', 200, '/sports'],
    ['what is found', 'GET /find', '?kind=linked&value=promo', 200, '[]'],
    ['the log', 'GET /audit', '', 200, 'eagles'],
    ['where a linked block is shown', 'GET /documents/:id/uses', '', 200, '"hidden":1'],
  ])(
    'tells a viewer of one folder of %s no more than that',
    async (_what, name, query, status, text) => {
      const [method, path] = name.split(' ') as [string, string];
      const route = { method, url: API_PREFIX + path, access: undefined };
      const { statusCode, body } = await ask('sports', route, 'promo', query);
      expect([statusCode, body]).toEqual([status, expect.stringContaining(text)]);
      expect(body).not.toContain(SECRET);
    },
  );

  it('answers before anything of a body is there, and hangs up on whoever goes on sending', async () => {
    const { port } = app.server.address() as AddressInfo;
    const reading = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
    const withBody = [
      ...api().filter(({ method }) => !reading.has(method)),
      { method: 'POST', url: '/pf/editor/sign-out', access: undefined },
    ];
    await Promise.all(
      withBody.map(async ({ method, url }) => {
        const socket = connect(port, '127.0.0.1');
        // What is cut off while it sends hears of it so.
        socket.on('error', () => undefined);
        const closed = new Promise((resolve) => socket.once('close', resolve));
        socket.write(
          `${method} ${pathOf(url)} HTTP/1.1\r\nhost: daily.test\r\ncontent-type: application/json\r\ncontent-length: 62000000\r\n\r\n[[[[`,
        );
        const [heard] = (await once(socket, 'data')) as [Buffer];
        const status = url.endsWith('/sign-out') ? '303' : '401';
        expect(heard.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
        const sending = setInterval(() => socket.write('['.repeat(1000)), 20);
        await closed.finally(() => clearInterval(sending));
      }),
    );
  });

  it.each([
    [
      'the address',
      'GET',
      '/documents/a%00b',
      undefined,
      /params\.id: holds the character U\+0000/,
    ],
    ['a query', 'GET', '/find?kind=text&value=a%00b', undefined, /query\.value: holds/],
    [
      'a pattern',
      'PUT',
      '/resolvers/all',
      {
        name: 'All',
        priority: 1,
        patterns: ['/a\0b'],
        source: null,
        params: {},
        templateId: 'front',
      },
      /body\.patterns\[0\]: holds/,
    ],
    ['a comment', 'POST', '/documents/front/comments', { text: 'a\0b' }, /body\.text: holds/],
    ['a name in JSON', 'POST', '/export', { 'a\0b': 1 }, /a name that is not allowed/],
    [
      'what has no end',
      'POST',
      '/export',
      { ids: JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown },
      /nested deeper than 100 levels/,
    ],
  ] as const)('refuses text that nothing can hold with 400 and its place: in %s', async (...it) => {
    const [, method, path, payload, message] = it;
    const url = API_PREFIX + path;
    const headers = headersOf.get('boss')!;
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  });

  it('lets the admin of one site appoint nobody to another, nor see or dismiss its staff', async () => {
    const { store } = current();
    const weekly = grantOf('editor', '/', 'weekly');
    const both = { email: 'both@daily.test', name: 'Both' };
    await saveStaff(store, { ...both, grants: [weekly, grantOf('viewer')], author });
    const other = { email: 'other@weekly.test', name: 'Other' };
    await saveStaff(store, { ...other, grants: [weekly], author });
    const headers = headersOf.get('boss')!;
    const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: API_PREFIX + path, headers, ...(payload ? { payload } : {}) });
    const save = (email: string, more: object) =>
      send('PUT', `/staff/${email}`, { name: 'Both', grants: [], ...more });
    const grantsOf = async (email: string) => (await readStaffWhere(store, { email }))!.grants;

    expect((await save(both.email, { grants: [weekly] })).statusCode).toBe(403);
    expect((await save('boss@daily.test', { grants: [grantOf('admin'), weekly] })).statusCode).toBe(
      403,
    );
    const token = { name: 'weekly’s', grants: [weekly] };
    expect((await send('POST', '/tokens', token)).statusCode).toBe(403);
    expect((await save(both.email, { grants: [grantOf('editor')] })).json()).toMatchObject({
      grants: [grantOf('editor')],
    });
    expect(await grantsOf(both.email)).toEqual([grantOf('editor'), weekly]);
    expect((await save(both.email, { isActive: false })).statusCode).toBe(400);
    expect((await send('POST', `/staff/${both.email}/invitation`)).statusCode).toBe(403);
    const { lacking } = (await send('GET', '/staff/accounts')).json<{ lacking: string[] }>();
    expect(lacking).toContain('sports@daily.test');
    expect(lacking).not.toContain(both.email);
    const { body } = await send('GET', '/staff');
    expect(body).toContain(both.email);
    expect(body).not.toMatch(/weekly/);
    const tokens = await send('GET', '/tokens');
    expect(tokens.json()).toEqual({ tokens: [] });
    const id = (await listTokens(store))[0]!.id;
    expect((await send('DELETE', `/tokens/${id}`)).statusCode).toBe(403);
  });

  it.each(['?token=a&token=b', '', '?token[]=a', '?token=a.b'])(
    'answers a preview that has no right token without failing: %s',
    async (query) => {
      expect((await app.inject(`/pf/editor/preview${query}`)).statusCode).toBeLessThan(500);
    },
  );
});
