import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { archiveDocument } from '../archiveDocument';
import { createDocument } from '../createDocument';
import type { PageDocument } from '../document';
import { DocumentInvalid } from '../errors';
import { documents } from '../operations/testing/arbitraries';
import { readDraft } from '../readDraft';
import { savePageUrl } from '../savePageUrl';
import { describeStore } from '../testing/describeStore';
import { feature, pageDocument } from '../testing/fixtures';
import { parseBundle, type Bundle } from './bundle';
import { exportDocuments } from './exportDocuments';
import { importDocuments } from './importDocuments';
import { planImport } from './planImport';

const bundleOf = (...pages: PageDocument[]): Bundle => ({
  broadsheet: 1,
  documents: pages.map((document) => ({ document, folder: '/', address: null })),
});

describe('An import', () => {
  it('reads whatever was exported', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const bundle = bundleOf(document);
        expect(parseBundle(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle);
      }),
    );
  });

  const page = pageDocument('p');
  it.each<[string, unknown, string]>([
    ['is no export', { pages: [] }, 'is not an export of Broadsheet'],
    ['is of another version', { ...bundleOf(page), broadsheet: 2 }, 'that this version can read'],
    [
      'holds what is no page',
      bundleOf(page, { ...page, id: 'q', layout: 3 } as never),
      'documents[1].document.layout',
    ],
    ['holds a page twice', bundleOf(page, page), '"p" is there twice'],
  ])('that %s is refused, and says where it is wrong', (_what, json, message) => {
    const read = () => parseBundle(json);
    expect(read).toThrow(DocumentInvalid);
    expect(read).toThrow(message);
  });
});

describeStore('Pages that go from one site to another', (current) => {
  const store = () => current().store;
  const author = 'ida@example.test';
  const website = 'daily';
  const name = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
  const load = (bundle: Bundle, replace = false) =>
    importDocuments(store(), { bundle, replace, website, author });

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
    expect(await planImport(store(), bundle)).toMatchObject([
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
