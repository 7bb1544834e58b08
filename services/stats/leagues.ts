/** A team of the schedule. Names are those of the leagues; what they do here is invented. */
export interface ScheduleTeam {
  teamId: number;
  abbreviation: string;
  location: string;
  nickname: string;
}

export interface ScheduleLeague {
  sport: string;
  league: string;
  /** Path of the team's page (widgets §2). */
  phiTeamName: string;
  home: ScheduleTeam;
  opponents: readonly ScheduleTeam[];
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

const team = (
  teamId: number,
  abbreviation: string,
  location: string,
  nickname: string,
): ScheduleTeam => ({ teamId, abbreviation, location, nickname });

/** The five local teams (platform §9) and whom they meet. All play all year: the edition has no season. */
export const LEAGUES: readonly ScheduleLeague[] = [
  {
    sport: 'football',
    league: 'nfl',
    phiTeamName: '/eagles',
    home: team(354, 'PHI', 'Philadelphia', 'Eagles'),
    opponents: [
      team(331, 'CHI', 'Chicago', 'Bears'),
      team(336, 'DAL', 'Dallas', 'Cowboys'),
      team(351, 'NYG', 'New York', 'Giants'),
      team(363, 'WAS', 'Washington', 'Commanders'),
      team(335, 'DET', 'Detroit', 'Lions'),
      team(345, 'MIN', 'Minnesota', 'Vikings'),
    ],
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
    home: team(20, 'PHI', 'Philadelphia', '76ers'),
    opponents: [
      team(2, 'BOS', 'Boston', 'Celtics'),
      team(18, 'NYK', 'New York', 'Knicks'),
      team(15, 'MIL', 'Milwaukee', 'Bucks'),
      team(14, 'MIA', 'Miami', 'Heat'),
      team(28, 'TOR', 'Toronto', 'Raptors'),
      team(5, 'CLE', 'Cleveland', 'Cavaliers'),
      team(17, 'BKN', 'Brooklyn', 'Nets'),
    ],
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
    home: team(4968, 'PHI', 'Philadelphia', 'Flyers'),
    opponents: [
      team(4972, 'PIT', 'Pittsburgh', 'Penguins'),
      team(4965, 'NYR', 'New York', 'Rangers'),
      team(4963, 'NJD', 'New Jersey', 'Devils'),
      team(4976, 'WSH', 'Washington', 'Capitals'),
      team(4952, 'CAR', 'Carolina', 'Hurricanes'),
      team(4950, 'BOS', 'Boston', 'Bruins'),
    ],
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
    home: team(246, 'PHI', 'Philadelphia', 'Phillies'),
    opponents: [
      team(245, 'NYM', 'New York', 'Mets'),
      team(239, 'ATL', 'Atlanta', 'Braves'),
      team(253, 'WSH', 'Washington', 'Nationals'),
      team(252, 'MIA', 'Miami', 'Marlins'),
      team(248, 'STL', 'St. Louis', 'Cardinals'),
    ],
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
    home: team(20289, 'PHI', 'Philadelphia', 'Union'),
    opponents: [
      team(20290, 'CLB', 'Columbus', 'Crew'),
      team(20291, 'RBNY', 'New York', 'Red Bulls'),
      team(20292, 'DC', 'Washington', 'D.C. United'),
      team(20293, 'NE', 'New England', 'Revolution'),
      team(20294, 'ATL', 'Atlanta', 'United'),
    ],
    duration: 115,
    periods: 2,
    points: [0, 2],
    hours: [19.5, 16],
    playsOn: (day) => day % 7 === 1 || day % 14 === 5,
  },
];
