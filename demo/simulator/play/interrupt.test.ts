import type { SportName } from '../../../services/stats/SportEvent';
import { eventAt } from './eventAt';
import { simulateGame } from './simulateGame';
import { exampleFixture } from './testing/exampleFixture';

const SPORTS: SportName[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const ALL = { pbp: true, driveCharts: true, box: true };

describe.each(SPORTS)('a pause in a game of %s', (sport) => {
  // Games that have begun before they are stopped.
  const games = Array.from({ length: 12 }, (_, id) =>
    simulateGame(exampleFixture(sport, id + 1, 'delayed')),
  ).filter(({ plays }) => plays.some(({ type }) => type === 'Delay'));

  it('stops the clock where it is, and play goes on from there', () => {
    expect(games.length).toBeGreaterThan(3);
    for (const timeline of games) {
      const [stopped, resumed] = (['Delay', 'Resumption'] as const).map(
        (wanted) => timeline.plays.find(({ type }) => type === wanted)?.at ?? 0,
      );
      const statusAt = (at = 0) => {
        const { name: _name, ...rest } = eventAt(timeline, new Date(at), ALL).eventStatus;
        return { ...rest, eventStatusId: 0 };
      };
      expect(statusAt(stopped)).toEqual(statusAt((resumed ?? 0) - 1));
      expect(statusAt(resumed)).toEqual(statusAt(stopped));
      const minutes = ((resumed ?? 0) - (stopped ?? 0)) / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(28);
      expect(minutes).toBeLessThanOrEqual(95);
    }
  });

  it('says why, and how long it took', () => {
    for (const { plays } of games) {
      const [stop, go] = plays.filter(({ type }) => type === 'Delay' || type === 'Resumption');
      expect(stop?.text).toMatch(/^Play is stopped because of .+\.$/);
      expect(go?.text).toMatch(/^Play resumes after a delay of \d+ minutes\.$/);
      expect(stop?.clock).toBe(go?.clock);
    }
  });

  it('comes at no break', () => {
    for (const timeline of games) {
      const at = timeline.plays.find(({ type }) => type === 'Delay')?.at ?? 0;
      expect(eventAt(timeline, new Date(at), ALL).eventStatus.isBreak).toBe(false);
    }
  });
});
