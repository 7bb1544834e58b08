import { DAYS_AHEAD, DAYS_BACK } from '../../services/stats/StatsQuery';
import type { SportEvent } from '../../services/stats/SportEvent';
import { LOCAL_TEAMS } from '../../services/stats/localTeams';
import { gamesAround } from './gamesAround';

const DAY = 86_400_000;
/** In the middle of four seasons. */
const NOW = new Date('2026-11-22T12:00:00Z');

/** Ms; of a game whose hour is to be announced no more is known than its day. */
const startsOf = (events: readonly SportEvent[]): number[] =>
  events.flatMap(({ startDate }) => {
    const utc = startDate.find(({ dateType, isTba }) => dateType === 'UTC' && !isTba);
    return utc ? [Date.parse(`${utc.full}Z`)] : [];
  });
const isFinal = ({ eventStatus }: SportEvent) => eventStatus.name === 'Final';

describe('games that there is something to write about', () => {
  const around = gamesAround(NOW);

  it('are those of each of the five teams in its league', () => {
    expect(around.map(({ league }) => league)).toEqual(LOCAL_TEAMS.map(({ league }) => league));
    const playing = around.filter(({ events }) => events.length > 0);
    expect(playing.length).toBeGreaterThanOrEqual(3);
  });

  it('are the last one that is final, and then those to come, by start', () => {
    for (const { events } of around) {
      const finals = events.filter(isFinal);
      expect(finals.length).toBeLessThanOrEqual(1);
      for (const start of startsOf(finals)) expect(start).toBeLessThan(NOW.getTime());
      expect(events.indexOf(finals[0]!)).toBeLessThanOrEqual(0);
      const starts = startsOf(events);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    }
  });

  it('are the one before for each team that is in its season', () => {
    const finals = around.filter(({ events }) => events.some(isFinal));
    expect(finals.map(({ league }) => league)).toEqual(
      expect.arrayContaining(['nfl', 'nba', 'nhl']),
    );
  });

  it('are of the last two weeks and of the next three', () => {
    const starts = around.flatMap(({ events }) => startsOf(events));
    expect(starts.length).toBeGreaterThan(10);
    for (const start of starts) {
      expect(start).toBeGreaterThan(NOW.getTime() - (DAYS_BACK + 1) * DAY);
      expect(start).toBeLessThan(NOW.getTime() + (DAYS_AHEAD + 2) * DAY);
    }
    const latest = Math.max(...starts);
    expect(latest).toBeGreaterThan(NOW.getTime() + (DAYS_AHEAD - 7) * DAY);
  });
});
