import type { Game } from '../../../utils/stats/game';

/** While a game is in progress its plays and drives stand newest first (widgets §4), else as played. */
export function orderOf({ status }: Pick<Game, 'status'>): 'newest' | 'played' {
  return status === 'in-progress' ? 'newest' : 'played';
}
