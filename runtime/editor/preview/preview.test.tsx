import Fastify, { type FastifyInstance } from 'fastify';
import { createContentClient } from '../../content/fetchContent';
import { useFusionContext } from '../../fusion/context';
import { createServer } from '../../server/createServer';
import { createTestPack } from '../../server/testing/createTestPack';
import { createDocument } from '../../store/createDocument';
import type { FeatureNode } from '../../store/document';
import { publish } from '../../store/publish';
import { saveDraft } from '../../store/saveDraft';
import { savePageUrl } from '../../store/savePageUrl';
import { saveResolver } from '../../store/saveResolver';
import { createToken } from '../../store/staff/tokens';
import { describeStore } from '../../store/testing/describeStore';
import { feature, pageDocument } from '../../store/testing/fixtures';
import { editorApi } from '../api/editorApi';
import { API_PREFIX } from '../api/prefix';
import { PreviewRenderer } from './PreviewRenderer';
import { previewApi } from './previewApi';
import { previewRoutes } from './previewRoutes';
import { signPreview, type PreviewClaims } from './previewToken';

const website = 'site';
const author = 'command-line';
const key = 'key';

function Promo({ customFields }: { customFields: { title?: string } }) {
  const { isAdmin, globalContent } = useFusionContext();
  const story = (globalContent as { title?: string } | null)?.title;
  if (!customFields.title) return isAdmin ? <p>No events found</p> : null;
  return (
    <h2>
      {customFields.title}
      {story}
    </h2>
  );
}

const base = createTestPack(
  {
    'promo-block/promo': { view: Promo },
    'live-block/live': { view: () => <p>0:0</p>, refresh: () => 5000 },
    'bad-block/bad': {
      view: () => {
        throw new Error('no headline');
      },
    },
    'empty-block/empty': { view: () => null },
  },
  {
    stories: {
      params: { uri: 'text' },
      fetch: ({ uri }: Record<string, unknown>) =>
        uri === '/news/gone'
          ? Promise.reject(Object.assign(new Error('none'), { statusCode: 404 }))
          : { title: ` of ${String(uri)}` },
    },
  },
);
const pack = {
  ...base,
  chains: {
    'row-block/row': {
      default: (({ children }: { children: React.ReactNode[] }) => (
        <ul>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
      )) as never,
    },
  },
  manifest: {
    ...base.manifest,
    chains: { 'row-block/row': base.manifest.features['promo-block/promo']! },
  },
};

describeStore('A preview', (current) => {
  let app: FastifyInstance;
  const secrets = new Map<string, string>();
  const site = createServer({
    pack: () => pack,
    content: createContentClient({
      sources: () => pack.sources,
      upstream: { contentBase: () => 'http://nowhere', accessToken: () => '' },
      onError: () => undefined,
    }),
    website,
    route: () => ({ kind: 'none' }),
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
  });

  beforeAll(async () => {
    const { store } = current();
    const renderer = new PreviewRenderer({
      renderer: site.renderer,
      website,
      frameScript: '/f.js',
    });
    const findAddresses = async () => ['/other', '/news/rain'];
    const routes = previewApi({ renderer, key, findAddresses });
    app = Fastify();
    await app.register(editorApi({ store, website, routes }));
    await app.register(previewRoutes({ store, website, key, renderer }));
    const hidden: FeatureNode = { ...feature('two'), hidden: true };
    const front = pageDocument('front', {
      layout: 'page',
      sections: {
        main: [
          feature('one'),
          hidden,
          {
            kind: 'chain',
            id: 'row',
            type: 'row-block/row',
            fields: {},
            children: [feature('in')],
          },
          feature('none', { fields: {} }),
          feature('live', { type: 'live-block/live' }),
          feature('gone', { type: 'no-longer-block/there' }),
        ],
      },
    });
    const story = pageDocument('story', {
      kind: 'template',
      layout: 'page',
      sections: { main: [feature('head')] },
    });
    await createDocument(store, { document: front, author });
    await createDocument(store, { document: story, author });
    await createDocument(store, { document: pageDocument('new', { layout: 'page' }), author });
    await savePageUrl(store, {
      documentId: 'front',
      website,
      author,
      uri: '/',
      source: null,
      params: {},
    });
    await saveResolver(store, {
      id: 'stories',
      name: 'Stories',
      priority: 1,
      patterns: ['/news/:slug'],
      source: 'stories',
      params: { uri: '$uri' },
      templateId: 'story',
      website,
      author,
    });
    for (const role of ['editor', 'viewer'] as const) {
      const grants = [{ website, folder: '/', role }];
      const { secret } = await createToken(store, { name: role, grants, endsAt: null, author });
      secrets.set(role, secret);
    }
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await site.app.close();
  });

  const post = (who: string | null, path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `${API_PREFIX}${path}`,
      headers: who === null ? {} : { authorization: `Bearer ${secrets.get(who)}` },
      payload,
    });
  const open = (token: string) =>
    app.inject({ url: `/pf/editor/preview?token=${encodeURIComponent(token)}` });
  const claims = (more: Partial<PreviewClaims> = {}): PreviewClaims => ({
    website,
    documentId: 'front',
    rev: 1,
    version: null,
    uri: '/',
    actor: 'ann@daily.test',
    expires: Date.now() + 60_000,
    ...more,
  });
  const show = async (more: Partial<PreviewClaims> = {}) =>
    (await open(signPreview(key, claims(more)))).body;

  describe('is given', () => {
    it('to those who may see drafts, for the address that the page has', async () => {
      const answer = await post('viewer', '/documents/front/preview', {});
      expect(answer.statusCode).toBe(200);
      const { url, uri } = answer.json<{ url: string; uri: string }>();
      expect(uri).toBe('/');
      expect((await app.inject({ url })).statusCode).toBe(200);
    });

    it('to nobody else', async () => {
      expect((await post(null, '/documents/front/preview', {})).statusCode).toBe(401);
      expect((await open('')).statusCode).toBe(403);
    });

    it('of a template with the newest content that it answers for', async () => {
      const answer = await post('viewer', '/documents/story/preview', {});
      const { url, uri } = answer.json<{ url: string; uri: string }>();
      expect(uri).toBe('/news/rain');
      expect((await app.inject({ url })).body).toContain('of /news/rain');
    });

    it('of a template at an address that someone chose, unless another page answers it', async () => {
      const chosen = await post('viewer', '/documents/story/preview', { uri: '/news/snow' });
      expect(chosen.json()).toMatchObject({ uri: '/news/snow' });
      const foreign = await post('viewer', '/documents/story/preview', { uri: '/' });
      expect(foreign.statusCode).toBe(400);
      expect(foreign.json()).toMatchObject({ message: 'This template does not answer /.' });
    });

    it('of a page that has no address yet', async () => {
      const answer = await post('viewer', '/documents/new/preview', {});
      const { url } = answer.json<{ url: string }>();
      expect((await app.inject({ url })).statusCode).toBe(200);
    });
  });

  describe('is refused with a token', () => {
    it.each([
      ['that is forged', () => signPreview('other', claims())],
      ['that has run out', () => signPreview(key, claims({ expires: Date.now() - 1 }))],
      ['of another site', () => signPreview(key, claims({ website: 'weekly' }))],
    ])('%s', async (_what, token) => {
      const { statusCode, body } = await open(token());
      expect(statusCode).toBe(403);
      expect(body).not.toContain('<h2>');
    });

    it('of a draft that is gone', async () => {
      expect((await open(signPreview(key, claims({ documentId: 'x' })))).statusCode).toBe(404);
    });
  });

  it('has no origin, runs no script of the page’s, and is framed by the editor alone', async () => {
    const { headers } = await open(signPreview(key, claims()));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('shows what the engine shows, each section and node between its marks', async () => {
    const page = await show();
    expect(page).toMatch(
      /<!--section main--><!--node one--><h2 data-block="promo-block\/promo">one<\/h2><!--\/node one-->/,
    );
    expect(page).toContain('<script defer src="/f.js" data-rev="1"></script>');
    expect(page).not.toContain('engine/entry.js');
    expect(page).toMatch(
      /<!--node row--><ul[^>]*><li><!--node in--><h2[^>]*>in<\/h2><!--\/node in--><\/li><\/ul><!--\/node row-->/,
    );
  });

  it('shows a version as it was, whatever the draft has become', async () => {
    const { store } = current();
    const document = pageDocument('aged', { layout: 'page', sections: { main: [feature('one')] } });
    await createDocument(store, { document, author });
    await publish(store, { documentId: 'aged', website, author });
    const next = { ...document, sections: {} };
    await saveDraft(store, { documentId: 'aged', baseRev: 1, document: next, author });
    const answer = await post('viewer', '/documents/aged/preview', { version: 1 });
    const { url } = answer.json<{ url: string }>();
    expect((await app.inject({ url })).body).toContain('<!--node one--><h2');
    const draft = (await post('viewer', '/documents/aged/preview', {})).json<{ url: string }>();
    expect((await app.inject({ url: draft.url })).body).not.toContain('<!--node one-->');
    const none = (await post('viewer', '/documents/aged/preview', { version: 9 })).json<{
      url: string;
    }>();
    expect((await app.inject({ url: none.url })).statusCode).toBe(404);
  });

  it('shows blocks that are hidden, and marks those that show nothing', async () => {
    const page = await show();
    expect(page).toContain('<!--node two--><h2 data-block="promo-block/promo">two</h2>');
    expect(page).toContain('<!--node gone--><!--/node gone-->');
  });

  it('tells editors what readers are not told, and never asks again (widgets §6, §8)', async () => {
    const page = await show();
    expect(page).toContain('No events found');
    expect(page).not.toContain('data-live');
  });

  it('leaves a block out on screens that its editor chose, as readers’ pages do', async () => {
    const display = { hideOn: ['phone', 'desktop', 'watch'] };
    const nodes = [{ ...feature('one'), display }];
    const answer = await post('editor', '/documents/front/preview/nodes', { uri: '/', nodes });
    const { html } = answer.json<{ html: Record<string, string> }>();
    expect(html['one']).toContain('data-hide-on="phone desktop"');
    const page = await show();
    expect(page).toContain(
      '@media (width < 768px){[data-hide-on~="phone"]{display:none!important}}',
    );
    expect(page).not.toContain('data-hide-on=');
  });

  it('says why there is nothing to see where the page’s content is missing', async () => {
    const { statusCode, body } = await open(
      signPreview(key, claims({ documentId: 'story', uri: '/news/gone' })),
    );
    expect(statusCode).toBe(502);
    expect(body).toContain('The source stories has no content for /news/gone.');
  });

  describe('of single nodes', () => {
    const draw = (nodes: object[], who = 'editor') =>
      post(who, '/documents/front/preview/nodes', { uri: '/', nodes });

    it('shows fields that are not saved, and names the style sheets', async () => {
      const answer = await draw([feature('one', { fields: { title: 'typed' } })]);
      expect(answer.json()).toEqual({
        html: {
          one: '<!--node one--><h2 data-block="promo-block/promo">typed</h2><!--/node one-->',
        },
        sheets: [0, 1],
        build: 'b1',
        problems: {},
      });
      expect(await show()).toContain('>one</h2>');
    });

    it('shows a chain with what it holds', async () => {
      const row = { kind: 'chain', id: 'row', type: 'row-block/row', fields: {} };
      const answer = await draw([{ ...row, children: [feature('a'), feature('b')] }]);
      const { html } = answer.json<{ html: Record<string, string> }>();
      expect(Object.keys(html)).toEqual(['row']);
      expect(html['row']).toMatch(/<!--node a--><h2[^>]*>a<\/h2><!--\/node a-->/);
    });

    it('says why one shows nothing', async () => {
      const answer = await draw([feature('x', { type: 'bad-block/bad' })]);
      expect(answer.json()).toMatchObject({
        html: { x: '<!--node x--><!--/node x-->' },
        problems: { x: 'no headline' },
      });
    });

    it('is for those who may change the page', async () => {
      expect((await draw([feature('one')], 'viewer')).statusCode).toBe(403);
    });

    it.each([[[]], [[{ kind: 'feature' }]]])('is refused for %j', async (nodes) => {
      expect((await draw(nodes)).statusCode).toBe(400);
    });
  });
});
