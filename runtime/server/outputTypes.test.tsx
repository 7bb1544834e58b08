import type { ReactNode } from 'react';
import { useContent } from '../fusion/content';
import { useAppContext } from '../fusion/context';
import type { ChainNode, FeatureNode, PageDocument } from '../document/document';
import type { Route } from '../store/route';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

const fetchValue = jest.fn(async () => ({ n: 7 }));
const asData = jest.fn();

/** A view of the legacy kind: an object that renders, with hooks nowhere. */
class OldView {
  constructor(private readonly props: { customFields: { text: string } }) {}
  render() {
    return { old: this.props.customFields.text };
  }
}

const pack = createTestPack(
  {
    'test-block/text': {
      view: ({ customFields }: { customFields: { text?: string } }) => <p>{customFields.text}</p>,
      views: {
        feed: ({ customFields }: { customFields: { text: string } }) => {
          asData(customFields.text);
          return { text: `${customFields.text} </script>`, type: useAppContext().outputType };
        },
        plain: ({ customFields }: { customFields: { text: string } }) => customFields.text,
        lean: () => <p>lean</p>,
      },
      hydrate: 'visible',
      enhance: true,
      chunk: 3,
    },
    'test-block/value': {
      view: () => <p>value</p>,
      views: { feed: () => useContent<{ n: number }>({ source: 'value', query: {} }) },
    },
    'test-block/class': {
      view: () => <p>class</p>,
      views: { feed: OldView as unknown as (props: never) => unknown },
    },
    'test-block/markup': { view: () => <p>markup</p>, views: { feed: () => <p>no data</p> } },
    'test-block/throws': {
      view: () => <p>fine</p>,
      views: {
        feed: () => {
          throw new Error('boom');
        },
      },
    },
    'test-block/hangs': {
      view: () => <p>fine</p>,
      views: {
        feed: () => {
          for (;;);
        },
      },
    },
    'test-block/page-only': { view: () => <p>page only</p> },
    'test-block/island': {
      view: () => <p>{useAppContext().outputType}</p>,
      hydrate: 'load',
      chunk: 3,
    },
  },
  { value: { fetch: fetchValue } },
  {
    feed: {
      isData: true,
      contentType: 'application/feed+json',
      view: ({ children }: { children: unknown }) => ({ items: children }),
    },
    words: {
      isData: true,
      fallback: ['plain', 'feed'],
      transform: { feed: (data) => `feed: ${JSON.stringify(data)}` },
      view: ({ children }: { children: string[][] }) => children.flat().join('\n'),
    },
    lean: {
      view: ({ children }: { children: ReactNode }) => (
        <html lang="en">
          <head>
            <title>lean</title>
          </head>
          <body>{children}</body>
        </html>
      ),
    },
    bare: {
      fallback: false,
      view: ({ children }: { children: ReactNode }) => (
        <html lang="en">
          <body>{children}</body>
        </html>
      ),
    },
    nothing: { view: () => null },
    broken: {
      view: () => {
        throw new Error('the output type fails');
      },
    },
    brokenData: {
      isData: true,
      view: () => {
        throw new Error('the output type fails');
      },
    },
  },
);

function Row({ children }: { children: ReactNode[] }) {
  return <section>{children}</section>;
}
const rowData = ({ children }: { children: unknown[] }) => ({ row: children });
pack.chains['row'] = { default: Row, feed: rowData } as unknown as (typeof pack.chains)[string];
pack.manifest.chains['row'] = {
  ...pack.manifest.features['test-block/text']!,
  chunk: null,
  enhance: false,
  hydrate: 'never',
};

const feature = (name: string, text = name): FeatureNode => ({
  kind: 'feature',
  id: `n-${name}`,
  type: `test-block/${name}`,
  fields: { text },
});
const chain = (...children: FeatureNode[]): ChainNode => ({
  kind: 'chain',
  id: 'row',
  type: 'row',
  fields: {},
  children,
});
const pageOf = (id: string, nodes: PageDocument['sections'][string]): Route => ({
  kind: 'page',
  contentConfig: null,
  document: { id, kind: 'page', name: id, layout: 'page', meta: {}, sections: { main: nodes } },
});

const routes: Record<string, Route> = {
  '/': pageOf('home', [
    feature('text', 'A'),
    feature('value'),
    feature('class', 'old'),
    chain(feature('throws'), { ...feature('text', 'B'), id: 'n-b' }),
  ]),
  '/bad': pageOf('bad', [feature('markup'), feature('hangs'), feature('page-only')]),
  '/lean': pageOf('lean', [feature('text', 'A'), feature('page-only'), feature('island')]),
  '/old': { kind: 'redirect', location: '/new?a=1#top', status: 301 },
  '/404': pageOf('not-found', [feature('page-only')]),
};
const site = createServer({
  ...testOptions(pack),
  route: (uri) => routes[uri.split('?')[0]!] ?? { kind: 'none' },
});
const get = (url: string) => site.app.inject({ url });
afterAll(() => site.app.close());
beforeEach(() => site.clearPages());

describe('?outputType= on the address of a page', () => {
  it('is answered with that output type, its content type and a pointer to the page itself', async () => {
    const answer = await get('/lean?outputType=lean&q=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<!DOCTYPE html><html lang="en"><head><title>lean</title>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: '</lean?q=1>; rel="canonical"',
    });
  });

  it('is kept apart from the page itself in the cache', async () => {
    const page = await get('/lean');
    const lean = await get('/lean?outputType=lean');
    expect(lean.headers['x-broadsheet-cache']).toBe('miss');
    expect((await get('/lean?outputType=lean')).headers['x-broadsheet-cache']).toBe('hit');
    expect((await get('/lean')).body).toBe(page.body);
    expect((await get('/lean?outputType=default')).headers['x-broadsheet-cache']).toBe('hit');
    expect(page.headers['x-robots-tag']).toBeUndefined();
  });

  it.each(['rss', 'constructor', '__proto__'])(
    'is 404 with clear words where there is no output type "%s"',
    async (name) => {
      const answer = await get(`/lean?outputType=${name}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(
        `There is no such output type: outputType=${name}. The page itself is at /lean\n`,
      );
      expect(answer.headers['cache-tag']).toBe('site:site');
    },
  );

  it('is 404 where the output type shows nothing of this page', async () => {
    const answer = await get('/lean?outputType=nothing');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.headers['cache-tag']).toContain('document:lean');
  });

  it.each(['broken', 'brokenData'])('is 503 where the output type %s', async (name) => {
    expect((await get(`/lean?outputType=${name}`)).statusCode).toBe(503);
  });

  it('stays with a redirect', async () => {
    expect((await get('/old?outputType=lean')).headers['location']).toBe(
      '/new?a=1&outputType=lean#top',
    );
    expect((await get('/old')).headers['location']).toBe('/new?a=1#top');
  });

  it('is kept on the error page, and is words where data was asked for', async () => {
    const lean = await get('/gone?outputType=lean');
    expect([lean.statusCode, lean.body.includes('<title>lean</title>')]).toEqual([404, true]);
    const feed = await get('/gone?outputType=feed');
    expect([feed.statusCode, feed.body]).toEqual([404, 'This page could not be found.\n']);
    expect((await get('/gone?outputType=nothing')).body).toContain('page only');
  });
});

describe('blocks without a view for the output type', () => {
  it('show their default view unless the type says otherwise, and their own where they have one', async () => {
    const { body } = await get('/lean?outputType=lean');
    expect(body).toContain('<p data-block="test-block/text">lean</p>');
    expect(body).toContain('page only');
  });

  it('get no code of the browser for another view, as that belongs to the default one', async () => {
    expect((await get('/lean')).body).toContain('data-enhance="3"');
    expect((await get('/lean?outputType=lean')).body).not.toContain('data-enhance');
  });

  it('are told their own output type where they come alive', async () => {
    expect((await get('/lean')).body).toContain('"outputType":"default"');
    expect((await get('/lean?outputType=lean')).body).toContain('"outputType":"lean"');
  });

  it('are left out with fallback = false', async () => {
    expect((await get('/lean?outputType=bare')).body).toContain('<body><main></main></body>');
  });

  it('show the first of the views that a list names, its data made that of the type', async () => {
    const { body, headers } = await get('/?outputType=words');
    expect(body.split('\n')).toEqual([
      'A',
      'feed: {"n":7}',
      'feed: {"old":"old"}',
      'feed: {"row":["B"]}',
    ]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('a data output type', () => {
  it('takes what features, chains and the layout return, and sends JSON', async () => {
    const { body, headers, statusCode } = await get('/?outputType=feed');
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/feed+json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toEqual({
      items: [
        [
          { text: 'A </script>', type: 'feed' },
          { n: 7 },
          { old: 'old' },
          { row: [{ text: 'B </script>', type: 'feed' }] },
        ],
      ],
    });
  });

  it('sends no style sheet, script or mark of the engine', async () => {
    const { body } = await get('/?outputType=feed');
    expect(body).not.toMatch(/\.css|fusion-app|data-block|x-data|x-slot|<script/);
  });

  it('keeps what blocks returned while nothing they read has changed', async () => {
    await get('/?outputType=feed');
    asData.mockClear();
    fetchValue.mockClear();
    site.clearPages();
    const again = await get('/?outputType=feed');
    expect(again.headers['x-broadsheet-cache']).toBe('miss');
    expect(asData).not.toHaveBeenCalled();
    expect(fetchValue).not.toHaveBeenCalled();
  });

  it('leaves out a block that fails, hangs, returns markup or has no view of data', async () => {
    const { body, statusCode } = await get('/bad?outputType=feed');
    expect([statusCode, JSON.parse(body)]).toEqual([200, { items: [[]] }]);
  });
});
