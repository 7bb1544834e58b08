import type { Game } from './game';
import { isGame, parseGame } from './parseGame';
import type { GameError, LeagueOf } from './parseGame';
import { fields } from './read';

export interface ParsedGames {
  games: Game[];
  /** Of the events that can't be shown, where they are in the answer. */
  errors: GameError['error'][];
}

/** How deep the debug mode may wrap an answer. */
const MAX_WRAPS = 3;

/**
 * The games of an answer of the statistics provider (widgets §7): one event or a list of them, also
 * inside of `data` (debug mode). Never throws.
 */
export function parseGames(raw: unknown, of: LeagueOf): ParsedGames {
  const answer = unwrapped(raw);
  const isList = Array.isArray(answer);
  const events = isList ? (answer as unknown[]) : [answer];
  const parsed: ParsedGames = { games: [], errors: [] };
  for (const [index, event] of events.entries()) {
    const game = parseGame(event, of);
    if (isGame(game)) parsed.games.push(game);
    else {
      const { path, reason } = game.error;
      const place = isList ? `[${index}]` : '';
      parsed.errors.push({ path: [place, path].filter(Boolean).join('.'), reason });
    }
  }
  return parsed;
}

function unwrapped(raw: unknown): unknown {
  let answer = raw;
  for (let wraps = 0; wraps < MAX_WRAPS; wraps += 1) {
    const { data, eventStatus, teams } = fields(answer);
    if (data === undefined || eventStatus !== undefined || teams !== undefined) return answer;
    answer = data;
  }
  return answer;
}
