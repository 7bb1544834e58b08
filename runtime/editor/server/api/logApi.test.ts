import { saveRedirect } from '../../../store/saveRedirect';
import { describeStore } from '../../../store/testing/describeStore';
import { saveStaff } from '../../../store/staff/saveStaff';
import { writeAudit } from '../../../store/writeAudit';
import { author, grant, openApi, website, type OpenedApi } from './testing/openApi';

interface Entry {
  id: number;
  action: string;
  actor: string;
  actorName: string | null;
  documentId: string | null;
  documentName: string | null;
}

describeStore('The log', (current) => {
  let api: OpenedApi;
  beforeAll(async () => {
    const { store } = current();
    api = await openApi(store);
    const email = 'ada@daily.test';
    await saveStaff(store, { email, name: 'Ada Lace', grants: [grant('admin')], author });
    await saveRedirect(store, {
      from: '/old',
      to: '/new',
      status: 301,
      scope: 'exact',
      website,
      author: email,
    });
    await writeAudit(store, { actor: author, action: 'save-redirect', website: 'weekly' });
    await api.call('sports', 'POST', '/documents/eagles/publish', { rev: 1 });
  });
  afterAll(() => api.app.close());

  const read = async (who: string, query = ''): Promise<Entry[]> =>
    (await api.call(who, 'GET', `/audit${query}`)).json<{ entries: Entry[] }>().entries;
  const actions = (entries: Entry[]) => [...new Set(entries.map(({ action }) => action))].sort();

  it('tells of staff and tokens to those only who manage them', async () => {
    expect(actions(await read('admin'))).toEqual([
      'create',
      'create-token',
      'publish',
      'save-redirect',
      'save-staff',
    ]);
    expect(actions(await read('editor'))).toEqual(['create', 'publish', 'save-redirect']);
  });

  it('tells of documents in those folders only that the reader may read, and of nothing of the whole site', async () => {
    const entries = await read('sports');
    expect(entries.map(({ documentId }) => documentId)).toEqual(['eagles', 'eagles']);
    expect((await api.call('weekly', 'GET', '/audit')).statusCode).toBe(403);
  });

  it('tells of this site alone', async () => {
    const redirects = await read('admin', '?action=save-redirect');
    expect(redirects).toHaveLength(1);
  });

  it('names people and documents', async () => {
    expect(await read('viewer', '?action=save-redirect')).toMatchObject([
      { actor: 'ada@daily.test', actorName: 'Ada Lace', documentId: null },
    ]);
    expect(await read('viewer', '?document=eagles')).toMatchObject([
      { actor: 'token:sports', actorName: null, action: 'publish', documentName: 'Page eagles' },
      { actor: author, action: 'create' },
    ]);
  });

  it.each([
    ['part of a name, in any case', '?person=LACE', ['save-redirect']],
    ['part of an email', '?person=ada@', ['save-redirect']],
    ['several actions', '?action=publish,save-redirect', ['publish', 'save-redirect']],
    ['a person and an action', '?person=ada&action=publish', []],
  ])('is narrowed by %s', async (_what, query, expected) => {
    expect(actions(await read('viewer', query))).toEqual(expected);
  });

  it('goes on with what is older', async () => {
    const all = await read('admin');
    const [first, second] = [await read('admin', '?limit=2'), all[1]!.id];
    expect(first).toEqual(all.slice(0, 2));
    expect(await read('admin', `?before=${second}`)).toEqual(all.slice(2));
  });

  it('knows no other actions', async () => {
    expect((await api.call('admin', 'GET', '/audit?action=dance')).statusCode).toBe(400);
  });
});
