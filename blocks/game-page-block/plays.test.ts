import { exampleGame } from '../../utils/stats/exampleGames';
import { driveList } from './features/drive-panel/driveList';
import { groupPlays } from './features/play-by-play/groupPlays';
import { playFilters } from './features/play-by-play/playFilters';
import { groupScoring } from './features/scoring-summary/groupScoring';
import { minuteOf } from './game/minuteOf';
import type { Sport } from '../../utils/stats/game';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];

describe('drives (widgets §4)', () => {
  const final = driveList(exampleGame('football', 'final'));
  const live = driveList(exampleGame('football', 'in-progress'));

  it('are in their order after the game, and the first is open', () => {
    expect(final.map(({ drive }) => drive.id).slice(0, 3)).toEqual(['1', '2', '3']);
    expect(final.map(({ isOpen }) => isOpen).indexOf(true)).toBe(0);
    expect(final.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('are newest first while the game is in progress, and the last is open', () => {
    expect(live.map(({ drive }) => drive.id).slice(0, 3)).toEqual(['8', '7', '6']);
    expect(live.filter(({ isOpen }) => isOpen).map(({ drive }) => drive.id)).toEqual(['8']);
  });

  it.each(['delayed', 'suspended', 'vacated'] as const)('are not reversed when %s', (status) => {
    expect(driveList(exampleGame('football', status))[0]!.drive.id).toBe('1');
  });

  it('have lines only of plays whose yard lines and text are known (widgets §5)', () => {
    const first = final[0]!;
    expect(first.lines.map(({ situation }) => situation)).not.toContain('');
    const game = exampleGame('football', 'final');
    const plays = game.plays.map((play) => ({ ...play, situation: '' }));
    const bare = driveList({ ...game, plays });
    expect(bare.every(({ lines, field }) => lines.length === 0 && field === null)).toBe(true);
  });

  it('run from their first yard line to the goal line, or as far as they went', () => {
    const [touchdown, , fieldGoal] = final;
    expect(touchdown!.field).toMatchObject({ start: 70, end: 0 });
    expect(fieldGoal!.field).toMatchObject({ start: 63, end: 11 });
    expect(touchdown!.field!.moves[0]).toMatchObject({ from: 70, to: 55 });
  });

  it('that end in a touchdown reach the goal line that their team plays to', () => {
    const { drives, ...game } = exampleGame('football', 'final');
    const [home] = drives;
    const both = (['home', 'away'] as const).map((place) => ({ ...home!, place }));
    const fields = driveList({ ...game, drives: both }).map(({ field }) => field?.end);
    expect(fields).toEqual([0, 100]);
  });

  it('say the score after them', () => {
    expect(final[0]!.score).toEqual({ away: 0, home: 7 });
  });
});

describe('play-by-play', () => {
  it.each(SPORTS)('%s: newest first while in progress, otherwise in order', (sport) => {
    const live = groupPlays(exampleGame(sport, 'in-progress')).flatMap(({ plays }) => plays);
    const over = groupPlays(exampleGame(sport, 'final')).flatMap(({ plays }) => plays);
    const { plays } = exampleGame(sport, 'final');
    expect(over).toEqual(plays);
    expect(live[0]).toEqual(exampleGame(sport, 'in-progress').plays.at(-1));
    expect(live.at(-1)).toEqual(plays[0]);
  });

  it('is by half inning in baseball, with who bats and the score', () => {
    const groups = groupPlays(exampleGame('baseball', 'final'));
    expect(groups[0]).toMatchObject({ key: '1-Top', title: 'Top of the First Inning: Mets' });
    expect(groups[1]).toMatchObject({ key: '1-Bottom', score: { away: 0, home: 2 } });
    expect(groups[1]!.title).toBe('Bottom of the First Inning: Phillies');
  });

  it('says no score above the plays where no play says that of both sides', () => {
    const game = exampleGame('basketball', 'final');
    const plays = game.plays.map((play, index) => ({
      ...play,
      [index % 2 ? 'away' : 'home']: null,
    }));
    expect(groupPlays({ ...game, plays }).map(({ score }) => score)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('has no filter that no play answers to', () => {
    const game = exampleGame('basketball', 'in-progress');
    const teamsOf = (place: 'away' | 'home' | null) =>
      playFilters({ ...game, plays: game.plays.map((play) => ({ ...play, place })) })
        .find(({ name }) => name === 'team')
        ?.choices.map(({ value }) => value);
    expect(teamsOf('home')).toEqual(['all', 'home']);
    expect(teamsOf(null)).toBeUndefined();
  });

  it.each([
    ['football', 'All plays,Scoring,Turnovers,Penalties', 'Whole game,1st,2nd,3rd,4th'],
    ['hockey', 'All plays,Goals,Penalties', 'Whole game,1st,2nd,3rd,OT'],
    ['soccer', 'All plays,Goals,Cards and fouls,Substitutions', 'Whole game,1st,2nd'],
  ] as const)('%s has filters for what there is', (sport, kinds, periods) => {
    const filters = playFilters(exampleGame(sport, 'final'));
    const labels = (name: string) =>
      filters
        .find((filter) => filter.name === name)
        ?.choices.map(({ label }) => label)
        .join();
    expect(labels('kind')).toBe(kinds);
    expect(labels('period')).toBe(periods);
    expect(labels('team')).toMatch(/^Both teams,/);
  });

  it('has no filter that makes no difference', () => {
    const game = exampleGame('football', 'final');
    const plays = game.plays.filter(
      ({ kind, period, place }) => kind === 'other' && period === 1 && place === 'home',
    );
    expect(playFilters({ ...game, plays })).toEqual([]);
  });

  it('has all filters from the first play on while the game is in progress', () => {
    const game = exampleGame('football', 'in-progress');
    const filters = playFilters({ ...game, plays: game.plays.slice(0, 1) });
    expect(filters.map(({ name }) => name)).toEqual(['kind', 'team', 'period']);
  });
});

describe('scoring', () => {
  it('is told by period, and only of periods that had some', () => {
    const groups = groupScoring(exampleGame('football', 'final'));
    expect(groups.map(({ title }) => title)).toEqual([
      'First Quarter',
      'Second Quarter',
      'Third Quarter',
      'Fourth Quarter',
    ]);
    expect(groups.flatMap(({ scores }) => scores)).toEqual(
      exampleGame('football', 'final').scoring,
    );
  });

  it.each([
    ['football', '4:12', 3, '4:12'],
    ['soccer', '23:15', 1, "24'"],
    ['soccer', '0:00', 1, "1'"],
    ['soccer', '46:10', 1, "45+2'"],
    ['soccer', '92:10', 2, "90+3'"],
    ['soccer', '45:00', 2, "45'"],
    ['soccer', 'HT', 1, 'HT'],
    ['baseball', '', 3, ''],
  ] as const)('%s writes %s of period %i as %s', (sport, clock, period, expected) => {
    expect(minuteOf({ sport }, { clock, period })).toBe(expected);
  });
});
