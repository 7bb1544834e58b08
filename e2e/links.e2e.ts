import { crawl } from './crawl';
import { setClock } from './simulatedGames';

/** Addresses that are alike and without end: days of calendars, games, pages of lists. */
function kindOf(path: string): string | null {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const game = pathname.replace(/\/gamedaycentral\/\d+$/, '/gamedaycentral/*');
  const names = [...searchParams.keys()].join();
  return game !== pathname || names !== '' ? `${game}?${names}` : null;
}

it('every link of the first edition leads somewhere, and on from there', async () => {
  await setClock();
  const { visited, faults } = await crawl('/', { kindOf, most: 4 });
  expect(faults).toEqual([]);
  expect(visited.length).toBeGreaterThan(600);
}, 300_000);

it('the crawl sees what is wrong: an address that is not there', async () => {
  const { faults } = await crawl('/no-such-page', { kindOf: () => '', most: 0 });
  expect(faults).toEqual([{ to: '/no-such-page', on: '/no-such-page', why: 'answers 404' }]);
});
