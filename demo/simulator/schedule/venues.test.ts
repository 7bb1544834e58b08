import { TEAMS } from '../../../services/stats/teams';
import { ABROAD, homeOf } from './venues';

const teams = Object.entries(TEAMS).flatMap(([league, list]) =>
  list.map((team) => ({ league, team })),
);

describe('the venues', () => {
  it('are known for every team of every league, in a zone that exists', () => {
    for (const { league, team } of teams) {
      const { name, city, timeZone } = homeOf(league as keyof typeof TEAMS, team);
      expect(name.length * city.length).toBeGreaterThan(0);
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });

  it('keep the commas of their names apart from the city', () => {
    expect(homeOf('nfl', { abbreviation: 'DAL' })).toEqual({
      name: 'AT&T Stadium',
      city: 'Arlington',
      timeZone: 'America/Chicago',
    });
    expect(ABROAD.asia.stadiums[0]).toEqual({
      name: 'Tokyo Dome',
      city: 'Tokyo',
      timeZone: 'Asia/Tokyo',
    });
  });

  it('are refused for a team that the league does not have', () => {
    expect(() => homeOf('nba', { abbreviation: 'GB' })).toThrow('no team GB in the nba');
  });
});
