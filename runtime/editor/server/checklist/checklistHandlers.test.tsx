import { createTestPack } from '../../../server/testing/createTestPack';
import { createDocument } from '../../../store/createDocument';
import type { Node } from '../../../document/document';
import { savePageUrl } from '../../../store/savePageUrl';
import { saveResolver } from '../../../store/saveResolver';
import { describeStore } from '../../../store/testing/describeStore';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import {
  AUTHOR as author,
  serveEditor,
  serveSite,
  WEBSITE as website,
  type TestEditor,
} from '../testing/serveEditor';
import { checklistHandlers } from './checklistHandlers';
import type { CheckedDraft } from './checkDraft';

const pack = createTestPack(
  {
    'promo-block/promo': {
      view: () => (
        <section>
          <h1>News</h1>
          <a href="/gone">Old story</a> <a href="/here/?a=1">This page</a>
        </section>
      ),
    },
    'menu-block/menu': { view: () => <p>Menu</p>, chunk: 3, enhance: true, hydrate: 'load' },
    'empty-block/empty': { view: () => null },
    'bad-block/bad': {
      view: () => {
        throw new Error('no headline');
      },
    },
  },
  {
    stories: {
      params: { uri: 'text' },
      fetch: () => Promise.reject(Object.assign(new Error('none'), { statusCode: 404 })),
    },
  },
);
pack.manifest.features['promo-block/promo']!.customFields = {
  title: { kind: 'text', required: true, label: { en: 'Headline' } } as never,
};

describeStore('The checklist of a draft', (current) => {
  let editor: TestEditor;
  const asked: string[] = [];
  const site = serveSite(pack);

  const make = async (
    id: string,
    main: Node[],
    more: { layout?: string; source?: string } = {},
  ) => {
    const { store } = current();
    const { layout = 'page', source = null } = more;
    const document = pageDocument(id, { layout, sections: { main } });
    await createDocument(store, { document, author });
    const uri = `/${id}/`;
    await savePageUrl(store, { documentId: id, website, author, uri, source, params: {} });
  };

  beforeAll(async () => {
    const { store } = current();
    const handlers = checklistHandlers({
      renderer: site.renderer,
      findAddresses: async () => [],
      origin: () => 'https://daily.test',
      ask: async (path) => {
        asked.push(path);
        return path === '/gone' ? 404 : 200;
      },
    });
    editor = await serveEditor(store, {
      handlers,
      askers: {
        editor: { role: 'editor' },
        producer: { role: 'producer' },
        viewer: { role: 'viewer' },
        sports: { role: 'editor', folder: '/sports' },
      },
    });
    await make('here', [
      feature('one', { fields: { title: '' } }),
      feature('bad', { type: 'bad-block/bad' }),
      { ...feature('hidden', { type: 'bad-block/bad' }), hidden: true },
    ]);
  });
  afterAll(async () => {
    await editor.app.close();
    await site.app.close();
  });

  const get = (who: string, path: string) => editor.ask(who, 'GET', path);
  const check = async (id: string) =>
    (await get('producer', `/documents/${id}/checklist`)).json<CheckedDraft & { rev: number }>();

  it('is for those who may change the document', async () => {
    for (const [who, path, status] of [
      ['nobody', 'here', 401],
      ['viewer', 'here', 403],
      ['sports', 'here', 403],
      ['editor', 'nowhere', 404],
      ['editor', 'here', 200],
    ] as const)
      expect([who, (await get(who, `/documents/${path}/checklist`)).statusCode]).toEqual([
        who,
        status,
      ]);
    expect((await get('editor', '/documents/here/checklist?uri=/other')).json()).toMatchObject({
      code: 'invalid',
    });
  });

  it('names empty fields, blocks that fail and broken links, each with its block, at a revision', async () => {
    const { rev, findings } = await check('here');
    expect(rev).toBe(1);
    expect(findings.map(({ rule, nodeId }) => [rule, nodeId])).toEqual([
      ['fields', 'one'],
      ['blocks', 'bad'],
      ['links', 'one'],
    ]);
    expect(findings[1]!.message).toContain('no headline');
  });

  it('does not ask for the page itself, which may not be live yet', async () => {
    asked.length = 0;
    await check('here');
    expect(asked).toEqual(['/gone']);
  });

  it('weighs what a reader’s browser loads before the first click', async () => {
    const { weight: light } = await check('here');
    await make('alive', [feature('menu', { type: 'menu-block/menu' })]);
    const { weight } = await check('alive');
    expect(light).toMatchObject({ script: 0 });
    expect(weight?.script).toBe(2);
    expect(weight?.css).toBeGreaterThan(0);
    expect(weight?.html).toBeGreaterThan(100);
  });

  it('of a template takes blocks that one story leaves empty to be well, and says where it saw none', async () => {
    const { store } = current();
    const main = [
      feature('one', { fields: { title: '' } }),
      feature('none', { type: 'empty-block/empty' }),
    ];
    const document = pageDocument('story', {
      kind: 'template',
      layout: 'page',
      sections: { main },
    });
    await createDocument(store, { document, author });
    const rules = async () => (await check('story')).findings.map(({ rule }) => rule);
    expect(await rules()).toEqual(['fields', 'blocks']);
    await saveResolver(store, {
      id: 'stories',
      name: 'Stories',
      priority: 1,
      patterns: ['/news'],
      source: null,
      params: {},
      templateId: 'story',
      website,
      author,
    });
    expect(await rules()).toEqual(['fields', 'links']);
    await make('bare', [feature('none', { type: 'empty-block/empty' })]);
    const bare = (await check('bare')).findings.map(({ rule }) => rule);
    expect(bare).toContain('empty');
  });

  it('says so where readers would get no page at all', async () => {
    await make('layoutless', [feature('one')], { layout: 'gone' });
    await make('contentless', [feature('one')], { source: 'stories' });
    const messages = async (id: string) => (await check(id)).findings.map(({ message }) => message);
    expect((await messages('layoutless'))[0]).toContain('no layout "gone"');
    expect(await messages('contentless')).toEqual([
      'Readers would get no page here. The source stories has no content for /contentless.',
    ]);
    expect((await check('contentless')).weight).toBeNull();
  });
});
