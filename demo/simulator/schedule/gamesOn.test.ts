import { isOn, numberOf } from '../../../services/stats/wire';
import fc from 'fast-check';
import { createRandom } from '../../random';
import { eventOf, isKnown } from '../eventOf';
import type { SportEvent } from '../../../services/stats/SportEvent';
import { timelineOf } from '../timelineOf';
import { dayNumber, dayOf, writeDay } from '../../../services/stats/days';
import { findGame, gamesOn } from './gamesOn';
import { LOCAL_TEAMS } from '../../../services/stats/localTeams';
import { HOUR, isHourly, MINUTE, type ScheduledGame } from './ScheduledGame';

// Hundreds of games are played in here.
const NO_DETAILS = { pbp: false, driveCharts: false, box: false };
const FIRST = dayNumber(2026, 11, 7);
const WINDOW = Array.from({ length: 36 }, (_, index) => FIRST + index);
const windowGames = WINDOW.flatMap((day) => gamesOn(day));
const anyDay = fc.integer({ min: dayNumber(2000, 1, 1), max: dayNumber(2099, 12, 31) });

/** When a game is played, by its simulation; null for one that never is. */
function playedFrom(game: ScheduledGame): { from: number; to: number } | null {
  const { frames } = timelineOf(game);
  const from = frames.find(({ status }) => status === 'In-Progress')?.at;
  const to = frames.find(({ status }) => status === 'Final')?.at;
  return from === undefined || to === undefined ? null : { from, to };
}

/** Whether one of the five teams is playing at the moment, by the simulation. */
function isAnyLive(now: Date): boolean {
  const day = dayOf(now);
  return [day - 1, day, day + 1]
    .flatMap(gamesOn)
    .filter(({ start }) => start <= now && now.getTime() - start.getTime() < 6 * HOUR)
    .some((game) => {
      const frame = timelineOf(game).frames.findLast(({ at }) => at <= now.getTime());
      return frame?.status === 'In-Progress';
    });
}

describe('at every moment', () => {
  it('one of the five teams is playing: at 500 random instants of a year', () => {
    const random = createRandom('instants of a year');
    const begin = Date.UTC(2026, 6, 1);
    for (let count = 0; count < 500; count += 1) {
      const now = new Date(begin + random.whole(0, 365 * 24 * 3600) * 1000);
      if (!isAnyLive(now)) throw new Error(`nobody plays at ${now.toISOString()}`);
    }
  });

  it('also in the nights in which the clocks change', () => {
    for (const night of ['2027-03-14', '2026-11-01']) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
        const now = new Date(Date.parse(`${night}T00:00:00Z`) + minutes * MINUTE);
        expect([now.toISOString(), isAnyLive(now)]).toEqual([now.toISOString(), true]);
      }
    }
  });
});

describe('the schedule', () => {
  it('is valid on any day of the century', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const games = gamesOn(day);
        expect(new Set(games.map(({ eventId }) => eventId)).size).toBe(games.length);
        for (const game of games) {
          expect(findGame(game.eventId)).toEqual(game);
          expect(game.home.teamId).not.toBe(game.away.teamId);
          expect([game.home, game.away]).toContain(game.local.team);
          expect(Number.isNaN(game.start.getTime())).toBe(false);
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it.each(LOCAL_TEAMS.map((local) => [local.key, local] as const))(
    'has games of %s every day or two, at home and away',
    (_key, local) => {
      const games = windowGames.filter((game) => game.local === local);
      const places = new Set(games.map(({ home }) => home === local.team));
      expect(places.size).toBe(2);
      for (let day = FIRST; day < FIRST + 34; day += 1) {
        expect(games.some((game) => game.day === day || game.day === day + 1)).toBe(true);
      }
    },
  );

  it('lets no team play two games at the same time', () => {
    for (const local of LOCAL_TEAMS) {
      const spans = windowGames
        .filter((game) => game.local === local && !game.resume)
        .map(playedFrom)
        .filter((span) => span !== null)
        .sort((a, b) => a.from - b.from);
      for (const [index, span] of spans.slice(1).entries()) {
        expect(span.from).toBeGreaterThanOrEqual(spans[index]?.to ?? 0);
      }
    }
  });

  it('knows no game by an id that it never gave', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 99_999_999 }), (eventId) => {
        const game = findGame(eventId);
        if (game) expect(game.eventId).toBe(eventId);
      }),
      { numRuns: 300 },
    );
    expect(findGame(Number.MAX_SAFE_INTEGER)).toBeNull();
  });
});

describe('what can happen to a game happens within five weeks', () => {
  const events = new Map<string, SportEvent>();
  /** Every event at some moments around its start. */
  beforeAll(() => {
    for (const game of windowGames.filter((one) => !isHourly(one))) {
      for (const hours of [-400, 0.5, 1.5, 2.5, 4, 24, 48]) {
        const now = new Date(game.start.getTime() + hours * HOUR);
        const event = eventOf(game, now, NO_DETAILS);
        events.set(`${game.eventId} ${hours}`, event);
      }
    }
  });

  const some = (condition: (event: SportEvent) => boolean) => [...events.values()].some(condition);

  it.each([
    'Pre-Game',
    'In-Progress',
    'Final',
    'Postponed',
    'Suspended',
    'Canceled',
    'Vacated by Both Teams',
    'Delayed',
  ])('%s', (name) => {
    expect(some(({ eventStatus }) => eventStatus.name === name)).toBe(true);
  });

  const oddities: [string, (event: SportEvent) => boolean][] = [
    [
      'a doubleheader',
      ({ isDoubleheader, isDoubleHeader }) => isOn(isDoubleheader ?? isDoubleHeader),
    ],
    ['a make-up that has a date', ({ makeupDate }) => makeupDate !== null],
    ['a suspended game that resumes', ({ suspendedResumeDate }) => suspendedResumeDate !== null],
    ['a time to be announced', ({ startDate }) => startDate[0]?.isTba === true],
    ['a shootout', ({ eventStatus }) => isOn(eventStatus.isShootout)],
    ['extra innings', ({ eventStatus }) => numberOf(eventStatus.inning) > 9],
    ['a film of the game', ({ liveStream }) => liveStream !== null],
    ['a picture', ({ imgUrl }) => imgUrl !== null],
    ['a word of the editors', ({ editorial }) => editorial !== null],
    [
      'a game in the West that begins on the day before, by UTC on the day after',
      ({ startDate: [local, utc] }) =>
        local?.date !== utc?.date && (numberOf(utc?.hour) - numberOf(local?.hour) + 24) % 24 >= 7,
    ],
  ];
  it.each(oddities)('%s', (_name, condition) => {
    expect(some(condition)).toBe(true);
  });

  it('overtime, in every sport that has it', () => {
    const courses = windowGames.map(({ course, local }) => `${course} ${local.sport}`);
    for (const sport of ['basketball', 'football', 'hockey']) {
      expect(courses).toContain(`overtime ${sport}`);
    }
  });
});

describe('rain', () => {
  it('moves a baseball game to a doubleheader against the same team on the day after', () => {
    const postponed = windowGames.filter(
      ({ course, local, isLeagueGame }) =>
        course === 'postponed' && local.sport === 'baseball' && isLeagueGame,
    );
    expect(postponed.length).toBeGreaterThan(0);
    for (const game of postponed) {
      const next = gamesOn(game.day + 1).filter(
        ({ local, isLeagueGame }) => local === game.local && isLeagueGame,
      );
      expect(next.map(({ course }) => course)).toEqual([
        'doubleheader-first',
        'doubleheader-second',
      ]);
      expect(next[0]?.start).toEqual(game.makeup);
      for (const { home, away } of next) expect([home, away]).toEqual([game.home, game.away]);
    }
  });

  it('is not known of before it comes', () => {
    const makeup = windowGames.find(({ course }) => course === 'doubleheader-first')!;
    const second = gamesOn(makeup.day).find(({ course }) => course === 'doubleheader-second')!;
    const before = new Date(makeup.knownAt!.getTime() - 3 * 24 * HOUR);
    const after = new Date(makeup.knownAt!.getTime() + MINUTE);
    expect([isKnown(makeup, before), isKnown(makeup, after)]).toEqual([false, true]);
    expect(eventOf(second, before, NO_DETAILS).isDoubleheader).toBe(false);
    expect(eventOf(second, after, NO_DETAILS).isDoubleheader).toBe(true);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('%s is %s in Philadelphia', (moment, day) => {
    expect(writeDay(dayOf(new Date(moment)))).toBe(day);
  });
});
