import type { ReactNode } from 'react';
import { AUDIENCE_STYLE } from '../client/audience';
import type { FeatureNode, PageDocument } from '../document/document';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

type Fields = { customFields: { text?: string; more?: string } };

const pack = createTestPack(
  {
    'test-block/text': {
      view: ({ customFields: { text, more } }: Fields) =>
        text ? <p>{`${text} ${more}`}</p> : null,
      views: { feed: ({ customFields }: Fields) => customFields },
    },
  },
  {},
  {
    feed: { isData: true, view: ({ children }: { children: unknown }) => ({ items: children }) },
    lean: { view: ({ children }: { children: ReactNode }) => <html lang="en">{children}</html> },
  },
);

const block = (text: string, more: Partial<FeatureNode> = {}): FeatureNode => ({
  kind: 'feature',
  id: 'hero',
  type: 'test-block/text',
  fields: { text, more: 'kept' },
  ...more,
});
const pageOf = (node: FeatureNode): PageDocument => ({
  id: 'p',
  kind: 'page',
  name: 'p',
  layout: 'page',
  meta: {},
  sections: { main: [node] },
});
const variants: FeatureNode['variants'] = {
  by: 'reader',
  cases: [
    { id: 'v1', when: ['in'], fields: { text: 'Hello' } },
    { id: 'v2', when: ['subscribed'], fields: {}, hidden: true },
  ],
};
const pages: Record<string, PageDocument> = {
  '/': pageOf(block('Join', { variants })),
  '/plain': pageOf(block('Join')),
  '/only': pageOf(block('', { variants })),
};
const site = createServer({
  ...testOptions(pack),
  route: (uri) => {
    const document = pages[uri.split('?')[0]!];
    return document ? { kind: 'page', contentConfig: null, document } : { kind: 'none' };
  },
});
const get = async (url: string) => (await site.app.inject({ url })).body;
afterAll(() => site.app.close());

describe('A page with a block in several forms', () => {
  it('holds each once, with the fields that all share, marked with whom it is for', async () => {
    const html = await get('/');
    expect(html).toContain('data-not="@in @subscribed">Join kept</p>');
    expect(html).toContain('data-only="@in">Hello kept</p>');
    expect(html.match(/<p /g)).toHaveLength(2);
  });

  it('chooses before the first paint: rules and script stand in its head', async () => {
    const [head] = (await get('/')).split('<body>');
    expect(head).toContain(AUDIENCE_STYLE);
    expect(head!.indexOf(AUDIENCE_STYLE)).toBeLessThan(head!.indexOf('data-only"'));
  });

  it('chooses also where only some readers get anything', async () => {
    const html = await get('/only');
    expect(html).toContain(AUDIENCE_STYLE);
    expect(html).toContain('data-only="@in">Hello');
  });

  it('brings no rules where all get the same', async () => {
    expect(await get('/plain')).not.toContain('id="audience"');
  });

  it('is the block itself where no style can choose: as data, and in bare markup', async () => {
    expect(JSON.parse(await get('/?outputType=feed'))).toEqual({
      items: [[{ text: 'Join', more: 'kept' }]],
    });
    const lean = await get('/?outputType=lean');
    expect(lean).toContain('Join');
    expect(lean).not.toContain('Hello');
  });

  it('gives each form alone, by its own name', async () => {
    const fragment = await get('/pf/api/v3/fragment/p/hero~v1?uri=/');
    expect(fragment).toContain('data-only="@in">Hello');
  });
});
