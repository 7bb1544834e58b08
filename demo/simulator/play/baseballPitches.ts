import type { Random } from '../../random';
import type { Outcome } from './planHalfInning';

/** T taken, S swung at, F foul, B ball, H hit, I in play and out, Z no pitch. */
export type PitchCode = 'T' | 'S' | 'F' | 'B' | 'H' | 'I' | 'Z';

/** The pitches of a turn at bat, the last of which brings the outcome. */
export function pitchesTo(outcome: Outcome, random: Random): PitchCode[] {
  if (outcome === 'walk') return [...mixed(random, 3, random.whole(0, 2)), 'B'];
  if (outcome === 'strikeout') {
    return [...mixed(random, random.pick([0, 1, 1, 2, 2, 3]), 2), random.chance(0.76) ? 'S' : 'T'];
  }
  const before = mixed(random, random.pick([0, 0, 1, 1, 2, 3]), random.pick([0, 0, 1, 1, 2, 2]));
  if (outcome === 'hit by pitch') return [...before, 'B'];
  const isHit = ['single', 'double', 'triple', 'home run'].includes(outcome);
  return [...before, isHit ? 'H' : 'I'];
}

/** Balls and at most two strikes in any order, then fouls that change nothing. */
function mixed(random: Random, balls: number, strikes: number): PitchCode[] {
  const thrown = random.shuffled<PitchCode>([
    ...Array.from({ length: balls }, () => 'B' as const),
    ...Array.from({ length: strikes }, () => random.pick(['T', 'T', 'S', 'F', 'F'] as const)),
  ]);
  const fouls = strikes === 2 && random.chance(0.34) ? random.whole(1, 2) : 0;
  return [...thrown, ...Array.from({ length: fouls }, () => 'F' as const)];
}

/** Balls and strikes after the pitches. */
export function countAfter(pitches: readonly PitchCode[]): { balls: number; strikes: number } {
  let balls = 0;
  let strikes = 0;
  for (const pitch of pitches) {
    if (pitch === 'B') balls += 1;
    else if (pitch === 'T' || pitch === 'S') strikes += 1;
    else if (pitch === 'F') strikes = Math.min(2, strikes + 1);
  }
  return { balls: Math.min(3, balls), strikes: Math.min(2, strikes) };
}
