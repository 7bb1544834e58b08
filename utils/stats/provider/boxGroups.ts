import type { Sport } from '../game';
import { pair, plain, signed, time, type Printed } from './printed';

interface BoxColumn {
  label: string;
  title: string;
  of: Printed;
}

/** One table of a box score: what the provider calls the group, and the columns that it usually has. */
export interface BoxGroup {
  title: string;
  /** Keys in `playerStats`. */
  keys: readonly string[];
  columns: readonly BoxColumn[];
}

const column = (label: string, title: string, of: string | Printed): BoxColumn => ({
  label,
  title,
  of: typeof of === 'string' ? plain(of) : of,
});

const YARDS = column('YDS', 'Yards', 'yards');
const AVERAGE = column('AVG', 'Average', 'average');
const TOUCHDOWNS = column('TD', 'Touchdowns', 'touchdowns');
const LONGEST = column('LG', 'Longest', 'longest');
const INTERCEPTIONS = column('INT', 'Interceptions', 'interceptions');
const MINUTES = column('MIN', 'Minutes', time('minutesPlayed'));

const football: readonly BoxGroup[] = [
  {
    title: 'Passing',
    keys: ['passingStats'],
    columns: [
      column('C/ATT', 'Completions and attempts', pair('completions', 'attempts', '/')),
      YARDS,
      TOUCHDOWNS,
      INTERCEPTIONS,
      column('RTG', 'Passer rating', 'rating'),
    ],
  },
  {
    title: 'Rushing',
    keys: ['rushingStats'],
    columns: [column('CAR', 'Carries', 'attempts'), YARDS, AVERAGE, TOUCHDOWNS, LONGEST],
  },
  {
    title: 'Receiving',
    keys: ['receivingStats'],
    columns: [
      column('REC', 'Receptions', 'receptions'),
      column('TGT', 'Targets', 'targets'),
      YARDS,
      AVERAGE,
      TOUCHDOWNS,
      LONGEST,
    ],
  },
  {
    title: 'Defense',
    keys: ['defensiveStats'],
    columns: [
      column('TKL', 'Tackles', 'tackles'),
      column('AST', 'Assists', 'assists'),
      column('SACK', 'Sacks', 'sacks'),
      INTERCEPTIONS,
      column('FF', 'Forced fumbles', 'forcedFumbles'),
      column('FR', 'Fumbles recovered', 'fumblesRecovered'),
    ],
  },
  {
    title: 'Kicking',
    keys: ['kickingStats'],
    columns: [
      column('FG', 'Field goals', pair('fieldGoalsMade', 'fieldGoalsAttempted')),
      column('XP', 'Extra points', pair('extraPointsMade', 'extraPointsAttempted')),
      column('PTS', 'Points', 'points'),
    ],
  },
  {
    title: 'Punting',
    keys: ['puntingStats'],
    columns: [
      column('NO', 'Punts', 'punts'),
      YARDS,
      AVERAGE,
      column('IN20', 'Inside the 20', 'insideTwenty'),
    ],
  },
];

const basketball: readonly BoxGroup[] = [
  {
    title: 'Players',
    keys: ['playerStats', 'boxStats'],
    columns: [
      MINUTES,
      column('FG', 'Field goals', pair('fieldGoals.made', 'fieldGoals.attempted')),
      column(
        '3PT',
        'Three-pointers',
        pair('threePointFieldGoals.made', 'threePointFieldGoals.attempted'),
      ),
      column('FT', 'Free throws', pair('freeThrows.made', 'freeThrows.attempted')),
      column('REB', 'Rebounds', 'rebounds.total|rebounds'),
      column('AST', 'Assists', 'assists'),
      column('STL', 'Steals', 'steals'),
      column('BLK', 'Blocks', 'blockedShots'),
      column('TO', 'Turnovers', 'turnovers'),
      column('PF', 'Fouls', 'personalFouls'),
      column('+/-', 'Plus and minus', signed('plusMinus')),
      column('PTS', 'Points', 'points'),
    ],
  },
];

const baseball: readonly BoxGroup[] = [
  {
    title: 'Batting',
    keys: ['battingStats'],
    columns: [
      column('AB', 'At-bats', 'atBats'),
      column('R', 'Runs', 'runsScored'),
      column('H', 'Hits', 'hits.total|hits'),
      column('RBI', 'Runs batted in', 'runsBattedIn.total|runsBattedIn'),
      column('HR', 'Home runs', 'homeRuns.total|homeRuns'),
      column('BB', 'Walks', 'walks.total|walks'),
      column('SO', 'Strikeouts', 'strikeouts.total|strikeouts'),
      column('SB', 'Stolen bases', 'stolenBases.total|stolenBases'),
      column('AVG', 'Batting average', 'battingAverage'),
    ],
  },
  {
    title: 'Pitching',
    keys: ['pitchingStats'],
    columns: [
      column('IP', 'Innings pitched', 'inningsPitched'),
      column('H', 'Hits', 'hits.total|hits'),
      column('R', 'Runs', 'runsAllowed'),
      column('ER', 'Earned runs', 'earnedRuns'),
      column('BB', 'Walks', 'walks.total|walks'),
      column('SO', 'Strikeouts', 'strikeouts.total|strikeouts'),
      column('HR', 'Home runs', 'homeRuns.total|homeRuns'),
      column('P', 'Pitches', 'pitches'),
      column('ERA', 'Earned run average', 'era'),
    ],
  },
];

const hockey: readonly BoxGroup[] = [
  {
    title: 'Skaters',
    keys: ['skaterStats'],
    columns: [
      column('G', 'Goals', 'goals.total|goals'),
      column('A', 'Assists', 'assists.total|assists'),
      column('PTS', 'Points', 'points'),
      column('+/-', 'Plus and minus', signed('plusMinus')),
      column('SOG', 'Shots on goal', 'shots.total|shots'),
      column('PIM', 'Penalty minutes', 'penaltyMinutes'),
      column('HIT', 'Hits', 'hits'),
      column('BLK', 'Blocked shots', 'blockedShots'),
      column('FO', 'Faceoffs won and lost', pair('faceoffs.won', 'faceoffs.lost')),
      column('TOI', 'Time on ice', time('timeOnIce')),
    ],
  },
  {
    title: 'Goaltenders',
    keys: ['goaltenderStats'],
    columns: [
      column('SA', 'Shots against', 'shotsAgainst'),
      column('GA', 'Goals against', 'goalsAgainst'),
      column('SV', 'Saves', 'saves'),
      column('SV%', 'Save percentage', 'savePercentage'),
      column('TOI', 'Time on ice', time('timeOnIce')),
    ],
  },
];

const soccer: readonly BoxGroup[] = [
  {
    title: 'Players',
    keys: ['fieldPlayerStats', 'playerStats'],
    columns: [
      MINUTES,
      column('G', 'Goals', 'goals'),
      column('A', 'Assists', 'assists'),
      column('SH', 'Shots', 'shots'),
      column('SOG', 'Shots on goal', 'shotsOnGoal'),
      column('FC', 'Fouls committed', 'foulsCommitted'),
      column('FS', 'Fouls suffered', 'foulsSuffered'),
      column('YC', 'Yellow cards', 'yellowCards'),
      column('RC', 'Red cards', 'redCards'),
      column('OFF', 'Offsides', 'offsides'),
    ],
  },
  {
    title: 'Goalkeepers',
    keys: ['goalkeeperStats'],
    columns: [
      MINUTES,
      column('SV', 'Saves', 'saves'),
      column('GA', 'Goals allowed', 'goalsAllowed'),
      column('SF', 'Shots faced', 'shotsFaced'),
    ],
  },
];

/** The tables of each sport, in the order in which newspapers print them. */
export const BOX_GROUPS: Record<Sport, readonly BoxGroup[]> = {
  baseball,
  basketball,
  football,
  hockey,
  soccer,
};
