import { announcement } from './announcement';
import { fullName } from './fullName';
import type { Game } from './game';
import { startLabel } from './startLabel';

/**
 * A game in a few sentences, for search and sharing: how it stands (never the clock), who plays, when,
 * where, and who shows it. `Final: Eagles 27, Cowboys 20. Dallas Cowboys at Philadelphia Eagles, Nov. 22, 1
 * p.m., Lincoln Financial Field, Philadelphia. TV: Fox 29.`
 */
export function gameSummary(game: Game): string {
  const teams = `${fullName(game.away)} at ${fullName(game.home)}`;
  return [
    announcement(game),
    [teams, startLabel(game.start), game.venue].filter(Boolean).join(', '),
    game.network && `TV: ${game.network}`,
  ]
    .filter(Boolean)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}
