import { collectionHandlers } from '../runtime/editor/server/api/handlers/collections';
import { createDocument } from '../runtime/store/createDocument';
import { describeStore } from '../runtime/store/testing/describeStore';
import { until } from '../runtime/store/testing/until';
import { feature, pageDocument } from '../runtime/document/testing/fixtures';
import { author, openContentDesk, type ContentDesk } from './openContentDesk';

describeStore('The editor’s API, collections', (current) => {
  let desk: ContentDesk;
  const tell: ContentDesk['tell'] = (...asked) => desk.tell(...asked);
  const call: ContentDesk['call'] = (...asked) => desk.call(...asked);

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
  beforeAll(async () => {
    desk = await openContentDesk(current(), collectionHandlers);
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
  });
  afterAll(() => desk.close());

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
    const before = desk.changed.length;
    const { body } = await call('editor', 'POST', '/collections/top/staged', {
      entries: [entry('c'), entry('a', 'Ours')],
    });
    const path = `/content/v4/collections?_id=${body.id}`;
    expect((await tell('GET', path)).content_elements).toMatchObject([
      { _id: 'c' },
      { _id: 'a', headlines: { basic: 'Ours' } },
    ]);
    expect((await tell('GET', '/content/v4/collections?_id=top')).content_elements).toHaveLength(1);
    expect(desk.changed).toHaveLength(before);
  });

  it('tells every node of a change, and the log what it was', async () => {
    const { store } = current();
    desk.changed.length = 0;
    await make('told', ['b', 'c']);
    await until(() => desk.changed.length === 2, 5000);
    expect(desk.changed).toEqual(['told', 'told']);
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
