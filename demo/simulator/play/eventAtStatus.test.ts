import { simulateGame } from './simulateGame';
import { exampleFixture } from './testing/exampleFixture';
import { eventAt } from './eventAt';
import { SPORTS, eachEvent, seenOf } from './testing/seenGames';

describe.each(SPORTS)('at every moment of a game of %s', (sport) => {
  const games = seenOf(sport);

  it('the status goes only where it may', () => {
    const allowed: Record<string, string[]> = {
      'Pre-Game': ['In-Progress', 'Delayed', 'Postponed', 'Canceled'],
      'In-Progress': ['Delayed', 'Final'],
      Delayed: ['In-Progress', 'Suspended'],
      Suspended: ['In-Progress'],
      Final: ['Vacated by Both Teams'],
    };
    for (const { timeline } of games) {
      const statuses = timeline.frames.map(({ at }) => {
        const moment = new Date(Number.isFinite(at) ? at : 0);
        return eventAt(timeline, moment, { pbp: false, driveCharts: false, box: true }).eventStatus
          .name;
      });
      expect(statuses[0]).toBe('Pre-Game');
      const wrong = statuses.filter((status, index) => {
        const before = statuses[index - 1] ?? 'Pre-Game';
        return before !== status && !allowed[before]?.includes(status);
      });
      expect(wrong).toEqual([]);
    }
  });

  it('timeouts are within bounds, and only halftime and overtime bring new ones', () => {
    const most = { baseball: 0, basketball: 7, football: 3, hockey: 1, soccer: 1 }[sport];
    eachEvent(games, ({ teams, eventStatus }, previous, { timeline }) => {
      if (timeline.plays.length === 0) return;
      for (const [index, { timeoutsLeft }] of teams.entries()) {
        expect(timeoutsLeft).toBeGreaterThanOrEqual(0);
        expect(timeoutsLeft).toBeLessThanOrEqual(most);
        if (previous?.eventStatus.period !== eventStatus.period) continue;
        expect(timeoutsLeft).toBeLessThanOrEqual(previous?.teams[index]?.timeoutsLeft ?? most);
      }
    });
  });

  it('the clock of a period runs one way', () => {
    eachEvent(games, ({ eventStatus: status }, previous) => {
      const before = previous?.eventStatus;
      if (!before?.period || before.period !== status.period) return;
      const passed = (status.minutes - before.minutes) * 60 + status.seconds - before.seconds;
      expect(sport === 'soccer' ? passed : -passed).toBeGreaterThanOrEqual(0);
    });
  });
});

describe('the start of a game', () => {
  const start = new Date('2026-11-22T18:00:00Z');
  const at = (timeKnownAt: Date | null, now: string) => {
    const fixture = { ...exampleFixture('football', 17, 'regular'), start, timeKnownAt };
    const timeline = simulateGame(fixture);
    return eventAt(timeline, new Date(now), { pbp: false, driveCharts: false, box: false })
      .startDate[0];
  };

  it.each([
    ['has no hour before that is known', new Date('2026-11-16'), '2026-11-15', true],
    [
      'has its hour from the moment that it is known',
      new Date('2026-11-16'),
      '2026-11-16',
      undefined,
    ],
    ['has its hour where it was never open', null, '2026-11-01', undefined],
  ])('%s', (_rule, timeKnownAt, now, isTba) => {
    const date = at(timeKnownAt, now);
    expect(date?.isTba).toBe(isTba);
    expect(date?.full).toBe(isTba ? '2026-11-22' : '2026-11-22T13:00:00');
  });
});
