import type { LightMyRequestResponse } from 'fastify';
import { createDocument } from '../../../../store/createDocument';
import type { FeatureNode, PageDocument } from '../../../../document/document';
import { publish } from '../../../../store/publish';
import { savePageUrl } from '../../../../store/savePageUrl';
import { saveResolver } from '../../../../store/saveResolver';
import { describeStore } from '../../../../store/testing/describeStore';
import { feature, pageDocument } from '../../../../document/testing/fixtures';
import type { Store } from '../../../../store/openStore';
import {
  AUTHOR,
  serveEditor,
  serveSite,
  WEBSITE,
  type TestEditor,
} from '../../testing/serveEditor';
import { PreviewRenderer } from '../PreviewRenderer';
import { previewHandlers } from '../previewHandlers';
import { previewRoutes } from '../previewRoutes';
import { signPreview, type PreviewClaims } from '../previewToken';
import { previewPack } from './previewPack';

const KEY = 'key';

/** A site with the page `front`, the template `story` and the page `new`, which has no address. */
export interface PreviewUnderTest {
  store: Store;
  post: (
    who: 'editor' | 'viewer' | null,
    path: string,
    payload: object,
  ) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
  open: (token: string) => Promise<LightMyRequestResponse>;
  /** What a token of `front` says; `more` replaces what it names. */
  claims: (more?: Partial<PreviewClaims>) => PreviewClaims;
  sign: (claims: PreviewClaims) => string;
  /** The preview of `front`, or of what `more` names. */
  show: (more?: Partial<PreviewClaims>) => Promise<string>;
  /** The page that a preview's address leads to, of what was asked for. */
  follow: (documentId: string, body?: object) => Promise<{ statusCode: number; body: string }>;
  make: (document: PageDocument, isPublished?: boolean) => Promise<void>;
}

/** The same tests on every kind of store. */
/** Nothing may go wrong behind an answer. */
function fail(error: unknown): never {
  throw error;
}

export function describePreview(name: string, tests: (preview: PreviewUnderTest) => void): void {
  describeStore(name, (current) => {
    const site = serveSite(previewPack);
    let editor: TestEditor;

    beforeAll(async () => {
      const { store } = current();
      const renderer = new PreviewRenderer({
        renderer: site.renderer,
        website: WEBSITE,
        frameScript: '/f.js',
      });
      const findAddresses = async () => ['/other', '/news/rain'];
      editor = await serveEditor(store, {
        handlers: previewHandlers({ renderer, key: KEY, findAddresses, onError: fail }),
        askers: { editor: { role: 'editor' }, viewer: { role: 'viewer' } },
      });
      await editor.app.register(previewRoutes({ store, website: WEBSITE, keys: [KEY], renderer }));
      await makeSite(store);
    }, 60_000);
    afterAll(async () => {
      await editor.app.close();
      await site.app.close();
    });

    const post: PreviewUnderTest['post'] = (who, path, payload) =>
      editor.ask(who, 'POST', path, payload);
    const get = (url: string) => editor.app.inject({ url });
    const open = (token: string) => get(`/pf/editor/preview?token=${encodeURIComponent(token)}`);
    const sign = (say: PreviewClaims) => signPreview(KEY, say);
    const claims = (more: Partial<PreviewClaims> = {}): PreviewClaims => ({
      website: WEBSITE,
      documentId: 'front',
      rev: 1,
      version: null,
      draftOf: null,
      uri: '/',
      actor: 'ann@daily.test',
      expires: Date.now() + 60_000,
      ...more,
    });
    tests({
      get store() {
        return current().store;
      },
      post,
      get,
      open,
      sign,
      claims,
      show: async (more) => (await open(sign(claims(more)))).body,
      follow: async (documentId, body = {}) => {
        const answer = await post('viewer', `/documents/${documentId}/preview`, body);
        return get(answer.json<{ url: string }>().url);
      },
      make: async (document, isPublished = false) => {
        const { store } = current();
        await createDocument(store, { document, author: AUTHOR });
        if (isPublished)
          await publish(store, { documentId: document.id, website: WEBSITE, author: AUTHOR });
      },
    });
  });
}

async function makeSite(store: Store): Promise<void> {
  const author = AUTHOR;
  const hidden: FeatureNode = { ...feature('two'), hidden: true };
  const row = { kind: 'chain' as const, id: 'row', type: 'row-block/row', fields: {} };
  const front = pageDocument('front', {
    layout: 'page',
    sections: {
      main: [
        feature('one'),
        hidden,
        { ...row, children: [feature('in')] },
        feature('none', { fields: {} }),
        feature('live', { type: 'live-block/live' }),
        feature('gone', { type: 'no-longer-block/there' }),
        feature('heading', { type: 'heading-block/heading' }),
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
    website: WEBSITE,
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
    website: WEBSITE,
    author,
  });
}
