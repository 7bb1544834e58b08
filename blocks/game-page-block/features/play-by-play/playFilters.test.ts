import { exampleGame } from '../../../../utils/stats/exampleGames';
import type { Game, Play } from '../../../../utils/stats/game';
import { LATEST, MAX_PERIODS, playFilters } from './playFilters';

const base = exampleGame('football', 'final');
const [first] = base.plays;
const play = (part: Partial<Play> = {}): Play => ({
  ...first!,
  kind: 'other',
  place: null,
  period: 1,
  ...part,
});
const game = (plays: Play[], status: 'final' | 'in-progress' = 'final'): Game => ({
  ...exampleGame('football', status),
  plays,
});
const live = 'in-progress';
const valuesOf = (of: Game) =>
  Object.fromEntries(
    playFilters(of).map(({ name, choices }) => [name, choices.map(({ value }) => value)]),
  );

describe('what plays can be chosen by', () => {
  it.each<[string, Game, Record<string, string[]>]>([
    ['nothing that makes no difference', game([play(), play()]), {}],
    [
      'kinds that there are',
      game([play({ kind: 'score' }), play({ kind: 'penalty' })]),
      { kind: ['all', 'score', 'penalty'] },
    ],
    [
      'teams where both have plays',
      game([play({ place: 'home' }), play({ place: 'away' })]),
      { team: ['all', 'away', 'home'] },
    ],
    ['no team where only one has', game([play({ place: 'home' })]), {}],
    [
      'periods where there is more than one',
      game([play(), play({ period: 2 })]),
      { period: ['all', '1', '2'] },
    ],
    [
      'the latest of a long game',
      game(Array.from({ length: LATEST + 1 }, () => play())),
      { kind: ['latest', 'all'] },
    ],
    [
      'all from the first play on while it goes on',
      game([play({ place: 'home' })], live),
      { kind: ['all'], team: ['all', 'home'], period: ['all', '1'] },
    ],
    [
      'no team of which nobody says whose plays they are',
      game([play()], live),
      { kind: ['all'], period: ['all', '1'] },
    ],
    [
      'as many periods as there is a style for',
      game([play(), play({ period: MAX_PERIODS })]),
      { period: ['all', '1', String(MAX_PERIODS)] },
    ],
    ['no periods beyond', game([play(), play({ period: MAX_PERIODS + 1 })]), {}],
  ])('is %s', (_rule, of, values) => {
    expect(valuesOf(of)).toEqual(values);
  });

  it.each([
    ['football', ['Scoring', 'Turnovers', 'Penalties', 'Substitutions']],
    ['baseball', ['Scoring', 'Double plays and errors', 'Penalties', 'Changes']],
    ['basketball', ['Scoring', 'Turnovers', 'Fouls', 'Substitutions']],
    ['hockey', ['Goals', 'Turnovers', 'Penalties', 'Substitutions']],
    ['soccer', ['Goals', 'Turnovers', 'Cards and fouls', 'Substitutions']],
  ] as const)('is named as people of %s say', (sport, names) => {
    const kinds = ['score', 'turnover', 'penalty', 'substitution'] as const;
    const [kind] = playFilters({
      ...exampleGame(sport, 'final'),
      plays: kinds.map((each) => play({ kind: each })),
    });
    expect(kind?.legend).toBe('Kind');
    expect(kind?.choices.map(({ label }) => label)).toEqual(['All plays', ...names]);
  });

  it('is named by team and period', () => {
    const filters = playFilters(
      game([play({ place: 'home' }), play({ place: 'away', period: 2 })]),
    );
    expect(
      filters.map(({ legend, choices }) => [legend, ...choices.map(({ label }) => label)]),
    ).toEqual([
      ['Team', 'Both teams', base.away.nickname, base.home.nickname],
      ['Period', 'Whole game', '1st', '2nd'],
    ]);
  });

  it('begins with the latest, which is the last of a game that is over', () => {
    const long = Array.from({ length: LATEST + 1 }, () => play());
    const first = (of: Game) => playFilters(of)[0]?.choices[0]?.label;
    expect([first(game(long, live)), first(game(long))]).toEqual(['Latest', 'Last plays']);
  });
});
