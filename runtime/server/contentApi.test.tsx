import { openTestSite } from './testing/openTestSite';

const { site, get } = openTestSite();

afterAll(() => site.app.close());

describe('the content API', () => {
  it.each([
    ['/pf/api/v3/content/fetch/story?query={"id":"5"}', 200],
    ['/pf/api/v3/content/fetch/story?query={"id":"gone"}', 404],
    ['/pf/api/v3/content/fetch/story?query={bad', 400],
    ['/pf/api/v3/content/fetch/story?query=[1]', 400],
    ['/pf/api/v3/content/fetch/story?query={}&filter={a', 400],
    ['/pf/api/v3/content/fetch/none', 404],
    ['/pf/api/v3/content/fetch/secret', 404],
    ['/pf/api/v3/content/fetch/constructor', 404],
    ['/pf/api/v3/content/fetch/hung', 503],
  ])('%s answers %i', async (url, status) => {
    expect((await get(encodeURI(url))).statusCode).toBe(status);
  });

  it.each([
    [299, 503],
    [404.5, 503],
    [0, 503],
    [403, 403],
    [499, 499],
    [500, 503],
    [502, 503],
  ])('answers what a source throws with status %d with %i', async (thrown, status) => {
    const { statusCode } = await fetched('story', `?query={"id":"status ${thrown}"}`);
    expect(statusCode).toBe(status);
  });

  const fetched = (name: string, query = '', headers = {}) =>
    get(encodeURI(`/pf/api/v3/content/fetch/${name}${query}`), headers);

  it('gives what a source says of a query, and how old it is', async () => {
    site.clearCaches();
    const query = '?query={"id":"8","other":"x"}';
    const first = await fetched('story', query);
    expect(first.json()).toEqual({ _id: '8', title: 'Story 8' });
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control':
        'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=259200',
      'cache-tag': 'site:site,content:8',
      'x-broadsheet-content': 'fetched',
    });
    const again = await fetched('story', query, { 'if-none-match': first.headers['etag'] });
    expect([again.statusCode, again.headers['x-broadsheet-content']]).toEqual([304, 'fresh']);
  });

  it('gives nothing to keep of what a source does not keep', async () => {
    const { headers, json } = await fetched('value');
    expect([headers['cache-control'], json()]).toEqual(['no-store', { n: 1 }]);
  });

  it('gives the part that a filter names', async () => {
    const { json } = await fetched('story', '?query={"id":"8"}&filter={title}');
    expect(json()).toEqual({ title: 'Story 8' });
  });

  it.each([
    ['none', '', 404, 'There is no content source "none".'],
    ['story', '?query={"id":"gone"}', 404, 'The source has nothing for this query.'],
    ['story', '?query={bad', 400, /^query is not JSON: /],
    ['story', '?query=[1]', 400, 'query must be a JSON object'],
    ['story', '?query=null', 400, 'query must be a JSON object'],
    ['hung', '', 503, 'The source can’t be asked now. Please ask again later.'],
  ])('says of %s%s with %i: %s', async (name, query, status, message) => {
    const { statusCode, json, headers } = await fetched(name, query);
    expect([statusCode, json()]).toEqual([
      status,
      { message: message instanceof RegExp ? expect.stringMatching(message) : message },
    ]);
    expect(headers['retry-after']).toBe(status === 503 ? '10' : undefined);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says where something has moved to', async () => {
    const { statusCode, headers, json } = await fetched('story', '?query={"id":"moved"}');
    expect([statusCode, headers['location'], headers['cache-control'], json()]).toEqual([
      301,
      '/new',
      'no-store',
      { message: 'The source does not answer this query.' },
    ]);
  });

  it.each(['none', 'secret'])('says that there is no source "%s"', async (name) => {
    expect((await get(`/pf/api/v3/content/fetch/${name}`)).json()).toMatchObject({
      message: `There is no content source "${name}".`,
    });
  });

  it('refuses addresses that are too long, and bodies that are sent to nowhere', async () => {
    expect((await get(`/pf/api/v3/content/fetch/story?query=${'x'.repeat(5000)}`)).statusCode).toBe(
      414,
    );
    const posted = await site.app.inject({
      method: 'POST',
      url: '/anything',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(1_100_000)),
    });
    expect(posted.statusCode).toBe(404);
  });
});
