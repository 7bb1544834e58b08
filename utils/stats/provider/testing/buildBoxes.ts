import type { Sport } from '../../game';
import type { Draw } from './Draw';

/** Keys of the groups: a plain number, the keys of an object of numbers, a time, or a share. */
type Keys = Record<string, 'count' | 'time' | 'share' | readonly string[]>;

const SHOTS = ['made', 'attempted', 'percentage'] as const;

const GROUPS: Record<Sport, Record<string, Keys>> = {
  baseball: {
    battingStats: {
      atBats: 'count',
      runsScored: 'count',
      hits: ['total'],
      runsBattedIn: ['total'],
      walks: 'count',
      battingAverage: 'share',
    },
    pitchingStats: { inningsPitched: 'share', hits: 'count', earnedRuns: 'count', era: 'share' },
  },
  basketball: {
    playerStats: {
      minutesPlayed: 'time',
      fieldGoals: SHOTS,
      freeThrows: SHOTS,
      rebounds: ['offensive', 'total'],
      assists: 'count',
      plusMinus: 'count',
      points: 'count',
    },
  },
  football: {
    passingStats: { completions: 'count', attempts: 'count', yards: 'count', rating: 'share' },
    rushingStats: { attempts: 'count', yards: 'count', average: 'share', longest: 'count' },
    kickingStats: { fieldGoalsMade: 'count', fieldGoalsAttempted: 'count', points: 'count' },
    unknownStats: { anything: 'count' },
  },
  hockey: {
    skaterStats: { goals: 'count', shots: ['total'], faceoffs: ['won', 'lost'], timeOnIce: 'time' },
    goaltenderStats: { shotsAgainst: 'count', saves: 'count', savePercentage: 'share' },
  },
  soccer: {
    fieldPlayerStats: {
      minutesPlayed: 'count',
      goals: 'count',
      shots: 'count',
      foulsCommitted: 'count',
    },
    goalkeeperStats: { saves: 'count', goalsAllowed: 'count' },
  },
};

const TEAM: Record<Sport, Keys> = {
  baseball: { leftOnBase: 'count', hits: 'count', errors: 'count' },
  basketball: { fieldGoals: SHOTS, freeThrows: SHOTS, rebounds: ['total'], turnovers: 'count' },
  football: {
    firstDowns: ['total'],
    totalYards: 'count',
    passing: ['netYards', 'completions', 'attempts'],
    penalties: ['number', 'yards'],
    thirdDowns: ['conversions', 'attempts'],
    timeOfPossession: 'time',
  },
  hockey: { shots: 'count', powerPlay: ['goals', 'opportunities'], faceoffsWon: 'count' },
  soccer: { possessionPercentage: ['none'], shots: 'count', cornerKicks: 'count' },
};

/** The box scores of both sides, of which a side, a group, a player's number or all may be missing. */
export function buildBoxes(draw: Draw, sport: Sport, teamIds: readonly number[]): unknown {
  if (draw.isSo(20)) return draw.one([null, [], '']);
  return teamIds.map((teamId) => {
    const groups = Object.entries(GROUPS[sport]).map(([name, keys]) => [
      name,
      playersOf(draw, keys),
    ]);
    const only = groups[0]?.[1];
    return {
      teamId: draw.spelled(teamId),
      ...draw.maybe('teamStats', teamStats(draw, sport)),
      ...draw.maybe(
        'playerStats',
        sport === 'basketball' && draw.isSo(50) ? only : Object.fromEntries(groups),
      ),
    };
  });
}

function teamStats(draw: Draw, sport: Sport): Record<string, unknown> {
  const stats = numbersOf(draw, TEAM[sport]);
  return sport === 'soccer'
    ? { ...stats, ...draw.maybe('possessionPercentage', draw.percentage().replace('%', '')) }
    : stats;
}

function playersOf(draw: Draw, keys: Keys): unknown[] {
  return draw.list(0, 3, () => ({
    player: {
      playerId: draw.count(),
      ...draw.maybe('firstName', 'Karl'),
      lastName: draw.one(['Oyelle', 'Quenby', 'Sallow']),
      uniform: draw.count(),
    },
    ...draw.maybe('position', draw.one<unknown>([{ abbreviation: 'G' }, { name: 'Guard' }, 'G'])),
    ...numbersOf(draw, keys),
  }));
}

function numbersOf(draw: Draw, keys: Keys): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(keys).map(([key, kind]) => draw.maybe(key, valueOf(draw, kind))),
  ) as Record<string, unknown>;
}

function valueOf(draw: Draw, kind: Keys[string]): unknown {
  if (kind === 'count') return draw.count();
  if (kind === 'share') return `.${draw.whole(111, 999)}`;
  if (kind === 'time') {
    const [minutes, seconds] = [draw.whole(10, 40), draw.whole(10, 59)];
    return draw.one<unknown>([`${minutes}:${seconds}`, { minutes, seconds: String(seconds) }]);
  }
  return Object.assign(
    {},
    ...kind.map((key) => draw.maybe(key, key === 'percentage' ? draw.percentage() : draw.count())),
  ) as unknown;
}
