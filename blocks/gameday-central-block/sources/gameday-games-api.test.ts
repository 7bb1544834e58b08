import { setFusion } from '../../../mocks/fusion/state';
import source from './gameday-games-api';

const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

beforeEach(() => setFusion({ environment: { STATS_BASE: 'http://stats.test' } }));
afterEach(() => {
  jest.restoreAllMocks();
  setFusion();
});

function answer(statusOf: (url: string) => number): string[] {
  const asked: string[] = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  global.fetch = ((url: string) => {
    asked.push(url);
    const status = statusOf(url);
    return Promise.resolve({
      ok: status === 200,
      status,
      headers: new Headers(),
      json: () => Promise.resolve([]),
    });
  }) as unknown as typeof fetch;
  return asked;
}

it('asks once for each league, without plays', async () => {
  const asked = answer(() => 200);
  await expect(source.fetch!({}, tools)).resolves.toEqual([]);
  expect(asked).toHaveLength(5);
  expect(asked[0]).toBe('http://stats.test/statsinc/stats-query/baseball/mlb?teamId=246');
});

it('leaves out a league that fails, and fails when all do', async () => {
  answer((url) => (url.includes('nhl') ? 503 : 200));
  await expect(source.fetch!({}, tools)).resolves.toEqual([]);
  answer(() => 503);
  await expect(source.fetch!({}, tools)).rejects.toThrow('503');
});
