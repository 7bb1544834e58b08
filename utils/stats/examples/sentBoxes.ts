import type { Place, Sport } from '../game';

type Sent = Record<string, unknown>;

const player = (firstName: string, lastName: string) => ({ player: { firstName, lastName } });

const shots = (made: string, attempted: number, percentage: string): Sent => ({
  made,
  attempted,
  percentage,
});

/** Of the home team; the visitors' box score is the first group alone, as feeds that lag send it. */
const PLAYERS: Record<Sport, Record<string, Sent[]>> = {
  baseball: {
    battingStats: [
      {
        ...player('Tim', 'Ellingson'),
        position: { abbreviation: '1B' },
        atBats: '4',
        runsScored: 2,
        hits: { total: 3 },
        runsBattedIn: { total: '4' },
        walks: 0,
        battingAverage: '.312',
      },
    ],
    pitchingStats: [
      {
        ...player('Sam', 'Brecken'),
        position: 'P',
        inningsPitched: '6.1',
        era: '3.41',
        decision: 'W',
      },
    ],
  },
  basketball: {
    playerStats: [
      {
        ...player('Noel', 'Arceneau'),
        position: { abbreviation: 'G' },
        minutesPlayed: '38',
        fieldGoals: shots('14', 27, '051.85'),
        freeThrows: shots('9', 10, '090.00 %'),
        rebounds: { offensive: 1, defensive: '3', total: 4 },
        assists: '11',
        plusMinus: '6',
        points: 41,
      },
    ],
  },
  football: {
    passingStats: [
      {
        ...player('Theo', 'Brannock'),
        position: { abbreviation: 'QB' },
        completions: '23',
        attempts: 33,
        yards: '251',
        touchdowns: 2,
        interceptions: 1,
      },
    ],
    defensiveStats: [{ ...player('Ray', 'Stroud'), tackles: '7', assists: 2, sacks: '1.5' }],
  },
  hockey: {
    skaterStats: [
      {
        ...player('Arvid', 'Lindgard'),
        position: { name: 'C' },
        goals: '2',
        assists: 1,
        plusMinus: 3,
        shots: { total: 7 },
        timeOnIce: { minutes: 22, seconds: '10' },
      },
    ],
    goaltenderStats: [{ ...player('Ivo', 'Renfrow'), saves: 25, savePercentage: '.926' }],
  },
  soccer: {
    fieldPlayerStats: [
      {
        ...player('Leo', 'Mbeki-Ros'),
        minutesPlayed: 90,
        goals: '1',
        shots: 5,
        foulsCommitted: '1',
      },
    ],
    goalkeeperStats: [{ ...player('Cal', 'Fennimore'), saves: '3', goalsAllowed: 1 }],
  },
};

const TEAM: Record<Sport, Sent> = {
  baseball: { leftOnBase: '7', hits: { total: 10 }, errors: 0 },
  basketball: { fieldGoals: shots('42', 74, '056.76'), rebounds: { total: '23' }, turnovers: 9 },
  football: {
    firstDowns: { total: '24' },
    totalYards: 380,
    thirdDowns: { conversions: '8', attempts: 13 },
    timeOfPossession: { minutes: 31, seconds: '29' },
  },
  hockey: { shots: '29', powerPlay: { goals: 1, opportunities: '2' }, hits: 28 },
  soccer: { possessionPercentage: '054.3', shots: '16', cornerKicks: 7 },
};

/** The box scores of both sides, in the provider's spellings. */
export function sentBoxes(sport: Sport, ids: Record<Place, number>): unknown[] {
  const [first] = Object.entries(PLAYERS[sport]);
  return [
    {
      teamId: String(ids.away),
      playerStats: first ? { [first[0]]: first[1].map(asVisitor) } : {},
      teamStats: TEAM[sport],
    },
    { teamId: ids.home, playerStats: PLAYERS[sport], teamStats: TEAM[sport] },
  ];
}

/** The same numbers under another name. */
function asVisitor(row: Sent): Sent {
  return { ...row, ...player('Casper', 'Whitlowe') };
}
