import type { Game } from '../../../utils/stats/game';

/** Whether there is a box score of a game: a table of at least one side. */
export function hasBox({ box }: Game): boolean {
  return box.away.length + box.home.length > 0;
}
