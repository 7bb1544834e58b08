import { createDocument } from '../../../store/createDocument';
import type { Operation } from '../../../document/operations/operation';
import type { Role } from '../../../store/staff/types';
import { describeStore } from '../../../store/testing/describeStore';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { author, openApi, website, type OpenedApi } from './testing/openApi';

describeStore('The editor’s API, the way of a page', (current) => {
  let api: OpenedApi;
  beforeAll(async () => {
    api = await openApi(current().store);
  });
  afterAll(() => api.app.close());
  const call: OpenedApi['call'] = (...request) => api.call(...request);
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

  it('brings back no version over what is locked, but for those who may change that', async () => {
    const document = pageDocument('held', { sections: { main: [feature('a'), feature('b')] } });
    await createDocument(current().store, { document, author });
    const send = (role: Role, base: number, operations: Operation[], batch: string) =>
      call(role, 'PATCH', '/documents/held', patch(base, operations, batch));
    const restore = (role: Role, baseRev: number) =>
      call(role, 'POST', '/documents/held/versions/1/restore', { baseRev });
    await call('editor', 'POST', '/documents/held/publish', { rev: 1 });
    await send('editor', 1, [title('b', 'Open')], 'h1');
    expect((await restore('editor', 2)).json()).toMatchObject({ rev: 3 });
    await send('producer', 3, [title('a', 'Kept')], 'h2');
    await send('producer', 4, [{ op: 'set', id: 'a', path: ['locked'], value: ['title'] }], 'h3');
    const refused = await restore('editor', 5);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'locked', nodeId: 'a' },
    ]);
    expect((await restore('producer', 5)).json()).toMatchObject({ rev: 6 });
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
    const kept = await post('/versions/1/show', { keepDraft: true });
    expect(kept.json()).toMatchObject({ number: 1, draft: 2 });
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

  it('exports what the caller may read: no linked block of another folder', async () => {
    const { store } = current();
    const block = pageDocument('banner', { kind: 'block', sections: { main: [feature('b')] } });
    await createDocument(store, { document: block, author });
    const main = [feature('here', { fields: {}, linked: { document: 'banner' } })];
    const document = pageDocument('linking', { sections: { main } });
    await createDocument(store, { document, author, folder: '/sports' });
    const ids = async (who: string) =>
      (await call(who, 'POST', '/export', { ids: ['linking'] }))
        .json<{ documents: { document: { id: string } }[] }>()
        .documents.map((one) => one.document.id);
    expect(await ids('viewer')).toEqual(['banner', 'linking']);
    expect(await ids('sports')).toEqual(['linking']);
    expect((await call('sports', 'POST', '/export', { ids: ['front'] })).statusCode).toBe(403);
  });

  it('names the folders that there are, to whom may read them, with what they may do there', async () => {
    const folders = async (who: string) =>
      (await call(who, 'GET', '/folders')).json<{ folders: { path: string; rights: string[] }[] }>()
        .folders;
    expect(await folders('sports')).toEqual([
      { path: '/sports', rights: ['read', 'comment', 'edit', 'publish'] },
    ]);
    expect((await folders('viewer')).map(({ path }) => path)).toEqual(['/', '/sports']);
    expect((await call('weekly', 'GET', '/folders')).statusCode).toBe(403);
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
});
