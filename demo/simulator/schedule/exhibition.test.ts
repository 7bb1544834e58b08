import { eventOf } from '../eventOf';
import { fixtureOf } from '../fixtureOf';
import { dayNumber, offsetAt } from '../../../services/stats/days';
import { hourlyGamesOn } from './hourlyGamesOn';
import { isPlayoff, isPreseason } from './occasions';
import type { ScheduledGame } from './ScheduledGame';
import { specialOn } from './specialOn';

const FIRST = dayNumber(2026, 1, 1);
// Every third day of a year: all weekdays, both times of the year.
const games = Array.from({ length: 120 }, (_, index) => FIRST + 3 * index).flatMap((day) => [
  ...hourlyGamesOn(day),
  ...[specialOn(day)].filter((game) => game !== null),
]);

const hourOf = ({ start, venue }: ScheduledGame) => {
  const at = start.getTime();
  return new Date(at + offsetAt(at, venue.timeZone)).getUTCHours();
};

describe('an exhibition', () => {
  it('begins from 11 a.m. until before 10 p.m. where it is played', () => {
    expect(games.length).toBeGreaterThan(300);
    expect(games.filter((game) => hourOf(game) < 11 || hourOf(game) >= 22)).toEqual([]);
  });

  it('is called one on the game’s page, or a preseason game; of the playoffs nothing is said', () => {
    for (const game of games) {
      const { editorial } = fixtureOf(game, new Map());
      if (isPlayoff(game)) {
        expect(editorial).toBeNull();
        continue;
      }
      expect(editorial?.heading).toMatch(isPreseason(game) ? /^Preseason game/ : /^Exhibition/);
      expect(editorial?.content).toMatch(/does not count in the standings/);
    }
  });

  it('is told from a league game on the wire', () => {
    const now = new Date(0);
    const none = { pbp: false, driveCharts: false, box: false };
    const [game] = games;
    expect(eventOf(game!, now, none).eventType).toEqual({
      eventTypeId: 0,
      name: 'Exhibition',
    });
    expect(eventOf({ ...game!, isLeagueGame: true }, now, none).eventType).toEqual({
      eventTypeId: 1,
      name: 'Regular Season',
    });
  });

  it('counts in no table', () => {
    expect(games.filter(({ isLeagueGame }) => isLeagueGame)).toEqual([]);
  });
});
