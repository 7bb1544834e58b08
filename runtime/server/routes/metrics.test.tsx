import { createContentClient } from '../../content/fetchContent';
import { useContent } from '../../fusion/content';
import type { PageDocument } from '../../document/document';
import { createServer, type ServerOptions } from '../createServer';
import { createTestPack } from '../testing/createTestPack';

const pack = createTestPack(
  {
    'test-block/asks': { view: () => <p>{String(useContent({ source: 'good', query: {} }))}</p> },
    'test-block/fails': { view: () => <p>{String(useContent({ source: 'bad', query: {} }))}</p> },
  },
  {
    good: { fetch: async () => 'good' },
    bad: {
      fetch: async () => {
        throw { statusCode: 502, message: 'down' };
      },
    },
  },
);
const document: PageDocument = {
  id: 'page',
  kind: 'page',
  name: 'page',
  layout: 'page',
  meta: { title: 'page' },
  sections: {
    main: [
      { kind: 'feature', id: 'a', type: 'test-block/asks', fields: {} },
      { kind: 'feature', id: 'b', type: 'test-block/fails', fields: {} },
    ],
  },
};

function serve(options: Partial<ServerOptions> = {}) {
  const site: ReturnType<typeof createServer> = createServer({
    pack: () => pack,
    content: createContentClient({
      sources: () => pack.sources,
      upstream: { contentBase: () => 'http://127.0.0.1:9', accessToken: () => '' },
      onCall: (source, outcome, ms) => site.metrics.countCall(source, outcome, ms),
    }),
    website: 'site',
    route: () => ({ kind: 'page', document, contentConfig: null }),
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
    ...options,
  });
  return site.app;
}

describe('/pf/metrics', () => {
  it('tells of answers by route and what they came from, of upstreams, caches and queues', async () => {
    const app = serve();
    for (let time = 0; time < 3; time += 1) await app.inject('/front');
    for (let index = 0; index < 5; index += 1) await app.inject(`/page/${index}`);
    await app.inject('/pf/api/v3/content/fetch/good?query={}');
    const { statusCode, body, headers } = await app.inject('/pf/metrics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'broadsheet_requests_total{route="/*",method="GET",status="2xx",cache="miss"} 6',
        'broadsheet_requests_total{route="/*",method="GET",status="2xx",cache="hit"} 2',
        'broadsheet_requests_total{route="/pf/api/v3/content/fetch/:source",method="GET",status="2xx",cache="fresh"} 1',
        'broadsheet_upstream_duration_seconds_count{source="good",outcome="answered"} 1',
        'broadsheet_breaker_open{source="good"} 0',
        'broadsheet_breaker_open{source="bad"} 1',
        'broadsheet_page_cache_pages 6',
        'broadsheet_render_queue_waiting 0',
        'broadsheet_ready 1',
      ]),
    );
    expect(body).toMatch(/nodejs_eventloop_lag_seconds \d/);
    // Addresses that readers make up are no labels.
    expect(body).not.toContain('/page/1');
    await app.close();
  });

  it.each([
    ['this machine while the site has no public address', {}, {}, '127.0.0.1', 200],
    [
      'not this machine when it has one: a proxy runs there',
      { isPublic: true },
      {},
      '127.0.0.1',
      404,
    ],
    ['not a proxy on this machine', {}, { 'x-forwarded-for': '1.1.1.1' }, '127.0.0.1', 404],
    ['not another machine', {}, {}, '10.1.1.1', 404],
    [
      'who has the token',
      { metricsToken: 't0ken' },
      { authorization: 'Bearer t0ken' },
      '8.8.8.8',
      200,
    ],
    [
      'not who has another',
      { metricsToken: 't0ken' },
      { authorization: 'Bearer x' },
      '8.8.8.8',
      404,
    ],
    ['not who has none, from wherever', { metricsToken: 't0ken' }, {}, '127.0.0.1', 404],
  ])('answers %s', async (_rule, options, headers, remoteAddress, expected) => {
    const app = serve(options);
    const answer = await app.inject({ url: '/pf/metrics', headers, remoteAddress });
    expect(answer.statusCode).toBe(expected);
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.close();
  });
});

describe('A site with an https address', () => {
  it('says in every answer that it is asked by nothing else: pages made and ready, blocks, files, faults', async () => {
    const app = serve({
      isHttps: true,
      editor: async (scope) => {
        scope.get('/pf/editor/raw', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).end();
        });
      },
    });
    const fragment = '/pf/api/v3/fragment/page/a?uri=/front';
    for (const url of [
      '/front',
      '/front',
      fragment,
      fragment,
      '/pf/dist/css/base.css',
      '/pf/dist/none.js',
      '/pf/api/v3/content/fetch/none',
      '/pf/health',
      '/pf/editor/raw',
      `/${'x'.repeat(5000)}`,
    ]) {
      const { headers } = await app.inject(url);
      expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
    }
    await app.close();
  });

  it('without one, says nothing of it', async () => {
    const app = serve();
    expect((await app.inject('/front')).headers).not.toHaveProperty('strict-transport-security');
    await app.close();
  });
});
