import { archiveDocument } from './archiveDocument';
import { copyDocument } from './copyDocument';
import { createDocument } from './createDocument';
import { listNodes } from '../document/listNodes';
import { AlreadyExists, NotFound } from './errors';
import { InvalidInput } from '../document/errors';
import { listDocuments, type DocumentFilter } from './listDocuments';
import { moveDocument } from './moveDocument';
import { publish } from './publish';
import { readDraft } from './readDraft';
import { saveDraft } from './saveDraft';
import { savePageUrl } from './savePageUrl';
import { saveResolver } from './saveResolver';
import { scheduleVersion } from './schedule/scheduleVersion';
import { describeStore } from './testing/describeStore';
import { pageDocument } from '../document/testing/fixtures';
import { unpublish } from './unpublish';

describeStore('Documents', (current) => {
  const website = 'daily';
  const author = 'ada';
  const list = async (filter: Partial<DocumentFilter> = {}) => {
    const { documents } = await listDocuments(current().store, {
      website,
      sort: 'name',
      limit: 50,
      ...filter,
    });
    return documents.map(({ id }) => id);
  };

  beforeAll(async () => {
    const { store } = current();
    const create = (id: string, folder: string, more = {}) =>
      createDocument(store, { document: pageDocument(id, more), author, folder });
    await create('live', '/');
    await create('changed', '/sports');
    await create('draft', '/sports/eagles', { name: '100% new' });
    await create('template', '/sportsbetting', { kind: 'template' });
    await savePageUrl(store, { website, uri: '/a-front/', documentId: 'live', author });
    for (const documentId of ['live', 'changed'])
      await publish(store, { documentId, website, author });
    const document = pageDocument('changed', { name: 'Changed' });
    await saveDraft(store, { documentId: 'changed', baseRev: 1, document, author: 'bob' });
  });

  it('are listed with how they stand, where they are and who changed them last', async () => {
    const { documents, total } = await listDocuments(current().store, {
      website,
      limit: 2,
      sort: 'name',
    });
    expect(total).toBe(4);
    expect(documents).toHaveLength(2);
    const all = await listDocuments(current().store, { website, limit: 50 });
    expect(all.documents[0]).toMatchObject({ id: 'changed', updatedBy: 'bob', rev: 2 });
    expect(Object.fromEntries(all.documents.map(({ id, status }) => [id, status]))).toEqual({
      live: 'live',
      changed: 'changed',
      draft: 'draft',
      template: 'draft',
    });
    expect(all.documents.find(({ id }) => id === 'live')).toMatchObject({
      url: '/a-front',
      publishedAt: expect.any(Date) as Date,
      scheduledFor: null,
    });
  });

  it.each<[Partial<DocumentFilter>, string[]]>([
    [{ kind: 'template' }, ['template']],
    [{ status: 'live' }, ['live']],
    [{ status: 'changed' }, ['changed']],
    [{ folder: '/sports' }, ['draft', 'changed']],
    [{ folder: '/sports/eagles' }, ['draft']],
    [{ search: 'A-FRONT' }, ['live']],
    [{ search: '0%' }, ['draft']],
    [{ search: '%' }, ['draft']],
    [{ search: '_' }, []],
    [{ offset: 3 }, ['template']],
    [{ website: 'weekly', status: 'live' }, []],
  ])('that fit %j are %j', async (filter, ids) => {
    expect(await list(filter)).toEqual(ids);
  });

  it('are moved to another folder, and not to what is none', async () => {
    const { store } = current();
    await moveDocument(store, { documentId: 'draft', folder: '/food', author });
    expect(await list({ folder: '/food' })).toEqual(['draft']);
    const move = (documentId: string, folder: string) =>
      moveDocument(store, { documentId, folder, author });
    await expect(move('draft', 'food')).rejects.toBeInstanceOf(InvalidInput);
    await expect(move('nothing', '/food')).rejects.toBeInstanceOf(NotFound);
  });

  it('are copied with blocks of their own', async () => {
    const { store } = current();
    const as = { id: 'copy', kind: 'page', name: 'Copy' } as const;
    const copy = await copyDocument(store, { documentId: 'changed', as, author });
    const original = await readDraft(store, 'changed');
    const types = (document: typeof copy) => listNodes(document).map(({ type }) => type);
    expect(types(copy)).toEqual(types(original!.document));
    const ids = new Set(listNodes(original!.document).map(({ id }) => id));
    expect(listNodes(copy).filter(({ id }) => ids.has(id))).toEqual([]);
    const again = copyDocument(store, { documentId: 'changed', as, author });
    await expect(again).rejects.toBeInstanceOf(AlreadyExists);
    const none = copyDocument(store, { documentId: 'nothing', as, author });
    await expect(none).rejects.toBeInstanceOf(NotFound);
  });

  it('are put away and brought back, unless readers see them or will', async () => {
    const { store } = current();
    const archive = (documentId: string, isArchived = true) =>
      archiveDocument(store, { documentId, isArchived, author });
    await archive('copy');
    expect(await list({ search: 'copy' })).toEqual([]);
    expect(await list({ status: 'archived' })).toEqual(['copy']);
    await archive('copy', false);
    expect(await list({ search: 'copy' })).toEqual(['copy']);

    await expect(archive('live')).rejects.toThrow(/live on daily/);
    await publish(store, { documentId: 'copy', website, author });
    await scheduleVersion(store, {
      documentId: 'copy',
      website,
      version: 1,
      publishAt: { local: '2099-01-01T00:00', zone: 'America/New_York' },
      expireAt: null,
      author,
    });
    await unpublish(store, { documentId: 'copy', website, author });
    await expect(archive('copy')).rejects.toThrow(/scheduled/);
    const { documents } = await listDocuments(store, { website, search: 'copy', limit: 1 });
    expect(documents[0]?.scheduledFor).toEqual(new Date('2099-01-01T05:00:00Z'));
    await saveResolver(store, {
      website,
      name: 'Stories',
      priority: 1,
      patterns: ['/x/*'],
      source: null,
      params: {},
      templateId: 'template',
      author,
    });
    await expect(archive('template')).rejects.toThrow(/resolver "Stories"/);
  });
});
