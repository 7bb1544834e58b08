import { createContentClient } from '../content/fetchContent';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';

describe('a site that has no page yet', () => {
  const pack = createTestPack({}, {});
  const site = createServer({
    pack: () => pack,
    content: createContentClient({
      sources: () => pack.sources,
      upstream: { contentBase: () => '', accessToken: () => '' },
      onError: () => undefined,
    }),
    website: 'daily',
    route: () => ({ kind: 'none' }),
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
  });
  afterAll(() => site.app.close());
  const get = (url: string) => site.app.inject(url);

  it('leads from its address to the editor', async () => {
    const { statusCode, body } = await get('/');
    expect([statusCode, body]).toEqual([
      404,
      expect.stringContaining('<h1>Nothing is published here yet.</h1>'),
    ]);
    expect(body).toContain('<a href="/pf/editor">Open the editor</a>');
  });

  it('says of any other address that nothing is there', async () => {
    const { statusCode, body } = await get('/news/');
    expect([statusCode, body]).toEqual([404, expect.stringContaining('could not be found')]);
  });
});
