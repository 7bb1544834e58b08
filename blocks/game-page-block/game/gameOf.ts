import type { Game } from '../../../utils/stats/game';

/** The game that a page is about: its own content is a list of one; null where it is no game. */
export function gameOf(globalContent: unknown): Game | null {
  const first: unknown = Array.isArray(globalContent) ? globalContent[0] : null;
  return isGame(first) ? first : null;
}

/** The source parses games; only what came from another one looks different. */
function isGame(value: unknown): value is Game {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['status', 'sport', 'away', 'home', 'plays'].every((name) => name in value)
  );
}
