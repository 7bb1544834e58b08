import Fastify, { type FastifyInstance } from 'fastify';
import { createDocument } from '../../store/createDocument';
import type { Operation } from '../../store/operations/operation';
import { saveStaff } from '../../store/staff/saveStaff';
import { closeSession, openSession } from '../../store/staff/sessions';
import { createToken } from '../../store/staff/tokens';
import type { Grant, Role } from '../../store/staff/types';
import { describeStore } from '../../store/testing/describeStore';
import { feature, pageDocument } from '../../store/testing/fixtures';
import { SESSION_COOKIE } from '../session/authenticate';
import { editorApi } from './editorApi';
import { API_PREFIX } from './prefix';
import { apiRoutes } from './routes';

const website = 'daily';
const grant = (role: Role, folder = '/'): Grant => ({ website, folder, role });
const author = 'command-line';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

describeStore('The editor’s API', (current) => {
  let app: FastifyInstance;
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    const { store } = current();
    app = Fastify();
    await app.register(editorApi({ store, website, routes: apiRoutes }));
    await createDocument(store, { document: pageDocument('front'), author });
    await createDocument(store, { document: pageDocument('eagles'), author, folder: '/sports' });
    await createDocument(store, { document: pageDocument('story', { kind: 'template' }), author });
    for (const [name, grants] of [
      ['admin', [grant('admin')]],
      ['producer', [grant('producer')]],
      ['editor', [grant('editor')]],
      ['viewer', [grant('viewer')]],
      ['sports', [grant('editor', '/sports')]],
      ['weekly', [{ ...grant('admin'), website: 'weekly' }]],
    ] as const) {
      const { secret } = await createToken(store, { name, grants, endsAt: null, author });
      secrets.set(name, secret);
    }
  }, 60_000);
  afterAll(() => app.close());

  const call = (who: string | null, method: Method, path: string, payload?: object) =>
    app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: who === null ? {} : { authorization: `Bearer ${secrets.get(who) ?? who}` },
      ...(payload ? { payload } : {}),
    });
  const signIn = async (role: Role = 'editor') => {
    const { store } = current();
    await saveStaff(store, {
      email: 'boss@daily.test',
      name: 'Boss',
      grants: [grant('admin')],
      author,
    });
    const email = `${role}@daily.test`;
    const { id: staffId } = await saveStaff(store, {
      email,
      name: role,
      grants: [grant(role)],
      author,
    });
    const { key, csrf } = await openSession(store, { staffId, idToken: null });
    return { key, csrf, cookie: `other=1; ${SESSION_COOKIE}=${key}` };
  };
  const title = (id: string, value: string): Operation => ({
    op: 'set',
    id,
    path: ['fields', 'title'],
    value,
  });
  const patch = (baseRev: number, operations: Operation[], batch: string) => ({
    baseRev,
    operations,
    batch: `batch-no-${batch}`,
  });

  describe('refuses', () => {
    it.each<[Method, string]>([
      ['GET', '/documents'],
      ['GET', '/session'],
      ['PATCH', '/documents/front'],
      ['POST', '/documents/front/publish'],
      ['GET', '/staff'],
      ['GET', '/openapi.json'],
      ['GET', '/nothing'],
    ])('%s %s of nobody with 401, and tells nothing', async (method, path) => {
      const { statusCode, headers, body } = await call(null, method, path);
      expect(statusCode).toBe(401);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body)).toEqual({ code: 'signed-out', message: 'Sign in first.' });
    });

    it.each(['forged', 'bsht_forged', '', 'Basic x'])('the token “%s”', async (token) => {
      expect((await call(token, 'GET', '/session')).statusCode).toBe(401);
    });

    it('a session that was closed, and a cookie that never was one', async () => {
      const { key, cookie } = await signIn();
      const url = `${API_PREFIX}/session`;
      expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
      await closeSession(current().store, key);
      expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(401);
      const forged = { cookie: `${SESSION_COOKIE}=forged` };
      expect((await app.inject({ url, headers: forged })).statusCode).toBe(401);
    });

    it('a change by cookie that another site may have caused', async () => {
      const { cookie, csrf } = await signIn();
      const move = (headers: Record<string, string>) =>
        app.inject({
          method: 'PUT',
          url: `${API_PREFIX}/documents/front/folder`,
          headers: { cookie, ...headers },
          payload: { folder: '/' },
        });
      expect((await move({})).statusCode).toBe(401);
      expect((await move({ 'x-csrf-token': 'guess' })).statusCode).toBe(401);
      const other = { 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' };
      expect((await move(other)).statusCode).toBe(401);
      const ours = { 'x-csrf-token': csrf, 'sec-fetch-site': 'same-origin' };
      expect((await move(ours)).statusCode).toBe(204);
    });
  });

  describe('allows by role and folder', () => {
    const someone = { name: 'New', grants: [grant('viewer')] };
    it.each<[string, Method, string, object | undefined, Record<string, number>]>([
      [
        'reading a page',
        'GET',
        '/documents/front',
        undefined,
        { viewer: 200, sports: 403, weekly: 403 },
      ],
      [
        'a page in a folder',
        'GET',
        '/documents/eagles',
        undefined,
        { viewer: 200, sports: 200, weekly: 403 },
      ],
      [
        'changing a page',
        'PUT',
        '/documents/front/folder',
        { folder: '/' },
        { viewer: 403, editor: 204, sports: 403 },
      ],
      [
        'taking a page out of the folder one has',
        'PUT',
        '/documents/eagles/folder',
        { folder: '/' },
        { sports: 403 },
      ],
      [
        'changing a template',
        'PUT',
        '/documents/story/folder',
        { folder: '/' },
        { editor: 403, producer: 204 },
      ],
      ['the staff', 'GET', '/staff', undefined, { producer: 403, admin: 200, weekly: 403 }],
      ['appointing', 'PUT', '/staff/new@daily.test', someone, { producer: 403, admin: 200 }],
      ['tokens', 'GET', '/tokens', undefined, { producer: 403, admin: 200 }],
      ['the log', 'GET', '/audit', undefined, { viewer: 200, sports: 403 }],
      [
        'the list of a folder',
        'GET',
        '/documents?folder=/sports',
        undefined,
        { sports: 200, weekly: 403 },
      ],
      ['the list of all', 'GET', '/documents', undefined, { sports: 403, viewer: 200 }],
    ])('%s', async (_what, method, path, payload, expected) => {
      // The first admin is appointed on the command line.
      await signIn();
      for (const [who, status] of Object.entries(expected)) {
        const answer = await call(who, method, path, payload);
        expect([who, answer.statusCode]).toEqual([who, status]);
        if (status === 403) expect(answer.json()).toMatchObject({ code: 'forbidden' });
      }
    });
  });

  it('patches drafts, and says what clashes with both values', async () => {
    const { store } = current();
    const document = pageDocument('patched', { sections: { main: [feature('a'), feature('b')] } });
    await createDocument(store, { document, author });
    const send = (base: number, operations: Operation[], batch: string) =>
      call('editor', 'PATCH', '/documents/patched', patch(base, operations, batch));
    expect((await send(1, [title('a', 'One')], '1')).json()).toMatchObject({
      rev: 2,
      document: null,
    });
    expect((await send(1, [title('b', 'Two')], '2')).json()).toMatchObject({
      rev: 3,
      document: {
        sections: { main: [{ fields: { title: 'One' } }, { fields: { title: 'Two' } }] },
      },
    });
    const clash = await send(1, [title('a', 'Mine')], '3');
    expect([clash.statusCode, clash.json()]).toMatchObject([
      409,
      { code: 'conflict', currentRev: 3, conflicts: [{ kind: 'value', theirs: 'One' }] },
    ]);
    const invalid = await send(3, [{ op: 'explode' } as never], '4');
    expect([invalid.statusCode, invalid.json()]).toMatchObject([
      400,
      { code: 'invalid', issues: [{ path: '[0].op' }] },
    ]);
    const locked = [{ op: 'set', id: 'a', path: ['locked'], value: true } as const];
    expect((await send(3, locked, '5')).json()).toMatchObject({ code: 'locked', nodeId: 'a' });
  });

  it('makes, publishes, compares, brings back, plans and takes down', async () => {
    const made = await call('editor', 'POST', '/documents', { document: pageDocument('way') });
    expect(made.statusCode).toBe(201);
    const again = await call('editor', 'POST', '/documents', { document: pageDocument('way') });
    expect(again.json()).toMatchObject({ code: 'exists' });
    const copy = { copyOf: 'way', id: 'way-2', kind: 'page', name: 'Second' };
    expect((await call('editor', 'POST', '/documents', copy)).json()).toMatchObject({ rev: 1 });

    const at = (path: string) => `/documents/way${path}`;
    const post = (path: string, payload?: object) => call('editor', 'POST', at(path), payload);
    const address = { uri: '/way/' };
    expect((await call('editor', 'PUT', at('/address'), address)).statusCode).toBe(204);
    expect((await post('/publish', { rev: 9 })).json()).toMatchObject({ code: 'revision' });
    expect((await post('/publish', { rev: 1, label: 'First' })).json()).toMatchObject({
      number: 1,
    });
    await call('editor', 'PATCH', '/documents/way', patch(1, [title('one', 'New')], 'a'));
    expect((await post('/publish', { rev: 2 })).json()).toMatchObject({ number: 2 });
    const first = await call('editor', 'GET', at('/versions/1'));
    expect(first.json()).toMatchObject({ toDraft: [{ op: 'set', id: 'one', value: 'New' }] });
    expect((await post('/versions/1/show')).json()).toMatchObject({ number: 1 });
    expect((await post('/versions/1/restore', { baseRev: 2 })).json()).toMatchObject({ rev: 3 });
    const label = { label: 'Second' };
    expect((await call('editor', 'PUT', at('/versions/2/label'), label)).statusCode).toBe(204);
    const plan = await post('/schedules', {
      version: 2,
      publishAt: { local: '2099-03-08T06:00', zone: 'America/New_York' },
    });
    expect(plan.json()).toMatchObject({ publishAt: '2099-03-08T10:00:00.000Z' });
    const twice = { local: '2099-11-01T01:30', zone: 'America/New_York' };
    expect((await post('/schedules', { version: 2, publishAt: twice })).json()).toMatchObject({
      code: 'twice',
      local: twice.local,
    });
    const unseen = await post('/schedules', { version: { rev: 2 }, publishAt: twice });
    expect(unseen.statusCode).toBe(400);
    const stale = { version: { rev: 2 }, publishAt: { ...twice, isSecond: true } };
    expect((await post('/schedules', stale)).json()).toMatchObject({ code: 'revision' });
    const { versions, schedules } = (await call('editor', 'GET', at('/versions'))).json<{
      versions: object[];
      schedules: { id: number }[];
    }>();
    expect(versions).toMatchObject([
      { number: 2, label: 'Second', liveOn: [] },
      { number: 1, label: 'First', liveOn: [website] },
    ]);
    const cancel = (of: string) =>
      call('editor', 'DELETE', `/documents/${of}/schedules/${schedules[0]?.id}`);
    expect((await cancel('way-2')).statusCode).toBe(404);
    expect((await cancel('way')).statusCode).toBe(204);
    expect((await post('/unpublish')).statusCode).toBe(204);
    const archived = { isArchived: true };
    expect((await call('editor', 'PUT', at('/archived'), archived)).statusCode).toBe(204);
    const { entries } = (await call('viewer', 'GET', '/audit?document=way')).json<{
      entries: { action: string; actor: string }[];
    }>();
    expect(entries.map(({ action }) => action)).toEqual([
      'archive',
      'unpublish',
      'cancel-schedule',
      'schedule',
      'label',
      'rollback',
      'publish',
      'publish',
      'save-page-url',
      'create',
    ]);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['token:editor']));
  });

  it('takes comments of all who may read', async () => {
    const comment = { nodeId: 'one', text: 'Shorter, please.' };
    const said = await call('viewer', 'POST', '/documents/front/comments', comment);
    expect([said.statusCode, said.json()]).toMatchObject([201, { author: 'token:viewer' }]);
    const { id } = said.json<{ id: number }>();
    const path = `/documents/front/comments/${id}`;
    expect((await call('weekly', 'PUT', path, { isResolved: true })).statusCode).toBe(403);
    const settled = await call('editor', 'PUT', path, { isResolved: true });
    expect(settled.json()).toMatchObject({ resolvedBy: 'token:editor' });
    const list = async (query: string) =>
      (await call('viewer', 'GET', `/documents/front/comments${query}`)).json<{
        comments: object[];
      }>().comments;
    expect([await list(''), await list('?resolved=true')]).toMatchObject([[], [{ id }]]);
  });

  it('says which page answers an address, and lets producers decide', async () => {
    await call('producer', 'POST', '/documents', {
      document: pageDocument('tpl', { kind: 'template' }),
    });
    const resolver = {
      name: 'Stories',
      priority: 1,
      patterns: ['/:section/:slug'],
      source: 'content-api',
      params: {},
      templateId: 'tpl',
    };
    const save = (who: string) => call(who, 'PUT', '/resolvers/stories', resolver);
    expect((await save('editor')).statusCode).toBe(403);
    expect((await save('producer')).json()).toEqual({ id: 'stories' });
    const route = await call('viewer', 'GET', '/route?uri=/news/a');
    expect(route.json()).toMatchObject({
      candidates: [{ kind: 'template', resolverId: 'stories', standing: 'unpublished' }],
    });
    const list = await call('viewer', 'GET', '/resolvers');
    expect(list.json()).toMatchObject({
      resolvers: [{ id: 'stories', patterns: ['/:section/:slug'] }],
      conflicts: [],
    });
    const order = { ids: ['stories'] };
    expect((await call('producer', 'PUT', '/resolver-order', order)).statusCode).toBe(204);
    expect((await call('producer', 'DELETE', '/resolvers/stories')).statusCode).toBe(204);
    const redirect = { from: '/old', to: '/new', status: 301 };
    expect((await call('producer', 'PUT', '/redirects', redirect)).statusCode).toBe(204);
    const found = await call('viewer', 'GET', '/redirects?search=old');
    expect(found.json()).toMatchObject({ total: 1, redirects: [redirect] });
    expect((await call('producer', 'DELETE', '/redirects?from=/old')).statusCode).toBe(204);
  });

  it.each<[Method, string, object | undefined, number, RegExp]>([
    ['GET', '/documents/nowhere', undefined, 404, /no document "nowhere"/],
    ['GET', '/documents?limit=many', undefined, 400, /limit/],
    ['GET', '/documents?shout=1', undefined, 400, /shout/],
    ['GET', '/documents/front/versions/9', undefined, 404, /no version 9/],
    ['POST', '/documents', { document: { id: 'x' } }, 400, /kind/],
    ['PATCH', '/documents/front', { baseRev: 'one' }, 400, /baseRev/],
    ['PUT', '/documents/front/folder', { folder: 'x' }, 400, /no folder/],
    ['DELETE', '/documents/front', undefined, 404, /no DELETE/],
  ])('%s %s with %j is %i and says why', async (method, path, payload, status, message) => {
    const answer = await call('admin', method, path, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  });

  it('takes no JSON that is none, and nothing beyond its limits', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `${API_PREFIX}/documents`,
        headers: {
          authorization: `Bearer ${secrets.get('admin')}`,
          'content-type': 'application/json',
        },
        payload,
      });
    expect((await send('{')).statusCode).toBe(400);
    expect((await send(`"${'x'.repeat(2_000_000)}"`)).statusCode).toBe(413);
  });

  it('describes every call it has', async () => {
    const description = (await call('viewer', 'GET', '/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { summary: string; requestBody?: object }>>;
    }>();
    expect(description.openapi).toBe('3.1.0');
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls).toHaveLength(apiRoutes.length);
    expect(description.paths[`${API_PREFIX}/documents/{id}`]?.['patch']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { required: true },
    });
  });
});
