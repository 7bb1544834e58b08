import { randomUUID } from 'node:crypto';
import { archiveDocument } from '../archiveDocument';
import { createDocument } from '../createDocument';
import type { ChainNode, FeatureNode, PageDocument } from '../../document/document';
import { publish } from '../publish';
import { openRouter, type Router } from '../route';
import { readDraft } from '../readDraft';
import { saveDraft } from '../saveDraft';
import { savePageUrl } from '../savePageUrl';
import { describeStore } from '../testing/describeStore';
import { feature, pageDocument } from '../../document/testing/fixtures';
import { until } from '../testing/until';
import { unpublish } from '../unpublish';
import { expandDraft } from './expandDraft';
import { expandLinks } from '../../document/expandLinks';
import { listLinkUses } from './listLinkUses';

const author = 'ida@example.test';
const website = 'the-paper';

const row = (more: Partial<ChainNode> = {}): ChainNode => ({
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: { columns: 3 },
  children: [feature('one'), feature('two')],
  ...more,
});
const blockDocument = (id: string, node = feature('promo', { fields: { title: 'Subscribe' } })) =>
  pageDocument(id, { kind: 'block', sections: { main: [node] } });

describe('A page that shows linked blocks', () => {
  const shown = (page: PageDocument, block: PageDocument | null) => expandLinks(page, () => block);
  const onPage = (more: Partial<FeatureNode> = {}) =>
    pageDocument('page', {
      sections: { main: [feature('here', { fields: {}, linked: { document: 'b' }, ...more })] },
    });

  it('has what the block has, under the id that it has on the page', () => {
    const { document } = shown(onPage(), blockDocument('b'));
    expect(document.sections['main']).toMatchObject([
      { id: 'here', type: 'promo-block/promo', fields: { title: 'Subscribe' } },
    ]);
  });

  it('has its own fields and content before the block’s', () => {
    const block = blockDocument(
      'b',
      feature('promo', { fields: { title: 'Subscribe', size: 'l' } }),
    );
    const content = { source: 'stories', query: { slug: '/' } };
    const { document } = shown(onPage({ fields: { title: 'Join us' }, content }), block);
    expect(document.sections['main']?.[0]).toMatchObject({
      fields: { title: 'Join us', size: 'l' },
      content,
    });
  });

  it('shows one chain twice, each feature under an id of its own', () => {
    const link = { document: 'b' };
    const page = pageDocument('page', {
      sections: {
        main: ['a', 'b'].map((id) => row({ id, fields: {}, children: [], linked: link })),
      },
    });
    const { document } = shown(page, { ...blockDocument('b'), sections: { main: [row()] } });
    expect(
      document.sections['main']?.map((node) => node.kind === 'chain' && node.children),
    ).toMatchObject([
      [{ id: 'a.one' }, { id: 'a.two' }],
      [{ id: 'b.one' }, { id: 'b.two' }],
    ]);
  });

  it.each([
    ['is gone', null],
    ['is empty', pageDocument('b', { kind: 'block', sections: {} })],
    ['is a chain by now', { ...blockDocument('b'), sections: { main: [row()] } }],
  ])('leaves out a block that %s, and says so', (_what, block) => {
    const { document, missing } = shown(onPage(), block);
    expect(document.sections['main']).toEqual([]);
    expect(missing).toEqual([{ nodeId: 'here', link: { document: 'b' } }]);
  });

  it('is the very same object when it shows none', () => {
    const page = pageDocument('page');
    expect(shown(page, null).document).toBe(page);
  });
});

describeStore('Linked blocks', (current) => {
  let router: Router;
  const problems: Error[] = [];
  beforeAll(async () => {
    const { database, store } = current();
    router = await openRouter(database, store, (error) => problems.push(error));
  });
  afterAll(() => router.close());

  const name = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
  const store = () => current().store;

  async function makeBlock(): Promise<string> {
    const id = name('block');
    await createDocument(store(), { document: blockDocument(id), author });
    return id;
  }
  async function makePage(link: { document: string; version?: number }): Promise<string> {
    const id = name('page');
    const main = [feature('here', { fields: {}, linked: link })];
    await createDocument(store(), { document: pageDocument(id, { sections: { main } }), author });
    await savePageUrl(store(), {
      documentId: id,
      website,
      uri: `/${id}`,
      source: null,
      params: {},
      author,
    });
    return id;
  }
  const put = (documentId: string) => publish(store(), { documentId, website, author });
  async function retitle(documentId: string, title: string): Promise<void> {
    const draft = await readDraft(store(), documentId);
    const document = blockDocument(documentId, feature('promo', { fields: { title } }));
    await saveDraft(store(), { documentId, document, baseRev: draft!.rev, author });
  }
  const titleOn = (documentId: string): unknown =>
    router.findPublished(documentId, website)?.sections['main']?.[0]?.fields['title'];

  it('change on every page that follows them as soon as they are published, and not before', async () => {
    const block = await makeBlock();
    const [one, two] = [await makePage({ document: block }), await makePage({ document: block })];
    for (const id of [block, one, two]) await put(id);
    await until(() => titleOn(two) === 'Subscribe', 5000);
    const told: (string | null)[] = [];
    const stop = router.onChange((id) => told.push(id));
    await retitle(block, 'Give the gift of local news');
    expect(titleOn(one)).toBe('Subscribe');
    await put(block);
    await until(() => titleOn(one) === 'Give the gift of local news', 5000);
    expect(titleOn(two)).toBe('Give the gift of local news');
    expect(told).toEqual(expect.arrayContaining([block, one, two]));
    stop();
  });

  it('stay as they were where a page is pinned to a version', async () => {
    const block = await makeBlock();
    await put(block);
    const pinned = await makePage({ document: block, version: 1 });
    const follows = await makePage({ document: block });
    for (const id of [pinned, follows]) await put(id);
    await retitle(block, 'New');
    await put(block);
    await until(() => titleOn(follows) === 'New', 5000);
    expect(titleOn(pinned)).toBe('Subscribe');
  });

  it('leave other pages the very same objects when they are published', async () => {
    const block = await makeBlock();
    const other = name('other');
    await createDocument(store(), { document: pageDocument(other), author });
    await put(other);
    await until(() => router.findPublished(other, website) !== null, 5000);
    const before = router.findPublished(other, website);
    await put(block);
    await until(() => router.findPublished(block, website) !== null, 5000);
    expect(router.findPublished(other, website)).toBe(before);
  });

  it('are published before the pages that show them', async () => {
    const block = await makeBlock();
    const page = await makePage({ document: block });
    await expect(put(page)).rejects.toThrow(`"${block}", which is not live: publish that first`);
    const pinned = await makePage({ document: block, version: 7 });
    await expect(put(pinned)).rejects.toThrow('version 7');
    const notOne = await makePage({ document: page, version: 1 });
    await expect(put(notOne)).rejects.toThrow('has none such');
  });

  it('are one block, and hold no others', async () => {
    const many = name('block');
    const sections = { main: [feature('one'), feature('two')] };
    await createDocument(store(), {
      document: pageDocument(many, { kind: 'block', sections }),
      author,
    });
    await expect(put(many)).rejects.toThrow('has 2');
    const nested = name('block');
    const main = [feature('one', { linked: { document: many } })];
    await createDocument(store(), {
      document: pageDocument(nested, { kind: 'block', sections: { main } }),
      author,
    });
    await expect(put(nested)).rejects.toThrow('holds no other');
  });

  it('are not taken down or put away while live pages show them', async () => {
    const block = await makeBlock();
    const page = await makePage({ document: block });
    for (const id of [block, page]) await put(id);
    await expect(unpublish(store(), { documentId: block, website, author })).rejects.toThrow(
      `is shown on one live page: "${page}"`,
    );
    await expect(
      archiveDocument(store(), { documentId: block, isArchived: true, author }),
    ).rejects.toThrow('is live on');
    await unpublish(store(), { documentId: page, website, author });
    await unpublish(store(), { documentId: block, website, author });
  });

  it('are never left without what they show, whoever is first: publishing a page or taking down its block', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const block = await makeBlock();
      const page = await makePage({ document: block });
      await put(block);
      const outcomes = await Promise.allSettled([
        put(page),
        unpublish(store(), { documentId: block, website, author }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('are seen in a preview as published, as pinned, or as their draft is', async () => {
    const block = await makeBlock();
    await put(block);
    await retitle(block, 'New');
    const title = async (link: { document: string; version?: number }, draftOf?: string) => {
      const main = [feature('here', { fields: {}, linked: link })];
      const document = pageDocument('preview', { sections: { main } });
      const input = { document, website, ...(draftOf ? { draftOf } : {}) };
      const expanded = await expandDraft(store(), input);
      return expanded.document.sections['main']?.[0]?.fields['title'];
    };
    expect(await title({ document: block })).toBe('Subscribe');
    expect(await title({ document: block }, block)).toBe('New');
    await put(block);
    expect(await title({ document: block })).toBe('New');
    expect(await title({ document: block, version: 1 }, block)).toBe('Subscribe');
  });

  it('know every page that shows them, live or in a draft', async () => {
    const block = await makeBlock();
    await put(block);
    const live = await makePage({ document: block });
    await put(live);
    const draft = await makePage({ document: block, version: 1 });
    await makePage({ document: `${block}.more` });
    expect(
      (await listLinkUses(store(), { documentId: block, website })).map(
        ({ id, url, isLive, isInDraft }) => [id, url, isLive, isInDraft],
      ),
    ).toEqual(
      [
        [live, `/${live}`, true, true],
        [draft, `/${draft}`, false, true],
      ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    expect(problems).toEqual([]);
  });
});
