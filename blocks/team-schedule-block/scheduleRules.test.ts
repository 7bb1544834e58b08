import fc from 'fast-check';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus, Sport } from '../../utils/stats/game';
import { scheduleDelay } from './features/team-schedule/scheduleDelay';
import { inOrder, nearGames, scheduleMonths } from './features/team-schedule/scheduleMonths';
import { scheduleRow } from './features/team-schedule/scheduleRow';

const EAGLES = 354;
const KICKOFF = Date.parse('2026-11-22T18:00:00Z');
const HOUR = 3_600_000;
const startAt = (at: string) => ({ at, isTimeTba: false, localDate: at.slice(0, 10) });

const SPORTS: Sport[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const STATUSES: GameStatus[] = [
  'pre-game',
  'in-progress',
  'delayed',
  'final',
  'postponed',
  'suspended',
  'canceled',
  'vacated',
];

describe('a row of a schedule', () => {
  it.each<[string, Game, object]>([
    [
      'a suspended game is not live',
      exampleGame('football', 'suspended'),
      { kind: 'off', text: 'Suspended, 17-14' },
    ],
    [
      'a game to come has its time',
      exampleGame('football', 'pre-game'),
      { kind: 'time', text: '1 p.m.' },
    ],
    [
      'one whose hour is open',
      exampleGame('football', 'pre-game', {
        start: { at: null, isTimeTba: true, localDate: '2026-12-06' },
      }),
      { kind: 'time', text: 'TBA' },
    ],
    [
      'a result has the own score first',
      exampleGame('football', 'final'),
      { kind: 'result', letter: 'W', score: '27-20', beyond: '' },
    ],
    [
      'a live game has score and progress',
      exampleGame('football', 'in-progress'),
      { kind: 'live', score: '17-14', label: '3rd 4:12' },
    ],
    [
      'a delayed game says so',
      exampleGame('football', 'delayed'),
      { kind: 'live', score: '17-14', label: 'Delayed' },
    ],
    [
      'a canceled game says so',
      exampleGame('football', 'canceled'),
      { kind: 'off', text: 'Canceled' },
    ],
    [
      'a postponed game says so',
      exampleGame('football', 'postponed'),
      { kind: 'off', text: 'Postponed' },
    ],
    [
      'a game that both gave up says so',
      exampleGame('football', 'vacated'),
      { kind: 'off', text: 'Vacated' },
    ],
  ])('%s', (_name, game, expected) => {
    expect(scheduleRow(game, EAGLES)?.outcome).toEqual(expected);
  });

  it.each<[boolean, boolean, string]>([
    [true, false, 'W'],
    [false, true, 'L'],
    [false, false, 'T'],
  ])('won %s, lost %s: %s', (won, lost, letter) => {
    const { home, away } = exampleGame('soccer', 'final');
    const game = exampleGame('soccer', 'final', {
      home: { ...home, isWinner: won },
      away: { ...away, isWinner: lost },
    });
    expect(scheduleRow(game, game.home.teamId)?.outcome).toMatchObject({ letter });
  });

  it('is told from the side of the team, wherever it plays', () => {
    const { home, away } = exampleGame('football', 'final');
    const row = scheduleRow(exampleGame('football', 'final', { home: away, away: home }), EAGLES);
    expect(row).toMatchObject({
      place: 'away',
      opponent: { nickname: 'Cowboys' },
      outcome: { score: '27-20' },
    });
  });

  it('has the Eastern day of the game, and no network once it is over', () => {
    const late = startAt('2026-11-24T01:15:00Z');
    expect(scheduleRow(exampleGame('football', 'pre-game', { start: late }), EAGLES)).toMatchObject(
      { weekday: 'Mon', day: '23', month: '2026-11', network: 'Fox 29' },
    );
    expect(scheduleRow(exampleGame('football', 'final'), EAGLES)?.network).toBe('');
  });

  it('links to the game’s page, and nowhere without an event id', () => {
    const game = exampleGame('football', 'final');
    expect(scheduleRow(game, EAGLES)?.href).toBe(`/eagles/gamedaycentral/${game.eventId}`);
    expect(scheduleRow({ ...game, eventId: 0 }, EAGLES)?.href).toBeNull();
  });

  it('is none for a team that does not play', () => {
    expect(scheduleRow(exampleGame('football', 'final'), 20)).toBeNull();
  });

  it('exists for every sport in every status', () => {
    for (const sport of SPORTS) {
      for (const status of STATUSES) {
        const game: Game = exampleGame(sport, status);
        expect(scheduleRow(game, game.home.teamId)).not.toBeNull();
      }
    }
  });
});

const game = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    days: fc.integer({ min: -200, max: 200 }),
    eventId: fc.integer({ min: 0, max: 10_000 }),
    dated: fc.boolean(),
  })
  .map(({ status, days, eventId, dated }): Game => {
    const at = new Date(KICKOFF + days * 24 * HOUR).toISOString();
    const start = dated ? startAt(at) : { at: null, isTimeTba: true, localDate: null };
    return { ...exampleGame('football', status), eventId, start };
  });

describe('months of a schedule', () => {
  it('hold every game once, months and days in order, those without a date last', () => {
    fc.assert(
      fc.property(fc.array(game, { maxLength: 40 }), (games) => {
        const months = scheduleMonths(games, EAGLES);
        const rows = months.flatMap((month) => month.rows);
        expect(rows).toHaveLength(games.length);
        expect(new Set(months.map(({ title }) => title)).size).toBe(months.length);
        const dated = rows.filter(({ month }) => month !== '').map(({ month }) => month);
        expect(dated).toEqual(dated.toSorted());
        expect(rows.slice(dated.length).every(({ month }) => month === '')).toBe(true);
      }),
    );
  });

  it('are named in full', () => {
    const titles = scheduleMonths(
      [
        exampleGame('football', 'final'),
        exampleGame('football', 'pre-game', { start: startAt('2027-01-02T18:00:00Z') }),
        exampleGame('football', 'pre-game', {
          start: { at: null, isTimeTba: true, localDate: null },
        }),
      ],
      EAGLES,
    ).map(({ title }) => title);
    expect(titles).toEqual(['November 2026', 'January 2027', 'Date to be announced']);
  });

  it('are cut to the last three results and the next five games, in order', () => {
    fc.assert(
      fc.property(fc.array(game, { maxLength: 40 }), (games) => {
        const near = nearGames(games);
        const over = ['final', 'canceled', 'vacated', 'postponed'];
        expect(near.filter(({ status }) => over.includes(status)).length).toBeLessThanOrEqual(3);
        expect(near.filter(({ status }) => !over.includes(status)).length).toBeLessThanOrEqual(5);
        expect(near.length).toBeGreaterThanOrEqual(Math.min(games.length, 1));
        const results = near.filter(({ status }) => over.includes(status));
        expect(inOrder(results)).toEqual(results);
      }),
    );
  });
});

describe('a schedule is asked for again', () => {
  it.each<[string, Game[] | null, number | null]>([
    ['each minute while the team plays', [exampleGame('football', 'in-progress')], 60_000],
    ['each minute while it is delayed', [exampleGame('football', 'delayed')], 60_000],
    ['every 5 minutes near a game', [exampleGame('football', 'pre-game')], 300_000],
    ['never once it is over', [exampleGame('football', 'final')], null],
    ['never without games', [], null],
    ['after 5 minutes when there was no answer', null, 300_000],
  ])('%s', (_name, games, expected) => {
    expect(scheduleDelay(games, KICKOFF - HOUR)).toBe(expected);
  });

  it('not long before a game', () => {
    expect(scheduleDelay([exampleGame('football', 'pre-game')], KICKOFF - 7 * HOUR)).toBeNull();
  });
});
