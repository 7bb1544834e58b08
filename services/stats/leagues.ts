import type { LeagueName, SportName } from './SportEvent';
import { TEAMS, type LeagueTeam } from './teams';

export interface ScheduleLeague {
  sport: SportName;
  league: LeagueName;
  /** Path of the team's page (widgets §2). */
  phiTeamName: string;
  home: LeagueTeam;
  opponents: readonly LeagueTeam[];
  /** Length of a game in minutes of the clock on the wall. */
  duration: number;
  periods: number;
  /** Least and most points of one team in one period. */
  points: readonly [number, number];
  /** Eastern hours that games begin at. */
  hours: readonly number[];
  /** Whether there is a game on the day with this number (days since 1970). */
  playsOn: (day: number) => boolean;
}

function teamsOf(league: LeagueName, abbreviations: string): LeagueTeam[] {
  return abbreviations.split(' ').map((wanted) => {
    const team = TEAMS[league].find(({ abbreviation }) => abbreviation === wanted);
    if (!team) throw new RangeError(`no team ${wanted} in the ${league}`);
    return team;
  });
}

function teamOf(league: LeagueName, abbreviation: string): LeagueTeam {
  const [team] = teamsOf(league, abbreviation);
  if (!team) throw new RangeError(`no team ${abbreviation} in the ${league}`);
  return team;
}

/** The five local teams (platform §9) and whom they meet. All play all year: the edition has no season. */
export const LEAGUES: readonly ScheduleLeague[] = [
  {
    sport: 'football',
    league: 'nfl',
    phiTeamName: '/eagles',
    home: teamOf('nfl', 'PHI'),
    opponents: teamsOf('nfl', 'CHI DAL NYG WAS DET MIN'),
    duration: 190,
    periods: 4,
    points: [0, 14],
    hours: [13, 16.4, 20.25],
    playsOn: (day) => day % 7 === 3,
  },
  {
    sport: 'basketball',
    league: 'nba',
    phiTeamName: '/sixers',
    home: teamOf('nba', 'PHI'),
    opponents: teamsOf('nba', 'BOS NYK MIL MIA TOR CLE BKN'),
    duration: 145,
    periods: 4,
    points: [19, 35],
    hours: [19, 19.5, 18],
    playsOn: (day) => day % 5 === 0 || day % 5 === 2,
  },
  {
    sport: 'hockey',
    league: 'nhl',
    phiTeamName: '/flyers',
    home: teamOf('nhl', 'PHI'),
    opponents: teamsOf('nhl', 'PIT NYR NJD WSH CAR BOS'),
    duration: 150,
    periods: 3,
    points: [0, 3],
    hours: [19, 19.5, 13],
    playsOn: (day) => day % 5 === 1 || day % 5 === 4,
  },
  {
    sport: 'baseball',
    league: 'mlb',
    phiTeamName: '/phillies',
    home: teamOf('mlb', 'PHI'),
    opponents: teamsOf('mlb', 'NYM ATL WSH MIA STL'),
    duration: 165,
    periods: 9,
    points: [0, 3],
    hours: [18.75, 18.75, 13.08],
    playsOn: (day) => day % 6 !== 5,
  },
  {
    sport: 'soccer',
    league: 'mls',
    phiTeamName: '/soccer',
    home: teamOf('mls', 'PHI'),
    opponents: teamsOf('mls', 'CLB RBNY DC NE ATL'),
    duration: 115,
    periods: 2,
    points: [0, 2],
    hours: [19.5, 16],
    playsOn: (day) => day % 7 === 1 || day % 14 === 5,
  },
];
