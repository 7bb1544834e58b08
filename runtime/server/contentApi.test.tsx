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
