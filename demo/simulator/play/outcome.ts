import type { Fixture, Place } from './Fixture';

/**
 * A factor around 1 for what a side tries: the one that is to win does a little better. Without it
 * half of all games would be played twice before one comes out as it was drawn.
 */
export function favor({ outcome }: Fixture, place: Place, by: number): number {
  if (outcome === null || outcome === 'tie') return 1;
  return outcome === place ? 1 + by : 1 - by;
}

/** Whether a game may end so. But in soccer there is no winner only where it was drawn so. */
export function isWanted({ outcome, sport }: Fixture, winner: Place | null): boolean {
  if (outcome === null) return winner !== null || sport === 'soccer';
  return (winner ?? 'tie') === outcome;
}
