import { createDocument } from './createDocument';
import { InvalidInput } from '../document/errors';
import { NotFound } from './errors';
import { explainRoute, findPatternConflicts } from './explainRoute';
import { deleteRedirect, listRedirects } from './listRedirects';
import { deleteResolver, orderResolvers } from './orderResolvers';
import { publish } from './publish';
import { savePageUrl } from './savePageUrl';
import { saveRedirect } from './saveRedirect';
import { saveResolver } from './saveResolver';
import { describeStore } from './testing/describeStore';
import { pageDocument } from '../document/testing/fixtures';

describeStore('What answers an address', (current) => {
  const website = 'daily';
  const author = 'ada';

  beforeAll(async () => {
    const { store } = current();
    for (const [id, kind] of [
      ['page', 'page'],
      ['draft', 'page'],
      ['story', 'template'],
      ['section', 'template'],
      ['unused', 'template'],
    ] as const)
      await createDocument(store, { document: pageDocument(id, { kind }), author });
    for (const documentId of ['page', 'story', 'section'])
      await publish(store, { documentId, website, author });
    await savePageUrl(store, { website, uri: '/news/today', documentId: 'page', author });
    await savePageUrl(store, { website, uri: '/food', documentId: 'draft', author });
    const resolver = { website, source: 'content-api', params: {}, author };
    const save = (id: string, priority: number, patterns: string[], templateId: string) =>
      saveResolver(store, { ...resolver, id, name: id, priority, patterns, templateId });
    await save('hidden', 5, ['/news/:day'], 'unused');
    await save('stories', 10, ['/news/:slug', '/sports/:slug'], 'story');
    await save('sections', 20, ['/:section', '/news/archive'], 'section');
    await saveRedirect(store, { website, from: '/old', to: '/food', status: 301, author });
  });

  const standings = async (uri: string) =>
    (await explainRoute(current().store, uri, website)).map((candidate) => [
      candidate.kind === 'redirect' ? candidate.location : candidate.documentId,
      candidate.standing,
    ]);

  it.each([
    [
      '/news/today',
      [
        ['page', 'answers'],
        ['unused', 'unpublished'],
        ['story', 'covered'],
      ],
    ],
    [
      '/food',
      [
        ['draft', 'unpublished'],
        ['section', 'answers'],
      ],
    ],
    [
      '/old',
      [
        ['/food', 'answers'],
        ['section', 'covered'],
      ],
    ],
    ['/a/b/c', []],
  ])('%s: %j', async (uri, expected) => {
    expect(await standings(uri)).toEqual(expected);
  });

  it('is said with the pattern that fits and the content that it asks for', async () => {
    const [candidate] = await explainRoute(current().store, '/sports/game', website);
    expect(candidate).toMatchObject({
      kind: 'template',
      resolverId: 'stories',
      pattern: 1,
      contentConfig: { source: 'content-api' },
    });
  });

  it('is nothing on a website that has no routes', async () => {
    expect(await explainRoute(current().store, '/food', 'weekly')).toEqual([]);
  });

  it('is warned of where resolvers stand in each other’s way', async () => {
    expect(await findPatternConflicts(current().store, website)).toEqual([
      {
        first: { resolverId: 'hidden', pattern: '/news/:day' },
        second: { resolverId: 'stories', pattern: '/news/:slug' },
        isNever: true,
      },
      {
        first: { resolverId: 'hidden', pattern: '/news/:day' },
        second: { resolverId: 'sections', pattern: '/news/archive' },
        isNever: true,
      },
      {
        first: { resolverId: 'stories', pattern: '/news/:slug' },
        second: { resolverId: 'sections', pattern: '/news/archive' },
        isNever: true,
      },
    ]);
  });

  it('changes with the order of the resolvers, of which all have to be named', async () => {
    const { store } = current();
    const order = (...ids: string[]) => orderResolvers(store, { website, ids, author });
    await order('sections', 'stories', 'hidden');
    expect((await standings('/news/archive'))[0]).toEqual(['section', 'answers']);
    // One that takes some addresses of a wider one after it is in nobody's way.
    expect(await findPatternConflicts(store, website)).toEqual([
      {
        first: { resolverId: 'stories', pattern: '/news/:slug' },
        second: { resolverId: 'hidden', pattern: '/news/:day' },
        isNever: true,
      },
    ]);
    for (const ids of [
      ['sections', 'stories'],
      ['sections', 'stories', 'other'],
      ['hidden', 'hidden', 'stories'],
    ])
      await expect(order(...ids)).rejects.toBeInstanceOf(InvalidInput);
    await order('hidden', 'stories', 'sections');
    await deleteResolver(store, { website, id: 'hidden', author });
    expect((await standings('/news/archive'))[0]).toEqual(['story', 'answers']);
    const again = deleteResolver(store, { website, id: 'hidden', author });
    await expect(again).rejects.toBeInstanceOf(NotFound);
  });

  it('changes with redirects, which are found and taken away', async () => {
    const { store } = current();
    await saveRedirect(store, { website, from: '/100%', to: '/food', status: 302, author });
    const list = (search: string) => listRedirects(store, { website, search, limit: 1, offset: 0 });
    expect(await list('')).toMatchObject({ total: 2, redirects: [{ to: '/food' }] });
    expect(await list('old')).toMatchObject({
      total: 1,
      redirects: [{ from: '/old', status: 301 }],
    });
    expect(await list('nothing')).toEqual({ total: 0, redirects: [] });
    const remove = () => deleteRedirect(store, { website, from: '/old/', scope: 'exact', author });
    await remove();
    expect((await standings('/old'))[0]).toEqual(['section', 'answers']);
    await expect(remove()).rejects.toBeInstanceOf(NotFound);
  });
});
