import { rosterOf } from '../../rosters/rosterOf';
import type { LeagueName, SportName } from '../../../../services/stats/SportEvent';
import { TEAMS } from '../../../../services/stats/teams';
import type { Course, Fixture, FixtureTeam } from '../Fixture';

const LEAGUE_OF: Record<SportName, LeagueName> = {
  baseball: 'mlb',
  basketball: 'nba',
  football: 'nfl',
  hockey: 'nhl',
  soccer: 'mls',
};

/** A game of two teams of the league, for tests. */
export function exampleFixture(sport: SportName, eventId: number, course: Course): Fixture {
  const league = LEAGUE_OF[sport];
  const teams = TEAMS[league];
  const side = (index: number): FixtureTeam => {
    const team = teams[index % teams.length];
    if (!team) throw new RangeError('a league has teams');
    const { division: _division, ...named } = team;
    return {
      ...named,
      roster: rosterOf(team, sport),
      record: { wins: 6, losses: 4, ties: 0 },
      series: null,
    };
  };
  return {
    eventId,
    sport,
    league,
    home: side(eventId),
    away: side(eventId + 1),
    start: new Date('2026-11-22T18:00:00Z'),
    timeKnownAt: null,
    course,
    outcome: null,
    makeup: new Date('2026-12-01T18:00:00Z'),
    resume: null,
    venue: { name: 'South Philadelphia Field', city: 'Philadelphia' },
    tvStations: [{ name: 'NBC10', callLetters: 'WCAU' }],
    editorial: null,
    liveStream: null,
    imgUrl: null,
  };
}
