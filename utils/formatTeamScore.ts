import { formatTeamRecord } from './formatTeamRecord';
import type { TeamRecord } from './formatTeamRecord';

/**
 * What stands beside a team (widgets §5): its record while the game is neither live nor final; then
 * the total of runs where there is one, or the score. Empty where neither is known.
 *
 * @param game.isLiveOrFinal in progress, delayed or final
 */
export function formatTeamScore(
  team: {
    score?: number | null;
    linescoreTotals?: { runs?: number | null } | null;
    record?: TeamRecord | null;
    series?: TeamRecord | null;
  },
  game: { isLiveOrFinal: boolean; sport: string },
): string {
  if (!game.isLiveOrFinal) return formatTeamRecord(team, game.sport);
  return String(team.linescoreTotals?.runs ?? team.score ?? '');
}
