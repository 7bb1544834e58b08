import { boardHeader } from './boardHeader';
import { exampleGame } from './exampleGames';
import type { Game, GameStart, GameStatus, Sport } from './game';
import { gamePath } from './gamePath';
import { hasScores } from './hasScores';
import { isDimmed } from './isDimmed';
import { isLive } from './isLive';
import { pollDelay } from './pollDelay';
import { resultColor } from './resultColor';
import { startLabel } from './startLabel';
import { statusName } from './statusName';
import { teamPathOf } from './teamPathOf';
import { timeoutDots } from './timeoutDots';
import { yardLine } from './yardLine';

const FOOTBALL = (status: GameStatus): Game => exampleGame('football', status);

describe('a game by its status (widgets §4, §9)', () => {
  it.each<[GameStatus, boolean, boolean, boolean, boolean, number | null, number | null]>([
    // status, live, scores, away dimmed, home dimmed, poll of the Eagles, of others (ms)
    ['pre-game', false, false, false, false, 300_000, 300_000],
    ['in-progress', true, true, false, false, 10_000, 30_000],
    ['delayed', true, true, true, true, 10_000, 30_000],
    ['suspended', true, true, true, true, 10_000, 30_000],
    ['final', false, true, true, false, null, null],
    ['postponed', false, false, false, false, null, null],
    ['canceled', false, false, true, true, null, null],
    ['vacated', false, true, false, false, null, null],
  ])('%s', (status, live, scores, awayDimmed, homeDimmed, eagles, others) => {
    const game = FOOTBALL(status);
    expect({
      live: isLive(game),
      scores: hasScores(game),
      awayDimmed: isDimmed(game, 'away'),
      homeDimmed: isDimmed(game, 'home'),
      eagles: pollDelay(game),
      others: pollDelay(exampleGame('hockey', status)),
    }).toEqual({ live, scores, awayDimmed, homeDimmed, eagles, others });
  });

  it.each<Sport>(['soccer', 'football'])('neither team of a tie steps back in %s', (sport) => {
    const game = exampleGame(sport, 'final');
    const tie = { ...game, home: { ...game.home, isWinner: false } };
    expect([isDimmed(tie, 'away'), isDimmed(tie, 'home')]).toEqual([false, false]);
  });

  it.each<[GameStatus, string]>([
    ['pre-game', 'Pre-Game'],
    ['in-progress', 'In-Progress'],
    ['vacated', 'Vacated by Both Teams'],
  ])('%s is called %s', (status, name) => {
    expect(statusName(status)).toBe(name);
  });
});

describe('timeout dots (widgets §4)', () => {
  it.each<[Sport, number | null, boolean[]]>([
    ['football', 3, [true, true, true]],
    ['football', 1, [true, false, false]],
    ['football', 0, [false, false, false]],
    ['football', 9, [true, true, true]],
    ['football', null, []],
    ['basketball', 2, [true, true, false, false, false, false, false]],
    ['hockey', 1, [true]],
    ['soccer', 0, [false]],
    ['baseball', 3, []],
  ])('%s with %p left', (sport, timeoutsLeft, dots) => {
    const game = exampleGame(sport, 'in-progress');
    expect(timeoutDots({ ...game, away: { ...game.away, timeoutsLeft } }, 'away')).toEqual(dots);
  });

  it.each<GameStatus>(['pre-game', 'delayed', 'suspended', 'final'])(
    'none in a %s game',
    (status) => {
      expect(timeoutDots(FOOTBALL(status), 'home')).toEqual([]);
    },
  );
});

describe('the header of a board (widgets §4)', () => {
  it.each<[GameStatus, ReturnType<typeof boardHeader>]>([
    [
      'pre-game',
      { isLive: false, status: 'Pre-Game', when: 'at Nov. 22, 1 p.m.', isDoubleheader: false },
    ],
    ['in-progress', { isLive: true, status: '', when: '', isDoubleheader: false }],
    ['delayed', { isLive: false, status: 'Delayed', when: '', isDoubleheader: false }],
    [
      'suspended',
      {
        isLive: false,
        status: 'Suspended',
        when: 'Resumes Nov. 29, 1 p.m.',
        isDoubleheader: false,
      },
    ],
    [
      'postponed',
      { isLive: false, status: 'Postponed', when: 'Nov. 29, 1 p.m.', isDoubleheader: false },
    ],
    ['canceled', { isLive: false, status: 'Canceled', when: '', isDoubleheader: false }],
    ['final', { isLive: false, status: 'Final', when: '', isDoubleheader: false }],
    [
      'vacated',
      { isLive: false, status: 'Vacated by Both Teams', when: '', isDoubleheader: false },
    ],
  ])('%s', (status, header) => {
    expect(boardHeader(FOOTBALL(status))).toEqual(header);
  });

  it.each<[GameStatus, string]>([
    ['delayed', 'Delayed'],
    ['suspended', 'Suspended'],
    ['vacated', 'Vacated by Both Teams'],
  ])('says no overtime of a game that is %s', (status, words) => {
    const { progress } = exampleGame('hockey', 'final');
    expect(boardHeader(exampleGame('hockey', status, { progress })).status).toBe(words);
  });

  it('says overtime and a doubleheader, and nothing of dates that are unknown', () => {
    expect(boardHeader(exampleGame('hockey', 'final')).status).toBe('Final/OT');
    expect(
      boardHeader(exampleGame('baseball', 'pre-game', { isDoubleheader: true })),
    ).toMatchObject({
      isDoubleheader: true,
    });
    const unknown = { at: null, isTimeTba: true, localDate: null };
    expect(boardHeader(exampleGame('hockey', 'pre-game', { start: unknown })).when).toBe(
      'Date TBA',
    );
    expect(boardHeader(exampleGame('baseball', 'suspended', { resumes: null })).when).toBe('');
    expect(boardHeader(exampleGame('baseball', 'postponed', { makeup: null })).when).toBe('');
  });

  it('ten innings of baseball are Final/10', () => {
    const game = exampleGame('baseball', 'final');
    const lines = [...game.away.lines, 1];
    expect(boardHeader({ ...game, away: { ...game.away, lines } }).status).toBe('Final/10');
  });
});

describe('when a game begins, AP style and Eastern time', () => {
  it.each<[string, GameStart, string]>([
    [
      'on the hour',
      { at: '2026-11-22T18:00:00Z', isTimeTba: false, localDate: null },
      'Nov. 22, 1 p.m.',
    ],
    [
      'at night, the next day in UTC',
      { at: '2026-11-23T01:20:00Z', isTimeTba: false, localDate: null },
      'Nov. 22, 8:20 p.m.',
    ],
    [
      'in summer',
      { at: '2026-07-04T17:05:00Z', isTimeTba: false, localDate: null },
      'July 4, 1:05 p.m.',
    ],
    ['at noon', { at: '2026-11-22T17:00:00Z', isTimeTba: false, localDate: null }, 'Nov. 22, noon'],
    [
      'without an hour',
      { at: '2026-11-22T17:00:00Z', isTimeTba: true, localDate: '2026-11-22' },
      'Nov. 22, time TBA',
    ],
    ['without anything', { at: null, isTimeTba: true, localDate: null }, 'Date TBA'],
  ])('%s', (_name, start, label) => {
    expect(startLabel(start)).toBe(label);
  });
});

describe('small rules', () => {
  it.each<[string, ReturnType<typeof resultColor>]>([
    ['T', 'red'],
    ['F', 'red'],
    ['S', 'red'],
    ['B', 'yellow'],
    ['H', 'blue'],
    ['I', 'blue'],
    ['Z', 'gray'],
    ['X', null],
    ['', null],
    ['constructor', null],
  ])('baseball code %p is %p (widgets §4)', (code, color) => {
    expect(resultColor(code)).toBe(color);
  });

  it.each([
    ['PHI32', 'PHI 32'],
    ['phi5', 'phi 5'],
    ['PHI 32', 'PHI 32'],
    ['50', '50'],
    ['PHI', 'PHI'],
    ['PHI32X', 'PHI32X'],
    ['', ''],
  ])('yard line %p reads %p (widgets §5)', (written, shown) => {
    expect(yardLine(written)).toBe(shown);
  });

  it.each([
    [246, 'mlb', '/phillies'],
    [20, 'nba', '/sixers'],
    [354, 'nfl', '/eagles'],
    [4968, 'nhl', '/flyers'],
    [20289, 'mls', '/soccer'],
    [354, 'mlb', ''],
    [336, 'nfl', ''],
    [0, 'nfl', ''],
  ] as const)('team %i of the %s has its pages at %p (widgets §2)', (teamId, league, path) => {
    expect(teamPathOf(teamId, league)).toBe(path);
  });

  it.each([
    ['/eagles', 123, '/eagles/gamedaycentral/123'],
    ['/soccer', 9, '/soccer/gamedaycentral/9'],
    ['/eagles', 0, null],
    ['', 123, null],
  ] as const)('game %p %i leads to %p (widgets §2)', (teamPath, eventId, path) => {
    expect(gamePath({ teamPath, eventId })).toBe(path);
  });
});
