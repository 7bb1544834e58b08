import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game } from '../../utils/stats/game';
import { seriesGames, seriesStanding } from './features/hub-series/seriesGames';

type Series = Game['home']['series'];

function game(home: Series, away: Series, more: Partial<Game> = {}): Game {
  const base = exampleGame('baseball', 'final');
  const sides = { home: { ...base.home, series: home }, away: { ...base.away, series: away } };
  return { ...base, ...sides, ...more } as Game;
}
const { home, away } = exampleGame('baseball', 'final');
const standing = (wins: number, losses: number) => ({ wins, losses }) as NonNullable<Series>;

describe('how a series stands (widgets §3)', () => {
  it.each([
    ['of both sides', standing(2, 1), standing(1, 2), `${home.nickname} 2, ${away.nickname} 1`],
    [
      'with the one ahead first',
      standing(1, 3),
      standing(3, 1),
      `${away.nickname} 3, ${home.nickname} 1`,
    ],
    [
      'of one side, where the other says nothing',
      standing(2, 1),
      null,
      `${home.nickname} 2, ${away.nickname} 1`,
    ],
    ['of the other side alone', null, standing(2, 1), `${away.nickname} 2, ${home.nickname} 1`],
    ['not at all before its first game is over', standing(0, 0), standing(0, 0), ''],
    ['not at all where the statistics keep none', null, null, ''],
  ])('is said %s', (_how, ours, theirs, words) => {
    expect(seriesStanding([game(ours, theirs)])).toBe(words);
  });

  it('is what its newest game says', () => {
    const games = [game(standing(1, 0), null), game(standing(2, 0), null), game(null, null)];
    expect(seriesStanding(games)).toBe(`${home.nickname} 2, ${away.nickname} 0`);
    expect(seriesStanding([])).toBe('');
  });
});

describe('the games of a postseason', () => {
  it('are those with an occasion that is one, in order of time, those without a date last', () => {
    const at = (day: string) => ({
      start: { ...exampleGame('baseball', 'final').start, at: `${day}T20:00:00Z` },
    });
    const undated = {
      start: { ...exampleGame('baseball', 'final').start, at: null, localDate: null },
    } as unknown as Partial<Game>;
    const games = [
      game(null, null, { occasion: 'World Series, Game 2', ...undated }),
      game(null, null, { occasion: 'World Series, Game 1', ...at('2026-10-24') }),
      game(null, null, { occasion: 'Division Series, Game 1', ...at('2026-10-03') }),
      game(null, null, { occasion: 'Spring training', ...at('2026-03-03') }),
      game(null, null, { occasion: 'All-Star Game', ...at('2026-07-14') }),
      game(null, null, { occasion: '', ...at('2026-09-03') }),
    ];
    expect(seriesGames(games).map(({ occasion }) => occasion)).toEqual([
      'Division Series, Game 1',
      'World Series, Game 1',
      'World Series, Game 2',
    ]);
    expect(seriesGames(null)).toEqual([]);
  });
});
