import type { LeagueName } from '../../../services/stats/SportEvent';
import { TEAMS } from '../../../services/stats/teams';
import { dayNumber } from '../../../services/stats/days';
import { pairingsOf } from './pairings';
import { roundOn, seasonOf } from './seasons';

// Hundreds of games are played in here.
const LEAGUES = Object.keys(TEAMS) as LeagueName[];

describe('the rounds of a league', () => {
  it.each(LEAGUES)('%s: every team plays once in each, and meets all others', (league) => {
    const teams = TEAMS[league];
    const season = seasonOf(league, dayNumber(2026, 11, 21));
    const met = new Map<number, Set<number>>();
    const rounds = (teams.length - 1) * (league === 'mlb' ? 3 : 1);
    for (let number = 0; number < rounds; number += 1) {
      const pairings = pairingsOf(league, { season, number });
      const playing = pairings.flatMap(({ home, away }) => [home.teamId, away.teamId]);
      expect(new Set(playing).size).toBe(teams.length);
      for (const { home, away } of pairings) {
        met.set(home.teamId, (met.get(home.teamId) ?? new Set()).add(away.teamId));
        met.set(away.teamId, (met.get(away.teamId) ?? new Set()).add(home.teamId));
      }
    }
    for (const { teamId } of teams) expect(met.get(teamId)?.size).toBe(teams.length - 1);
  });

  it.each(LEAGUES)('%s: about half of them are at home', (league) => {
    const season = seasonOf(league, dayNumber(2026, 11, 21));
    for (const { teamId } of TEAMS[league]) {
      const rounds = (TEAMS[league].length - 1) * (league === 'mlb' ? 3 : 1);
      const home = Array.from({ length: rounds }, (_, number) =>
        pairingsOf(league, { season, number }).some((pairing) => pairing.home.teamId === teamId),
      ).filter(Boolean).length;
      expect(home / rounds).toBeGreaterThan(0.4);
      expect(home / rounds).toBeLessThan(0.6);
    }
  });

  it.each(LEAGUES)('%s: a season has about as many as in life, and then begins again', (league) => {
    const most = { mlb: 162, nba: 100, nhl: 100, nfl: 18, mls: 45 }[league];
    for (let day = dayNumber(2026, 1, 1); day < dayNumber(2028, 1, 1); day += 1) {
      const round = roundOn(league, day);
      if (round) {
        expect(round.number).toBeLessThan(most);
        expect(round.season).toBeLessThanOrEqual(day);
      }
    }
  });

  it('come one after the other, without a gap', () => {
    for (const league of LEAGUES) {
      const season = seasonOf(league, dayNumber(2027, 3, 1));
      let expected = 0;
      for (let day = season; seasonOf(league, day) === season; day += 1) {
        const round = roundOn(league, day);
        if (round) expect(round.number).toBe(expected++);
      }
      expect(expected).toBeGreaterThan(10);
    }
  });
});
