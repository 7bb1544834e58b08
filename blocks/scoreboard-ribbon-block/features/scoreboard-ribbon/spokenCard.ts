import type { Game } from '../../../../utils/stats/game';
import { spokenScore } from '../../../../utils/stats/spokenScore';

/**
 * A card in words: what its label says (`ribbonLabel`), where the score in words does not say it
 * already. `Live: Eagles 17, Cowboys 14, 3rd quarter, 4:12 left`; `Final: Eagles 27, Cowboys 20,
 * yesterday`; `Tomorrow: Cowboys at Eagles, Nov. 22, 1 p.m.`; before it `Exhibition.` or `World Series, Game 3.` where it is one.
 */
export function spokenCard(game: Game, label: string): string {
  const words = wordsOf(game, label);
  const kind = game.isExhibition ? 'Exhibition' : game.occasion;
  return kind ? `${kind}. ${words}` : words;
}

function wordsOf(game: Game, label: string): string {
  const score = spokenScore(game);
  switch (game.status) {
    case 'in-progress':
      return `Live: ${score}`;
    case 'delayed':
    case 'suspended':
      return score;
    case 'final':
      return [score, label.replace('Yesterday', 'yesterday').replace(/^FINAL(, )?/, '')]
        .filter(Boolean)
        .join(', ');
    case 'pre-game':
      return ['Today', 'Tomorrow'].includes(label) ? `${label}: ${score}` : score;
    default:
      return `${label}: ${score}`;
  }
}
