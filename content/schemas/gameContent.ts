import { remembering } from '@broadsheet/define/shape';
import { hasGameShape, type Game } from '../../utils/stats/game';
import { at } from './json';

/** A head asks ten times about the same page. */
const isGame = remembering(hasGameShape);

/**
 * The game that a page is about, as `sport-games-api-v2` answers it: its content is a list of one game, or
 * has a `game`. Null for all else, as a page's own content may come from any source.
 */
export function gameOf(content: unknown): Game | null {
  const games: unknown[] = Array.isArray(content) ? content : [at(content, 'game')];
  const [game] = games;
  return games.length === 1 && isGame(game) ? game : null;
}
