import type { LeagueName, SportName } from '../../../services/stats/SportEvent';
import { TEAMS } from '../../../services/stats/teams';
import { LAST_NAMES } from './names';
import { rosterOf } from './rosterOf';

const LEAGUES: [SportName, LeagueName, number][] = [
  ['football', 'nfl', 32],
  ['basketball', 'nba', 13],
  ['hockey', 'nhl', 20],
  ['baseball', 'mlb', 24],
  ['soccer', 'mls', 18],
];

describe('the players of a team', () => {
  it.each(LEAGUES)('in %s are the same ones whenever it plays', (sport, league, count) => {
    for (const team of TEAMS[league]) {
      expect(rosterOf(team, sport)).toEqual(rosterOf({ teamId: team.teamId }, sport));
      expect(rosterOf(team, sport)).toHaveLength(count);
    }
  });

  it.each(LEAGUES)('in %s have last names that nobody else in the league has', (sport, league) => {
    const names = TEAMS[league].flatMap((team) =>
      rosterOf(team, sport).map(({ lastName }) => lastName),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[A-Z][a-z]{3,13}$/.test(name))).toBe(true);
  });

  it.each(LEAGUES)('in %s have first names and numbers of their own', (sport, league) => {
    for (const team of TEAMS[league]) {
      const roster = rosterOf(team, sport);
      expect(new Set(roster.map(({ number }) => number)).size).toBe(roster.length);
      expect(new Set(roster.map(({ name }) => name.split(' ')[0])).size).toBe(roster.length);
    }
  });

  it('have made-up names enough for the largest league, each once', () => {
    expect(new Set(LAST_NAMES).size).toBe(LAST_NAMES.length);
    expect(LAST_NAMES.length).toBeGreaterThanOrEqual(32 * 32);
  });
});

describe('the teams', () => {
  it.each([
    ['nfl', 32],
    ['nba', 30],
    ['nhl', 32],
    ['mlb', 30],
    ['mls', 30],
  ] as const)('of the %s are %i, with ids and abbreviations of their own', (league, count) => {
    const teams = TEAMS[league];
    expect(teams).toHaveLength(count);
    expect(new Set(teams.map(({ teamId }) => teamId)).size).toBe(count);
    expect(new Set(teams.map(({ abbreviation }) => abbreviation)).size).toBe(count);
    for (const team of teams) expect(Object.values(team).every(Boolean)).toBe(true);
  });

  it.each([
    ['mlb', 246, 'Phillies'],
    ['nba', 20, '76ers'],
    ['nfl', 354, 'Eagles'],
    ['nhl', 4968, 'Flyers'],
    ['mls', 20289, 'Union'],
  ] as const)('of the %s have the local team with its id of widgets §9: %i', (league, id, name) => {
    expect(TEAMS[league].find(({ teamId }) => teamId === id)?.nickname).toBe(name);
  });
});
