import fc from 'fast-check';
import { exampleGame } from './exampleGames';
import type { GameStatus, Sport } from './game';
import { winCurve } from './winCurve';

const SPORTS: Sport[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];

describe('the curve of the chances to win', () => {
  it.each(SPORTS)('%s: runs from the start to the end, where the winner has 1', (sport) => {
    const game = exampleGame(sport, 'final');
    const curve = winCurve(game)!;
    expect(curve.points[0]!.at).toBe(0);
    expect(curve.points.at(-1)).toEqual({ at: 1, home: game.home.isWinner ? 1 : 0 });
    expect(curve.isOver).toBe(true);
  });

  it.each(SPORTS)('%s: stops at the latest play while the game goes on', (sport) => {
    const curve = winCurve(exampleGame(sport, 'in-progress'))!;
    const last = curve.points.at(-1)!;
    expect(last.at).toBeLessThan(1);
    expect(last.home).toBe(curve.home);
    expect(last.home).toBeGreaterThan(0);
    expect(last.home).toBeLessThan(1);
  });

  it.each(SPORTS)('%s: never goes back in time, and marks every scoring play', (sport) => {
    const game = exampleGame(sport, 'final');
    const curve = winCurve(game)!;
    const places = curve.points.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(curve.scores.map(({ play }) => play.id)).toEqual(
      game.plays.filter(({ kind }) => kind === 'score').map(({ id }) => id),
    );
  });

  it('names the plays that changed most, the greatest first', () => {
    const { swings } = winCurve(exampleGame('football', 'final'))!;
    const sizes = swings.map(({ swing }) => Math.abs(swing));
    expect(sizes).toHaveLength(3);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('names no play that has the score of another one: of innings the last play may be the first to say it', () => {
    const game = exampleGame('baseball', 'final');
    const named = winCurve(game)!.swings.map(({ play }) => play.id);
    const plays = game.plays.map((play) => ({ ...play, kind: 'other' as const }));
    const { swings, points } = winCurve({ ...game, plays })!;
    expect(swings.map(({ play }) => play.id)).not.toEqual(named);
    for (const { play } of swings) {
      const before = game.plays[game.plays.findIndex(({ id }) => id === play.id) - 1];
      expect([play.away, play.home]).toEqual([before?.away ?? 0, before?.home ?? 0]);
    }
    expect(points.at(-1)!.home).toBe(game.home.isWinner ? 1 : 0);
  });

  it('gives overtime its room on the axis', () => {
    const { periods } = winCurve(exampleGame('hockey', 'final'))!;
    expect(periods.map(({ label }) => label)).toEqual(['1st', '2nd', '3rd', 'OT']);
    expect(periods.at(-1)!.at).toBeCloseTo(60 / 65);
  });

  it('a draw ends even', () => {
    const game = exampleGame('soccer', 'final');
    const home = { ...game.home, isWinner: false };
    const away = { ...game.away, isWinner: false };
    expect(winCurve({ ...game, home, away })!.points.at(-1)!.home).toBe(0.5);
  });

  it.each([
    ['pre-game', false],
    ['in-progress', true],
    ['delayed', true],
    ['suspended', true],
    ['final', true],
    ['postponed', false],
    ['canceled', false],
    ['vacated', false],
  ] as [GameStatus, boolean][])('of a game that is %s there is one: %s', (status, isThere) => {
    expect(winCurve(exampleGame('football', status)) !== null).toBe(isThere);
  });

  it('a game that begins has its start alone: both chances as the place makes them', () => {
    const { away, home } = exampleGame('football', 'in-progress');
    const begins = exampleGame('football', 'in-progress', {
      progress: { kind: 'periods', period: 1, clock: null, isBreak: false, isShootout: false },
      plays: [],
      away: { ...away, score: 0 },
      home: { ...home, score: 0 },
    });
    const curve = winCurve(begins)!;
    expect(curve.points).toEqual([{ at: 0, home: curve.home }]);
    expect(curve.home).toBeCloseTo(0.55, 1);
    expect(curve.scores).toEqual([]);
    expect(winCurve({ ...begins, home: { ...home, score: 7 } })).toBeNull();
    expect(winCurve({ ...begins, status: 'delayed', progress: null })).toBeNull();
    const second = { ...begins.progress, period: 2 } as typeof begins.progress;
    expect(winCurve({ ...begins, progress: second })).toBeNull();
  });

  it('there is none without plays that say the score', () => {
    const game = exampleGame('football', 'final');
    expect(winCurve({ ...game, plays: [] })).toBeNull();
    const plays = game.plays.map((play) => ({ ...play, home: null }));
    expect(winCurve({ ...game, plays })).toBeNull();
  });

  it('stays on the drawing whatever clocks and scores are', () => {
    const play = fc.record({
      period: fc.integer({ min: 1, max: 9 }),
      half: fc.constantFrom(null, 'Top' as const, 'Bottom' as const),
      clock: fc.oneof(fc.string(), fc.constantFrom('', '4:12', '93:00', '0:00', '99:99')),
      away: fc.integer({ min: -5, max: 200 }),
      home: fc.integer({ min: -5, max: 200 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...SPORTS), fc.array(play, { minLength: 1 }), (sport, parts) => {
        const base = exampleGame(sport, 'in-progress');
        const first = base.plays[0]!;
        const plays = parts.map((part, index) => ({ ...first, ...part, id: String(index) }));
        for (const { at, home } of winCurve({ ...base, plays })?.points ?? []) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(1);
          expect(home).toBeGreaterThanOrEqual(0);
          expect(home).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each<[string, number[], number[], boolean]>([
    ['from the start to the end', [1, 2, 3, 4], [11, 8, 5, 2], true],
    ['one in each period', [1, 2, 3, 4], [6], false],
    ['none in the second half', [1, 2], [11, 9, 7, 5, 3, 1], false],
  ])('is a line only where plays lie close together: %s', (_name, periods, minutes, isDrawn) => {
    const game = exampleGame('basketball', 'final');
    const [first] = game.plays;
    const plays = periods.flatMap((period) =>
      minutes.map((minute) => ({
        ...first!,
        id: `${period}-${minute}`,
        period,
        clock: `${minute}:00`,
      })),
    );
    expect(winCurve({ ...game, plays }) !== null).toBe(isDrawn);
  });

  it('is drawn with few points, and keeps the scores, however many plays there are', () => {
    const game = exampleGame('basketball', 'in-progress');
    const first = game.plays[0]!;
    const plays = Array.from({ length: 2000 }, (_, index) => ({
      ...first,
      id: String(index),
      kind: index === 777 ? ('score' as const) : ('other' as const),
    }));
    const curve = winCurve({ ...game, plays })!;
    expect(curve.points.length).toBeLessThan(250);
    expect(curve.scores).toHaveLength(1);
  });
});
