import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { archiveDocument } from '../archiveDocument';
import { createDocument } from '../createDocument';
import type { PageDocument } from '../../document/document';
import { DocumentInvalid, InvalidInput } from '../../document/errors';
import { documents } from '../../document/operations/testing/arbitraries';
import { readDraft } from '../readDraft';
import { savePageUrl } from '../savePageUrl';
import { describeStore } from '../testing/describeStore';
import { feature, pageDocument } from '../../document/testing/fixtures';
import type { Bundle } from '../../document/bundle/bundle';
import { exportDocuments } from './exportDocuments';
import { importDocuments } from './importDocuments';
import { planImport } from './planImport';
import { readBundle, type ReadBundle } from '../../document/bundle/readBundle';

const bundleOf = (...pages: PageDocument[]): Bundle => ({
  broadsheet: 1,
  documents: pages.map((document) => ({ document, folder: '/', address: null })),
});

/** Text in pieces, as it may come over the network. */
function* piecesOf(text: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const readText = (text: string, size = 64) => readBundle(Readable.from(piecesOf(text, size)));
const read = (body: unknown, size?: number) => readText(JSON.stringify(body), size);
const listOf = async ({ documents: all }: ReadBundle) => {
  const list = [];
  for await (const one of all) list.push(one);
  return list;
};

describe('An import', () => {
  it('reads whatever was exported, in pieces of any size, as often as it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(documents, { selector: ({ id }) => id, maxLength: 5 }),
        fc.integer({ min: 1, max: 300 }),
        async (all, size) => {
          const { bundle } = await read({ bundle: bundleOf(...all) }, size);
          expect(await listOf(bundle)).toEqual(bundleOf(...all).documents);
          expect(await listOf(bundle)).toHaveLength(all.length);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('reads what is asked for beside the pages, whatever the order', async () => {
    expect(await read({ replace: true, bundle: bundleOf() })).toMatchObject({ replace: true });
    const { documents: all } = bundleOf(page);
    const { bundle } = await read({ bundle: { documents: all, broadsheet: 1 } });
    expect(await listOf(bundle)).toEqual(all);
  });

  it('is read while it comes: a fault ends it, and the rest is not waited for', async () => {
    async function* endless() {
      yield Buffer.from('{"bundle":{"broadsheet":1,"pages":[');
      for (;;) yield Buffer.from('1,');
    }
    await expect(readBundle(Readable.from(endless()))).rejects.toThrow('pages: is not known here');
  });

  it.each<[string, string, string]>([
    ['is no JSON', '{"bundle": oops', 'is no JSON'],
    ['breaks off', '{"bundle": {"broadsheet": 1, "documents": [', 'breaks off'],
    ['is nested beyond reason', `{"bundle": ${'['.repeat(200)}`, 'nested deeper than 100 levels'],
    [
      'holds a document without end',
      `{"bundle": {"documents": [{"document": "${'x'.repeat(9 * 1_048_576)}"}]}}`,
      'more than 8 MiB',
    ],
    ['is nothing', '', 'breaks off'],
  ])('that %s is refused', async (_what, text, message) => {
    const failure = readText(text, 65_536);
    await expect(failure).rejects.toThrow(InvalidInput);
    await expect(failure).rejects.toThrow(message);
  });

  it('that has more than it may is refused, whatever its documents', async () => {
    const one = Buffer.from(`"${'x'.repeat(1_048_576)}",`);
    function* many() {
      yield Buffer.from('{"bundle": {"documents": [');
      for (let count = 0; count < 100; count += 1) yield one;
    }
    await expect(readBundle(Readable.from(many()))).rejects.toThrow('more than 64 MiB');
  });

  const page = pageDocument('p');
  it.each<[string, unknown, string]>([
    ['is no export', {}, 'is not an export of Broadsheet'],
    ['is something else', { pages: [] }, 'pages: is not known here'],
    ['has no list of pages', { broadsheet: 1, documents: { a: 1 } }, 'documents: is no list'],
    [
      'holds what can’t be stored',
      bundleOf({ ...page, name: 'a\0b' }),
      'documents[0].document.name: holds the character U+0000',
    ],
    ['is of another version', { ...bundleOf(page), broadsheet: 2 }, 'that this version can read'],
    [
      'holds what is no page',
      bundleOf(page, { ...page, id: 'q', layout: 3 } as never),
      'documents[1].document.layout',
    ],
    ['holds a page twice', bundleOf(page, page), '"p" is there twice'],
  ])('that %s is refused, and says where it is wrong', async (_what, bundle, message) => {
    const failure = read({ bundle });
    await expect(failure).rejects.toThrow(DocumentInvalid);
    await expect(failure).rejects.toThrow(message);
  });
});

describeStore('Pages that go from one site to another', (current) => {
  const store = () => current().store;
  const author = 'ida@example.test';
  const website = 'daily';
  const name = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
  const load = async (bundle: Bundle, replace = false) =>
    importDocuments(store(), { ...(await read({ bundle })), replace, website, author });

  it('take along their folder, their address and the linked blocks that they show, these first', async () => {
    const [page, block] = [name('page'), name('block')];
    const main = [feature('here', { fields: {}, linked: { document: block } })];
    await createDocument(store(), {
      document: pageDocument(block, { kind: 'block', sections: { main: [feature('b')] } }),
      author,
    });
    const document = pageDocument(page, { sections: { main } });
    await createDocument(store(), { document, folder: '/sports', author });
    const address = { uri: `/${page}`, source: 'stories', params: { slug: '/' } };
    await savePageUrl(store(), { documentId: page, website, author, ...address });
    const bundle = await exportDocuments(store(), { ids: [page], website });
    expect(bundle.documents.map((one) => one.document.id)).toEqual([block, page]);
    expect(bundle.documents[1]).toEqual({ document, folder: '/sports', address });
    await expect(exportDocuments(store(), { ids: ['none'], website })).rejects.toThrow('"none"');
  });

  it('are compared with what is here before anything is written', async () => {
    const [known, other, away, fresh] = [name('page'), name('page'), name('page'), name('page')];
    for (const id of [known, other, away])
      await createDocument(store(), { document: pageDocument(id), folder: '/sports', author });
    await archiveDocument(store(), { documentId: away, isArchived: true, author });
    const bundle = bundleOf(
      pageDocument(known),
      pageDocument(other, { name: 'Another' }),
      pageDocument(away),
      pageDocument(fresh),
    );
    const here = (id: string, isSame: boolean, isArchived = false) => ({
      name: `Page ${id}`,
      folder: '/sports',
      isSame,
      isArchived,
    });
    expect(await planImport(store(), (await read({ bundle })).bundle)).toMatchObject([
      { id: known, here: here(known, true) },
      { id: other, name: 'Another', here: here(other, false) },
      { id: away, here: here(away, true, true) },
      { id: fresh, folder: '/', address: null, here: null },
    ]);
    expect(await readDraft(store(), fresh)).toBeNull();
  });

  it('are made as drafts; those that are here are kept, or get a new revision', async () => {
    const id = name('page');
    const bundle = bundleOf(pageDocument(id));
    expect(await load(bundle)).toEqual([{ id, outcome: 'created', message: null }]);
    expect(await load(bundle, true)).toMatchObject([{ outcome: 'same' }]);
    const other = bundleOf(pageDocument(id, { name: 'Another' }));
    expect(await load(other)).toMatchObject([{ outcome: 'kept' }]);
    expect((await readDraft(store(), id))?.rev).toBe(1);
    expect(await load(other, true)).toMatchObject([{ outcome: 'replaced' }]);
    expect(await readDraft(store(), id)).toMatchObject({ rev: 2, document: { name: 'Another' } });
  });

  it('are made without an address that is taken, and say so', async () => {
    const [taken, wants, other] = [name('page'), name('page'), name('page')];
    await createDocument(store(), { document: pageDocument(taken), author });
    await savePageUrl(store(), { documentId: taken, website, uri: `/${taken}`, author });
    const [first, second] = bundleOf(pageDocument(wants), pageDocument(other)).documents;
    const address = { uri: `/${taken}`, source: null, params: {} };
    const bundle: Bundle = { broadsheet: 1, documents: [{ ...first!, address }, second!] };
    expect(await load(bundle)).toMatchObject([
      { id: wants, outcome: 'created', message: expect.stringContaining(`/${taken}`) },
      { id: other, outcome: 'created' },
    ]);
  });
});
