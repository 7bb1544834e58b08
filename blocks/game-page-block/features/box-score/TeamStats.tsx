import type { Game } from '../../../../utils/stats/game';
import { CompareTable } from '../../game/CompareTable';
import { GameSection } from '../../game/GameSection';
import { hasTeamStats } from '../../game/hasBox';

/** Both teams' numbers with a bar between them where numbers can be compared. */
export function TeamStats({ game }: { game: Game }) {
  if (!hasTeamStats(game)) return null;
  return (
    <GameSection id="team-stats" className="team-stats" title="Team stats">
      <CompareTable game={game} caption="Team stats" rows={game.teamStats} />
    </GameSection>
  );
}
