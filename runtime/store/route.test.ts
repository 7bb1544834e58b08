import { createDocument } from './createDocument';
import { AlreadyExists, NotFound } from './errors';
import { InvalidInput } from '../document/errors';
import { publish } from './publish';
import { rollback } from './rollback';
import { openRouter, type Router } from './route';
import { saveDraft } from './saveDraft';
import { savePageUrl } from './savePageUrl';
import { saveRedirect } from './saveRedirect';
import { saveResolver } from './saveResolver';
import { describeStore } from './testing/describeStore';
import { feature, pageDocument } from '../document/testing/fixtures';
import { until } from './testing/until';
import { unpublish } from './unpublish';
import type { PageDocument } from '../document/document';
import { listNodes } from '../document/listNodes';

const website = 'daily';
const author = 'ada';

describeStore('Routing', (current) => {
  let router: Router | null = null;
  const problems: Error[] = [];
  const resolve = (uri: string, site = website) => {
    if (!router) throw new Error('The router is not open.');
    return router.resolveRoute(uri, site);
  };
  const show = (uri: string, site = website) => {
    const route = resolve(uri, site);
    if (route.kind === 'none') return 'none';
    if (route.kind === 'redirect') return `${route.status} ${route.location}`;
    const config = route.contentConfig;
    return [route.kind, route.document.name, ...(config ? [config.source, config.query] : [])];
  };
  const create = async (id: string, more: Partial<PageDocument> = {}) => {
    const { store } = current();
    await createDocument(store, { document: pageDocument(id, { name: id, ...more }), author });
    await publish(store, { documentId: id, website, author });
  };

  beforeAll(async () => {
    const { store, database } = current();
    await create('front');
    await create('story', { kind: 'template' });
    await create('author', { kind: 'template' });
    await create('section', { kind: 'template' });
    await savePageUrl(store, {
      website,
      uri: '/',
      documentId: 'front',
      source: 'site-section',
      params: { section: '$uri' },
      author,
    });
    const resolver = { website, author };
    await saveResolver(store, {
      ...resolver,
      name: 'Stories',
      priority: 9,
      patterns: ['/*'],
      source: 'content-api',
      params: { canonical_url: '$uri' },
      templateId: 'story',
    });
    await saveResolver(store, {
      ...resolver,
      name: 'Authors',
      priority: 1,
      patterns: ['/author/:id'],
      source: 'author-data-api',
      params: { author_id: '$id', page: '$query.page', size: 20 },
      templateId: 'author',
    });
    await saveResolver(store, {
      ...resolver,
      name: 'Sections',
      priority: 2,
      patterns: ['/:section(news|sports)', '/food', '/weather'],
      source: 'site-section',
      params: { section: '/$section' },
      templateId: 'section',
    });
    await saveRedirect(store, {
      website,
      from: '/sport',
      to: '/sports/',
      status: 301,
      scope: 'prefix',
      author,
    });
    router = await openRouter(database, store, (error) => problems.push(error));
  });
  afterAll(() => router?.close());
  afterEach(() => expect(problems).toEqual([]));

  it.each([
    ['/', ['page', 'front', 'site-section', { section: '/' }]],
    ['/?utm_source=x', ['page', 'front', 'site-section', { section: '/' }]],
    ['/author/jane', ['template', 'author', 'author-data-api', { author_id: 'jane', size: 20 }]],
    [
      '/author/jane/?page=2',
      ['template', 'author', 'author-data-api', { author_id: 'jane', page: '2', size: 20 }],
    ],
    ['/news', ['template', 'section', 'site-section', { section: '/news' }]],
    ['/sports/', ['template', 'section', 'site-section', { section: '/sports' }]],
    ['/food/', ['template', 'section', 'site-section', {}]],
    [
      '/2026/11/21/a-story/',
      ['template', 'story', 'content-api', { canonical_url: '/2026/11/21/a-story/' }],
    ],
    ['/sport', '301 /sports/'],
    ['/sport/orioles/?a=1', '301 /sports/orioles/?a=1'],
  ])('%s is answered by the right one', (uri, expected) => {
    expect(show(uri)).toEqual(expected);
  });

  it('answers nothing for a website that it does not know', () => {
    expect(show('/', 'weekly')).toBe('none');
  });

  it('asks neither for pages nor for documents again: the same object is given', async () => {
    const first = resolve('/');
    await router?.refresh();
    await router?.refresh('front');
    const again = resolve('/');
    expect(
      first.kind === 'page' && again.kind === 'page' && first.document === again.document,
    ).toBe(true);
    expect(router?.findPublished('front', website)).toBe(again.kind === 'page' && again.document);
    expect(router?.findPublished('front', 'weekly')).toBeNull();
  });

  it('gives readers no block that editors have hidden, and nothing that it holds', async () => {
    const { store } = current();
    const row = { kind: 'chain', type: 'row-block/row', fields: {} } as const;
    const document = pageDocument('hiding', {
      sections: {
        main: [
          feature('shown'),
          feature('secret', { hidden: true }),
          { ...row, id: 'open', children: [feature('a'), feature('b', { hidden: true })] },
          { ...row, id: 'closed', hidden: true, children: [feature('c')] },
        ],
      },
    });
    await createDocument(store, { document, author });
    await publish(store, { documentId: 'hiding', website, author });
    await router?.refresh('hiding');
    const shown = router?.findPublished('hiding', website);
    expect(shown && listNodes(shown).map(({ id }) => id)).toEqual(['shown', 'open', 'a']);
    await unpublish(store, { documentId: 'hiding', website, author });
  });

  it('follows publish, rollback and unpublish of another node within a second', async () => {
    const node = await current().openNode();
    const heard: (string | null)[] = [];
    const stop = router?.onChange((documentId) => heard.push(documentId));
    await saveDraft(node.store, {
      documentId: 'front',
      baseRev: 1,
      document: pageDocument('front', { name: 'Second' }),
      author,
    });
    expect(show('/')[1]).toBe('front');
    await publish(node.store, { documentId: 'front', website, author });
    await until(() => show('/')[1] === 'Second', 1000);
    await rollback(node.store, { documentId: 'front', website, version: 1, author });
    await until(() => show('/')[1] === 'front', 1000);
    await unpublish(node.store, { documentId: 'front', website, author });
    await until(() => show('/')[1] === 'story', 1000);
    expect(router?.findPublished('front', website)).toBeNull();
    await publish(node.store, { documentId: 'front', website, author });
    await until(() => show('/')[0] === 'page', 1000);
    expect(heard).toEqual(['front', 'front', 'front', 'front']);
    stop?.();
    await node.close();
  });

  it('follows new addresses, redirects and resolvers', async () => {
    const { store } = current();
    await create('about');
    await savePageUrl(store, { website, uri: '/about/', documentId: 'about', author });
    await until(() => show('/about')[1] === 'about', 1000);
    await savePageUrl(store, { website, uri: '/about-us', documentId: 'about', author });
    await until(() => show('/about-us/')[1] === 'about', 1000);
    expect(show('/about')[1]).toBe('story');
    await saveRedirect(store, { website, from: '/about', to: '/about-us/', status: 308, author });
    await until(() => show('/about') === '308 /about-us/', 1000);
    const { id } = await saveResolver(store, {
      website,
      name: 'Tags',
      priority: 0,
      patterns: ['/food'],
      source: null,
      params: {},
      templateId: 'author',
      author,
    });
    await until(() => show('/food')[1] === 'author', 1000);
    await saveResolver(store, {
      id,
      website,
      name: 'Tags',
      priority: 3,
      patterns: ['/food'],
      source: null,
      params: {},
      templateId: 'author',
      author,
    });
    await until(() => show('/food')[1] === 'section', 1000);
  });

  it('passes over templates that are not published', async () => {
    const { store } = current();
    await createDocument(store, {
      document: pageDocument('later', { name: 'later', kind: 'template' }),
      author,
    });
    await saveResolver(store, {
      website,
      name: 'Later',
      priority: 0,
      patterns: ['/weather'],
      source: null,
      params: {},
      templateId: 'later',
      author,
    });
    await router?.refresh();
    expect(show('/weather')[1]).toBe('section');
    await publish(store, { documentId: 'later', website, author });
    await router?.refresh('later');
    expect(show('/weather')).toEqual(['template', 'later']);
  });

  it('keeps up with many publishes at once', async () => {
    const { store } = current();
    await create('busy');
    await savePageUrl(store, { website, uri: '/busy', documentId: 'busy', author });
    const publishes: Promise<unknown>[] = [];
    for (let rev = 1; rev <= 10; rev += 1) {
      await saveDraft(store, {
        documentId: 'busy',
        baseRev: rev,
        document: pageDocument('busy', { name: `busy ${rev}` }),
        author,
      });
      publishes.push(publish(store, { documentId: 'busy', website, author }));
    }
    await Promise.all(publishes);
    await until(() => show('/busy')[1] === 'busy 10', 2000);
  });

  it.each<[string, () => Promise<unknown>, new (message: string) => Error]>([
    ['a pattern that can not be read', () => saveAnyResolver({ patterns: ['news'] }), InvalidInput],
    ['no pattern', () => saveAnyResolver({ patterns: [] }), InvalidInput],
    ['a page as template', () => saveAnyResolver({ templateId: 'front' }), InvalidInput],
    ['a template that is not there', () => saveAnyResolver({ templateId: 'none' }), NotFound],
    [
      'an address that another page has',
      () => saveAnyUrl({ uri: '/taken/', documentId: 'other' }),
      AlreadyExists,
    ],
    ['an address with a query', () => saveAnyUrl({ uri: '/a?b=1' }), InvalidInput],
    ['an address for a template', () => saveAnyUrl({ documentId: 'story' }), InvalidInput],
    ['a redirect to nowhere', () => saveAnyRedirect({ to: 'news' }), InvalidInput],
    ['a redirect to a script', () => saveAnyRedirect({ to: 'javascript:alert(1)' }), InvalidInput],
    [
      'a redirect to another host by //',
      () => saveAnyRedirect({ to: '//evil.example' }),
      InvalidInput,
    ],
    [
      'a redirect to another host by a backslash',
      () => saveAnyRedirect({ to: '/\\evil.example' }),
      InvalidInput,
    ],
    [
      'a redirect in circles',
      () => saveAnyRedirect({ from: '/sports', to: '/sport', scope: 'exact' }),
      InvalidInput,
    ],
  ])('refuses %s', async (_what, save, kind) => {
    if (_what.includes('another page')) {
      await create('taken');
      await create('other');
      await saveAnyUrl({ uri: '/taken', documentId: 'taken' });
    }
    await expect(save()).rejects.toBeInstanceOf(kind);
  });

  const saveAnyResolver = (more: Partial<Parameters<typeof saveResolver>[1]>) =>
    saveResolver(current().store, {
      website,
      name: 'Any',
      priority: 5,
      patterns: ['/any'],
      source: null,
      params: {},
      templateId: 'story',
      author,
      ...more,
    });
  const saveAnyUrl = (more: Partial<Parameters<typeof savePageUrl>[1]>) =>
    savePageUrl(current().store, { website, uri: '/any', documentId: 'front', author, ...more });
  const saveAnyRedirect = (more: Partial<Parameters<typeof saveRedirect>[1]>) =>
    saveRedirect(current().store, { website, from: '/any', to: '/', status: 301, author, ...more });
});
