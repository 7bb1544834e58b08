import type { League } from './game';
import type { StandingsTeam } from './standings';

export interface StandingsColumn {
  /** `Pct.` */
  label: string;
  /** In full: `Winning percentage`. */
  title: string;
  valueOf: (team: StandingsTeam) => string;
}

const WINS: StandingsColumn = {
  label: 'W',
  title: 'Wins',
  valueOf: ({ record }) => String(record.wins),
};
const LOSSES: StandingsColumn = {
  label: 'L',
  title: 'Losses',
  valueOf: ({ record }) => String(record.losses),
};
const TIES: StandingsColumn = {
  label: 'T',
  title: 'Ties',
  valueOf: ({ record }) => (record.ties === null ? '' : String(record.ties)),
};
const OVERTIME_LOSSES: StandingsColumn = { ...TIES, label: 'OTL', title: 'Overtime losses' };
const GAMES: StandingsColumn = {
  label: 'GP',
  title: 'Games played',
  // Only of leagues whose records have three numbers.
  valueOf: ({ record: { wins, losses, ties } }) =>
    ties === null ? '' : String(wins + losses + ties),
};
const PERCENTAGE: StandingsColumn = {
  label: 'Pct.',
  title: 'Winning percentage',
  valueOf: ({ percentage }) => percentage,
};
const GAMES_BACK: StandingsColumn = {
  label: 'GB',
  title: 'Games back',
  valueOf: ({ gamesBack }) => gamesBack,
};
const POINTS: StandingsColumn = {
  label: 'Pts.',
  title: 'Points',
  valueOf: ({ points }) => points,
};
const STREAK: StandingsColumn = {
  label: 'Strk.',
  title: 'Streak',
  valueOf: ({ streak }) => streak,
};

const COLUMNS: Record<League, readonly StandingsColumn[]> = {
  nfl: [WINS, LOSSES, TIES, PERCENTAGE, STREAK],
  mlb: [WINS, LOSSES, PERCENTAGE, GAMES_BACK, STREAK],
  nba: [WINS, LOSSES, PERCENTAGE, GAMES_BACK, STREAK],
  nhl: [GAMES, WINS, LOSSES, OVERTIME_LOSSES, POINTS, STREAK],
  mls: [GAMES, WINS, LOSSES, TIES, POINTS, STREAK],
};

/** What a league's standings say of a team, as newspapers print them. */
export function standingsColumns(league: League): readonly StandingsColumn[] {
  return COLUMNS[league];
}
