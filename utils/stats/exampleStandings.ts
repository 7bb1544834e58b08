import type { League } from './game';
import type { Outcome, Standings, StandingsTeam } from './standings';

type Row = readonly [
  teamId: number,
  nickname: string,
  abbreviation: string,
  wins: number,
  losses: number,
  ties: number,
  points: string,
];

const TABLES: Record<League, Record<string, readonly Row[]>> = {
  nfl: {
    'NFC East': [
      [354, 'Eagles', 'PHI', 8, 2, 0, ''],
      [336, 'Cowboys', 'DAL', 6, 4, 0, ''],
      [363, 'Commanders', 'WAS', 5, 5, 0, ''],
      [351, 'Giants', 'NYG', 2, 7, 1, ''],
    ],
    'NFC North': [
      [334, 'Bears', 'CHI', 7, 3, 0, ''],
      [341, 'Lions', 'DET', 6, 4, 0, ''],
      [342, 'Packers', 'GB', 5, 5, 0, ''],
      [348, 'Vikings', 'MIN', 4, 6, 0, ''],
    ],
  },
  mlb: {
    'NL East': [
      [246, 'Phillies', 'PHI', 95, 67, 0, ''],
      [245, 'Mets', 'NYM', 89, 73, 0, ''],
      [239, 'Braves', 'ATL', 84, 78, 0, ''],
      [226, 'Marlins', 'MIA', 71, 91, 0, ''],
      [252, 'Nationals', 'WSH', 66, 96, 0, ''],
    ],
  },
  nba: {
    Atlantic: [
      [2, 'Celtics', 'BOS', 11, 4, 0, ''],
      [20, 'Sixers', 'PHI', 9, 6, 0, ''],
      [18, 'Knicks', 'NYK', 9, 6, 0, ''],
      [17, 'Nets', 'BKN', 5, 10, 0, ''],
      [28, 'Raptors', 'TOR', 4, 11, 0, ''],
    ],
  },
  nhl: {
    Metropolitan: [
      [4965, 'Hurricanes', 'CAR', 14, 5, 1, '29'],
      [4968, 'Flyers', 'PHI', 11, 7, 3, '25'],
      [4972, 'Penguins', 'PIT', 10, 8, 2, '22'],
    ],
  },
  mls: {
    Eastern: [
      [20289, 'Union', 'PHI', 19, 8, 7, '64'],
      [20290, 'Crew', 'CLB', 17, 10, 7, '58'],
      [20291, 'Red Bulls', 'RBNY', 14, 12, 8, '50'],
    ],
  },
};

/** As the streaks have it: a win, a loss, three wins, three losses. */
const LAST_FIVES: readonly Outcome[][] = [
  ['W', 'W', 'T', 'L', 'W'],
  ['L', 'W', 'L', 'W', 'L'],
  ['L', 'L', 'W', 'W', 'W'],
  ['W', 'W', 'L', 'L', 'L'],
];

/** Standings of a league for states and tests. */
export function exampleStandings(league: League): Standings {
  return {
    league,
    groups: Object.entries(TABLES[league]).map(([name, rows]) => ({
      name,
      teams: rows.map((row, index) => teamOf(row, rows[0] ?? row, index)),
    })),
  };
}

function teamOf(row: Row, [, , , bestWins, bestLosses]: Row, index: number): StandingsTeam {
  const [teamId, nickname, abbreviation, wins, losses, ties, points] = row;
  const share = (wins + ties / 2) / (wins + losses + ties);
  const back = (bestWins - wins + losses - bestLosses) / 2;
  return {
    teamId,
    location: '',
    nickname,
    abbreviation,
    record: { wins, losses, ties },
    percentage: share.toFixed(3).replace(/^0/, ''),
    gamesBack: back === 0 ? '—' : String(back).replace('.5', '½'),
    points,
    streak: index % 2 === 0 ? `W${index + 1}` : `L${index}`,
    lastFive: LAST_FIVES[index % LAST_FIVES.length] ?? [],
  };
}
