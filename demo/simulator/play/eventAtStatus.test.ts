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
