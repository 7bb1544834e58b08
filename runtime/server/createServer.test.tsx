import { openTestSite } from './testing/openTestSite';

const { site, upstream, get } = openTestSite();

afterAll(() => site.app.close());

describe('a page', () => {
  it('is complete HTML with its styles, marked blocks and no script of a block', async () => {
    const { statusCode, body, headers } = await get('/static');
    expect(statusCode).toBe(200);
    expect(body).toContain('<main><p data-block="test-block/plain">plain</p></main>');
    expect(body).toContain('<link rel="stylesheet" href="/pf/dist/css/page/0.1.css?d=b1"/>');
    expect(body).not.toContain('<script defer');
    expect(body).not.toContain('x-slot');
    expect(headers).toMatchObject({
      'cache-control':
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=259200',
      'cache-tag': 'site:site,document:static',
      'x-content-type-options': 'nosniff',
    });
  });

  it('goes from miss to hit, and to 304 for who has it', async () => {
    const miss = await get('/static?q=1');
    expect(miss.headers['x-broadsheet-cache']).toBe('miss');
    // How long it took stands with who waited for it.
    expect(miss.headers['server-timing']).toMatch(/^cache;desc=miss, .*dur=/);
    const hit = await get('/static?q=1');
    expect(hit.headers['x-broadsheet-cache']).toBe('hit');
    expect(hit.headers['server-timing'] ?? '').not.toContain('dur=');
    const again = await get('/static?q=1', { 'if-none-match': String(hit.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('tells other sites nothing of the gift that led to it, made anew or kept', async () => {
    site.clearCaches();
    const policyOf = async (url: string) => {
      const { headers } = await get(url);
      return [headers['x-broadsheet-cache'], headers['referrer-policy']];
    };
    expect(await policyOf('/static?gift=key')).toEqual(['miss', 'strict-origin']);
    expect(await policyOf('/static?a=1&GIFT=key')).toEqual(['miss', 'strict-origin']);
    const all = 'strict-origin-when-cross-origin';
    expect(await policyOf('/static')).toEqual(['hit', all]);
    expect(await policyOf('/static?a=2')).toEqual(['miss', all]);
    expect(await policyOf('/static?gift=key')).toEqual(['hit', 'strict-origin']);
  });

  it('says what it may use of a browser; a script need not', async () => {
    const [page, data, script] = await Promise.all([
      get('/static'),
      get('/pf/api/v3/content/fetch/none'),
      get('/pf/dist/components/combinations/3.chunk.js?d=aaaaaaaa'),
    ]);
    for (const { headers } of [page, data])
      expect(headers).toMatchObject({
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      });
    expect(script.headers['content-type']).toMatch(/^text\/javascript/);
    expect(script.headers).not.toHaveProperty('permissions-policy');
    expect(script.headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('is the newest again right after its document was published', async () => {
    await get('/static');
    expect(site.expire(['document:static'])).toBeGreaterThan(0);
    expect((await get('/static')).headers['x-broadsheet-cache']).toBe('miss');
  });

  it('says what it was made from', async () => {
    expect((await get('/story/7')).headers['cache-tag']).toBe('site:site,document:story,content:7');
  });

  it('brings islands with their data and the engine, and enhanced blocks without a wrapper', async () => {
    const { body } = await get('/');
    expect(body).toMatch(
      /<div data-block="test-block\/counter" data-island="3" data-hydrate="visible" data-node="n-counter" data-prefix="b\d+-"><button type="button">3<\/button><script type="application\/json" data-props>/,
    );
    expect(body).toContain(
      '<nav data-block="test-block/menu" data-enhance="3" data-hydrate="interaction">menu</nav>',
    );
    expect(body).toMatch(/<script defer src="\/pf\/dist\/engine\/entry.js/);
    const props = /data-props>(.*?)<\/script>/.exec(body)![1]!;
    expect(JSON.parse(props)).toMatchObject({
      component: { id: 'n-counter', type: 'test-block/counter' },
    });
  });

  it('leads on, is missing, is gone, has moved, and fails with dignity', async () => {
    expect((await get('/old')).headers['location']).toBe('/');
    const missing = await get('/nothing');
    expect([missing.statusCode, missing.body.includes('Not here')]).toEqual([404, true]);
    expect(missing.body).toContain('<meta name="robots" content="noindex"/>');
    expect((await get('/story/gone')).statusCode).toBe(404);
    const moved = await get('/story/moved');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/new']);
    upstream.isDown = true;
    const failed = await get('/story/8');
    upstream.isDown = false;
    expect([failed.statusCode, failed.body.includes('Sorry')]).toEqual([503, true]);
    expect(failed.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect((await get('/story/8')).statusCode).toBe(200);
  });

  it.each(['/%E0%A4%A', '/a%00b'])('is plain words where %s can’t be read', async (address) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.body).toBe('This address can’t be read.');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('is not taken down by blocks that throw, hang, return garbage, wait forever or are gone', async () => {
    const { statusCode, body } = await get('/bad');
    expect(statusCode).toBe(200);
    expect(body).toContain('<p data-block="test-block/plain">plain</p>');
    expect(body).toContain('<p data-block="test-block/uri">/bad</p>');
    expect(body).toContain('<p data-block="test-block/hung-source">null</p>');
    expect(body).not.toContain('throws');
    expect(body.match(/<\/main>/g)).toHaveLength(1);
    expect(body).toMatch(/<\/html>$/);
  });
});
