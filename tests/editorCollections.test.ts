import { API_PREFIX } from '../runtime/editor/contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentService } from '../services/content/plugin';
import { createDocument } from '../runtime/store/createDocument';
import { listenForContent } from '../runtime/store/contentNotices';
import { createToken } from '../runtime/store/staff/tokens';
import type { Role } from '../runtime/store/staff/types';
import { describeStore } from '../runtime/store/testing/describeStore';
import { feature, pageDocument } from '../runtime/document/testing/fixtures';
import { until } from '../runtime/store/testing/until';
import { editorApi } from '../runtime/editor/server/api/editorApi';
import { collectionHandlers } from '../runtime/editor/server/api/handlers/collections';

const website = 'daily';
const token = 'staff-token';
const author = 'command-line';

describeStore('The editor’s API, collections', (current) => {
  let app: FastifyInstance;
  let service: FastifyInstance;
  const secrets = new Map<string, string>();
  const changed: string[] = [];
  let stopListening = async () => {};

  const story = (_id: string, more: object = {}) => ({
    _id,
    type: 'story',
    version: '0.10.9',
    canonical_url: `/news/${_id}.html`,
    headlines: { basic: `Headline of ${_id}` },
    display_date: '2026-05-01T12:00:00Z',
    taxonomy: {
      primary_section: { _id: '/news', type: 'section', version: '0.10.9', name: 'News' },
    },
    ...more,
  });
  const tell = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await service.inject({
      method,
      url: path,
      headers,
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  beforeAll(async () => {
    const { database, store } = current();
    service = Fastify();
    await service.register(contentService, {
      pool: database.pool,
      token,
      website,
      signImage: (id) => `signed-${id}`,
    });
    const base = await service.listen({ host: '127.0.0.1', port: 0 });
    await tell('PUT', '/content/v4/ingest', {
      documents: [
        story('a', {
          promo_items: {
            basic: { type: 'image', version: '0.10.9', url: '/gateway/photo/v2/a.jpg' },
          },
        }),
        story('b'),
        story('c'),
        story('draft', { status: 'draft' }),
      ],
    });
    stopListening = await listenForContent(database, (change) => {
      changed.push(...(change?.ids ?? []));
    });
    app = Fastify();
    await app.register(
      editorApi({
        store,
        website,
        origin: () => base,
        handlers: collectionHandlers({ base: () => base, token, website }),
      }),
    );
    for (const [name, role, folder] of [
      ['editor', 'editor', '/'],
      ['sports', 'editor', '/sports'],
      ['viewer', 'viewer', '/'],
    ] as const satisfies readonly [string, Role, string][]) {
      const grants = [{ website, folder, role }];
      const { secret } = await createToken(store, { name, grants, endsAt: null, author });
      secrets.set(name, secret);
    }
  }, 60_000);
  afterAll(async () => {
    await stopListening();
    await app.close();
    await service.close();
  });

  const call = async (
    who: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
  ) => {
    const answer = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: { authorization: `Bearer ${secrets.get(who)}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const entry = (id: string, headline: string | null = null) => ({ id, type: 'story', headline });
  const make = async (id: string, ids: string[]) => {
    await call('editor', 'POST', '/collections', { id, name: `Name of ${id}` });
    return call('editor', 'PUT', `/collections/${id}`, {
      revision: 1,
      name: `Name of ${id}`,
      entries: ids.map((one) => entry(one)),
    });
  };

  it('makes one, fills it and reads it with what is known of its stories', async () => {
    expect(await make('top', ['a', 'draft'])).toEqual({ status: 200, body: { revision: 2 } });
    const { body } = await call('viewer', 'GET', '/collections/top');
    expect(body).toMatchObject({
      name: 'Name of top',
      revision: 2,
      entries: [entry('a'), entry('draft')],
      stories: [
        {
          id: 'a',
          headline: 'Headline of a',
          section: 'News',
          thumb: '/gateway/resizer/v2/a.jpg?auth=signed-a.jpg&width=192&height=128&smart=true',
          isLive: true,
        },
        { id: 'draft', thumb: null, isLive: false },
      ],
    });
    expect((await call('sports', 'GET', '/collections?q=of%20top')).body).toMatchObject({
      collections: [{ id: 'top', name: 'Name of top', size: 2 }],
      total: 1,
    });
  });

  it('refuses one that is there, and tells of one that is not', async () => {
    const again = await call('editor', 'POST', '/collections', { id: 'top', name: 'Other' });
    expect([again.status, again.body.code]).toEqual([409, 'exists']);
    expect((await call('editor', 'GET', '/collections/none')).status).toBe(404);
  });

  it.each([
    ['sports', 'POST', '/collections', { id: 'mine', name: 'Mine' }],
    ['viewer', 'PUT', '/collections/top', { revision: 2, name: 'Top', entries: [] }],
    ['viewer', 'POST', '/collections/top/staged', { entries: [] }],
  ] as const)(
    'lets no one write who may not edit pages of the whole site: %s %s',
    async (who, method, path, payload) => {
      expect((await call(who, method, path, payload)).status).toBe(403);
    },
  );

  it('refuses what was made on an older revision, and a story that stands in it twice', async () => {
    const old = { revision: 1, name: 'Top', entries: [] };
    expect(await call('editor', 'PUT', '/collections/top', old)).toMatchObject({
      status: 409,
      body: { code: 'revision', currentRev: 2 },
    });
    const twice = { revision: 2, name: 'Top', entries: [entry('a'), entry('a', 'Again')] };
    expect((await call('editor', 'PUT', '/collections/top', twice)).status).toBe(400);
  });

  it('keeps what it does not know of a collection and of the stories that stay', async () => {
    await tell('PUT', '/content/v4/collections', {
      _id: 'rich',
      content_aliases: ['rich-alias'],
      headlines: { basic: 'Rich', web: 'Rich on the web' },
      items: [
        {
          type: 'reference',
          referent: {
            type: 'story',
            id: 'a',
            referent_properties: {
              headlines: { basic: 'Ours', web: 'Web', meta_title: 'Meta' },
              label: { a: 1 },
            },
          },
        },
      ],
    });
    const { body } = await call('editor', 'GET', '/collections/rich');
    expect(body.entries).toEqual([entry('a', 'Ours')]);
    const put = { revision: 1, name: 'Rich', entries: [entry('b', 'B, as we say'), entry('a')] };
    await call('editor', 'PUT', '/collections/rich', put);
    const { document } = await tell('GET', '/content/v4/collections/source?_id=rich');
    expect(document).toMatchObject({
      content_aliases: ['rich-alias'],
      headlines: { basic: 'Rich', web: 'Rich on the web' },
      content_elements: [
        {
          referent: {
            id: 'b',
            referent_properties: { headlines: { basic: 'B, as we say', web: 'B, as we say' } },
          },
        },
        {
          referent: {
            id: 'a',
            referent_properties: { headlines: { meta_title: 'Meta' }, label: { a: 1 } },
          },
        },
      ],
    });
    const { headlines } = document.content_elements[1].referent.referent_properties;
    expect(headlines).not.toHaveProperty('basic');
    expect(headlines).not.toHaveProperty('web');
  });

  it('reads a story that stands in it twice where it stands first', async () => {
    const items = ['a', 'b', 'a'];
    await tell('PUT', '/content/v4/collections', { _id: 'twice', name: 'Twice', items });
    const { body } = await call('editor', 'GET', '/collections/twice');
    expect(body.entries).toEqual([entry('a'), entry('b')]);
  });

  it('stages an order for previews without touching what readers get', async () => {
    const before = changed.length;
    const { body } = await call('editor', 'POST', '/collections/top/staged', {
      entries: [entry('c'), entry('a', 'Ours')],
    });
    const path = `/content/v4/collections?_id=${body.id}`;
    expect((await tell('GET', path)).content_elements).toMatchObject([
      { _id: 'c' },
      { _id: 'a', headlines: { basic: 'Ours' } },
    ]);
    expect((await tell('GET', '/content/v4/collections?_id=top')).content_elements).toHaveLength(1);
    expect(changed).toHaveLength(before);
  });

  it('tells every node of a change, and the log what it was', async () => {
    const { store } = current();
    changed.length = 0;
    await make('told', ['b', 'c']);
    await until(() => changed.length === 2, 5000);
    expect(changed).toEqual(['told', 'told']);
    const rows = await store.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(rows.at(-1)).toMatchObject({
      action: 'save-collection',
      actor: 'token:editor',
      detail: { collection: 'told', name: 'Name of told', before: [], after: ['b', 'c'] },
    });
  });

  it('finds the drafts that show it, in folders that one may read', async () => {
    const { store } = current();
    const main = [feature('list', { fields: { collectionId: 'top' } })];
    for (const [id, folder] of [
      ['front', '/'],
      ['eagles', '/sports'],
    ] as const)
      await createDocument(store, {
        document: pageDocument(id, { sections: { main } }),
        author,
        folder,
      });
    const uses = async (who: string) =>
      (await call(who, 'GET', '/collections/top/uses')).body.uses.map(
        (use: { id: string; nodes: { id: string }[] }) => [use.id, use.nodes.map(({ id }) => id)],
      );
    expect(await uses('editor')).toEqual([
      ['eagles', ['list']],
      ['front', ['list']],
    ]);
    expect(await uses('sports')).toEqual([['eagles', ['list']]]);
  });

  it('finds published stories by plain words, in a section', async () => {
    const found = async (query: string) =>
      (await call('viewer', 'GET', `/stories?${query}`)).body.stories.map(
        ({ id }: { id: string }) => id,
      );
    expect((await found('q=headline')).toSorted()).toEqual(['a', 'b', 'c']);
    expect(await found(`q=${encodeURIComponent('headline of "b')}`)).toEqual(['b']);
    expect(await found(`q=headline&section=/sports`)).toEqual([]);
    expect((await found(`q=&section=/news`)).toSorted()).toEqual(['a', 'b', 'c']);
  });
});
