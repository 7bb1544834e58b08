import { crawl } from './crawl';
import { listedTwice } from './listedTwice';
import { setClock } from './simulatedGames';

/** Addresses that are alike and without end: days of calendars, games, pages of lists. */
function kindOf(path: string): string | null {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const game = pathname.replace(/\/gamedaycentral\/\d+$/, '/gamedaycentral/*');
  const names = [...searchParams.keys()].join();
  return game !== pathname || names !== '' ? `${game}?${names}` : null;
}

it('every link of the first edition leads somewhere, and on; no page lists a story twice, or itself', async () => {
  await setClock();
  const twice: Record<string, string[]> = {};
  const { visited, faults } = await crawl('/', {
    kindOf,
    most: 4,
    onPage: (path, html) => {
      const found = listedTwice(path, html);
      if (found.length > 0) twice[path] = found;
    },
  });
  expect(faults).toEqual([]);
  expect(twice).toEqual({});
  expect(visited.length).toBeGreaterThan(600);
}, 300_000);

it('the crawl sees what is wrong: an address that is not there, a story in two blocks', async () => {
  const { faults } = await crawl('/no-such-page', { kindOf: () => '', most: 0 });
  expect(faults).toEqual([{ to: '/no-such-page', on: '/no-such-page', why: 'answers 404' }]);
  const list = (block: string) => `<ul data-block="${block}"><li><a href="/a.html">A</a></li></ul>`;
  expect(listedTwice('/', `<main>${list('one')}${list('two')}</main>`)).toEqual([
    '/a.html: one, two',
  ]);
  expect(listedTwice('/a.html', `<main>${list('one')}</main>`)).toEqual(['/a.html: one']);
});
