import { formatTeamRecord } from '../../utils/stats/formatTeamRecord';
import type { Game, Place } from '../../utils/stats/game';
import { hasScores } from '../../utils/stats/hasScores';

/**
 * What stands beside a team (widgets §5): its runs or score where the game has scores, otherwise its
 * record. Empty where neither is known.
 */
export function scoreText(game: Game, place: Place): string {
  const side = game[place];
  if (!hasScores(game)) return formatTeamRecord(side, game.sport);
  return String(side.totals?.runs ?? side.score ?? '');
}
