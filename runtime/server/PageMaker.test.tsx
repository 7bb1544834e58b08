import type { Route } from '../store/route';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

/** A site of these routes, and what its log said of faults. */
function open(route: (uri: string) => Route) {
  const { app } = createServer({ ...testOptions(createTestPack({})), route });
  const said = jest.spyOn(app.log, 'error').mockImplementation(() => {});
  return { get: (url: string) => app.inject({ url }), said, close: () => app.close() };
}

describe('where a site has no page of its own for an unknown address', () => {
  it.each([
    ['/gone', 'This page could not be found.'],
    ['/', 'Nothing is published here yet.'],
  ])('%s says in plain words: %s', async (url, words) => {
    const { get, said, close } = open(() => ({ kind: 'none' }));
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, expect.stringContaining(words)]);
    expect(said).not.toHaveBeenCalled();
    await close();
  });

  it('and where that page can’t be made, so that the log says why', async () => {
    const err = new Error('The database is away');
    const { get, said, close } = open((uri) => {
      if (uri === '/404') throw err;
      return { kind: 'none' };
    });
    const { statusCode, body } = await get('/gone');
    expect([statusCode, body]).toEqual([
      404,
      expect.stringContaining('This page could not be found.'),
    ]);
    expect(said.mock.calls).toEqual([[{ uri: '/gone', err }, 'A page could not be rendered']]);
    await close();
  });
});
