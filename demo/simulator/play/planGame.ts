import type { Random } from '../../random';
import type { Fixture, Place, PlaceCount } from './Fixture';
import type { Length } from './lengthOf';
import { planHalfInning, type HalfInning } from './planHalfInning';
import { leaderOf } from './Tape';

const INNINGS = 9;
const LONGEST = 16;
/** Tries at a half inning that must bring a certain score. */
const TRIES = 400;

export interface PlannedHalf extends HalfInning {
  inning: number;
  batting: Place;
}

/**
 * A game of baseball without names and pitches: every half inning that is played, in order. Null when
 * it did not come to the length or the outcome wanted, which is known before anything is told.
 */
export function planGame(
  random: Random,
  length: Length,
  outcome: Fixture['outcome'],
): PlannedHalf[] | null {
  const halves: PlannedHalf[] = [];
  const score: PlaceCount = { home: 0, away: 0 };
  for (let inning = 1; inning <= LONGEST; inning += 1) {
    for (const batting of ['away', 'home'] as const) {
      const half = planWanted(random, { score, length, batting, inning });
      if (!half) return null;
      halves.push({ ...half, inning, batting });
      score[batting] += half.runs;
      if (!isOver(score, batting, inning)) continue;
      return outcome === null || leaderOf(score) === outcome ? halves : null;
    }
  }
  return null;
}

/** The home team need not bat when it is ahead. */
function isOver({ home, away }: PlaceCount, batting: Place, inning: number): boolean {
  return inning >= INNINGS && (batting === 'away' ? home > away : home !== away);
}

interface Situation {
  score: PlaceCount;
  length: Length;
  batting: Place;
  inning: number;
}

function planWanted(random: Random, situation: Situation): HalfInning | null {
  const { score, batting, inning } = situation;
  const runnerOnSecond = inning > INNINGS;
  const runsToWin = batting === 'home' && inning >= INNINGS ? score.away - score.home + 1 : null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const half = planHalfInning(random, { runnerOnSecond, runsToWin });
    if (isWanted(situation, half.runs)) return half;
  }
  return null;
}

/** Whether a half inning with so many runs may be part of the game. */
function isWanted({ score, length, batting, inning }: Situation, runs: number): boolean {
  const ahead = score.away - score.home + (batting === 'home' ? -runs : runs);
  if (length === 'regular') return inning !== INNINGS || batting === 'away' || ahead !== 0;
  if (inning > INNINGS) return true;
  if (inning === INNINGS) return batting === 'home' ? ahead === 0 : ahead >= 0 && ahead <= 2;
  return Math.abs(ahead) <= (inning === INNINGS - 1 && batting === 'home' ? 2 : 4);
}
