import type { ReactNode } from 'react';
import { useAppContext } from 'fusion:context';
import { GamesNotice } from '../../../components/sports/GamesNotice';
import { pollDelay } from '../../../utils/stats/pollDelay';
import type { Game } from '../../../utils/stats/game';
import { gameOf } from '../../../content/schemas/gameContent';

/**
 * Gives the page's game to a view. Without one, readers see nothing, and editors what is missing
 * (widgets §6, §8).
 */
export function PageGame({ children }: { children: (game: Game) => ReactNode }): ReactNode {
  const { globalContent, isAdmin } = useAppContext();
  const game = gameOf(globalContent);
  if (game) return children(game);
  return <GamesNotice games={Array.isArray(globalContent) ? [] : null} isAdmin={isAdmin} />;
}

/** When blocks of the page's game ask for news (widgets §9): ms, or null for never. */
export function gameDelay({ globalContent }: { globalContent: unknown }): number | null {
  const game = gameOf(globalContent);
  return game && pollDelay(game);
}
