import { openTestSite } from './testing/openTestSite';

const { site, upstream, get } = openTestSite();

afterAll(() => site.app.close());

describe('live fragments', () => {
  it('are one block of a published page, with the time of the next question', async () => {
    const page = await get('/');
    expect(page.body).toContain('data-live="home/n-value" data-interval="5000"');
    upstream.value = 2;
    const { statusCode, body, headers } = await get('/pf/api/v3/fragment/home/n-value?uri=/');
    expect(statusCode).toBe(200);
    expect(body).toBe(
      '<p data-block="test-block/value" data-live="home/n-value" data-interval="5000" data-announce="value">2</p>',
    );
    expect(headers['x-broadsheet-next']).toBe('5000');
  });

  it.each(['/', '/?utm_source=letter&fbclid=7', '/?gclid=1#top', '//'])(
    'of %s are asked for by one address: the page names it',
    async (address) => {
      expect((await get(address)).body).toMatch(
        /<script defer src="[^"]+" data-uri="\/"><\/script>/,
      );
    },
  );

  it('are asked for with the parameters that choose what their page shows', async () => {
    const { body } = await get('/?b=%22&utm_medium=x&a=1');
    expect(body).toContain(' data-uri="/?a=1&amp;b=%22"></script>');
  });

  it('are answered together, in any order, and each says when to ask again', async () => {
    site.clearCaches();
    upstream.value = 6;
    const { statusCode, json, headers } = await get(
      '/pf/api/v3/fragment/home/n-value,n-often,nothing?uri=/',
    );
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(json()).toMatchObject({
      'n-often': { html: expect.stringContaining('>6<'), next: 1000 },
      'n-value': { html: expect.stringContaining('>6<'), next: 5000 },
      nothing: null,
    });
    const other = await get('/pf/api/v3/fragment/home/nothing,n-often,n-value?uri=/');
    expect(other.headers).toMatchObject({
      etag: headers['etag'],
      'x-broadsheet-cache': 'hit',
    });
  });

  it('are 24 at most', async () => {
    const many = Array.from({ length: 25 }, (_, at) => `n${at}`).join();
    const answer = await get(`/pf/api/v3/fragment/home/${many}?uri=/`);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'More than 24 blocks at once.' },
    ]);
    const most = `${many.replace(/,n24$/, '')},n0`;
    expect((await get(`/pf/api/v3/fragment/home/${most}?uri=/`)).statusCode).toBe(404);
  });

  const URL = '/pf/api/v3/fragment/home/n-value?uri=/';
  afterEach(() => {
    upstream.isValueDown = false;
  });

  it('shorten the time for which their page is kept, so that who opens it sees what is new', async () => {
    expect((await get('/')).headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=/,
    );
    expect((await get('/static')).headers['cache-control']).toMatch(
      /s-maxage=60, stale-while-revalidate=600/,
    );
  });

  it('are one question upstream for any number of readers', async () => {
    site.clearCaches();
    upstream.asked = 0;
    await Promise.all(Array.from({ length: 50 }, () => get(URL)));
    await get(URL);
    expect(upstream.asked).toBe(1);
  });

  it('are kept for 4 s, or as long as readers wait, and never served older', async () => {
    site.clearCaches();
    // What is left of them is rounded down.
    expect((await get(URL)).headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[34]$/);
    const often = '/pf/api/v3/fragment/home/n-often?uri=/';
    upstream.value = 3;
    expect((await get(often)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    upstream.value = 4;
    expect((await get(often)).body).toContain('>3<');
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await get(often)).body).toContain('>4<');
    // What was kept meanwhile holds for as much less.
    expect((await get(URL)).headers['cache-control']).toMatch(/ s-maxage=[1-4]$/);
  });

  it('answer 503 while their content can’t be had, so that readers keep what they have', async () => {
    site.clearCaches();
    upstream.isValueDown = true;
    const { statusCode, headers, json } = await get(URL);
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(json()).toEqual({ message: 'Please ask again later.' });
    upstream.isValueDown = false;
    expect((await get(URL)).statusCode).toBe(200);
  });

  it.each([
    ['/pf/api/v3/fragment/home/nothing?uri=/', 'The page has no such block.'],
    ['/pf/api/v3/fragment/other/n-value?uri=/', 'That page does not hold this block.'],
    ['/pf/api/v3/fragment/home/n-value?uri=/nothing', 'That page does not hold this block.'],
    ['/pf/api/v3/fragment/home/n-value?uri=/old', 'That page does not hold this block.'],
    ['/pf/api/v3/fragment/home/n-value?uri=/%25E0%25A4%25A', 'That page does not hold this block.'],
    ['/pf/api/v3/fragment/story/n-plain?uri=/story/gone', 'The page is gone.'],
    ['/pf/api/v3/fragment/story/n-plain?uri=/story/moved', 'The page is gone.'],
  ])('%s is not there: %s', async (url, message) => {
    const { statusCode, json, headers } = await get(url);
    expect([statusCode, json()]).toEqual([404, { message }]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('of a block that fails show nothing, and the log says which block of which page', async () => {
    const said = jest.spyOn(site.app.log, 'error').mockImplementation(() => {});
    const { statusCode, body } = await get('/pf/api/v3/fragment/bad/n-throws?uri=/bad');
    expect([statusCode, body]).toEqual([200, '']);
    expect(said.mock.calls).toEqual([
      [
        expect.objectContaining({ block: 'test-block/throws', node: 'n-throws', page: '/bad' }),
        'Block test-block/throws was left out',
      ],
    ]);
    said.mockRestore();
  });

  it('are of the front page where no page is named', async () => {
    expect((await get('/pf/api/v3/fragment/home/n-value')).statusCode).toBe(200);
  });
});
