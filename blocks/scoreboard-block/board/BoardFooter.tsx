import { cardHeadline } from '../../../components/cards/cardHeadline';
import { Icon } from '../../../components/ui/Icon';
import type { StoryCard } from '../../../content/schemas/ans';
import type { Game } from '../../../utils/stats/game';
import { gamePath } from '../../../utils/stats/gamePath';

interface BoardFooterProps {
  game: Game;
  latest: StoryCard | null;
  hasCallToAction: boolean;
}

/** The newest story of the team, and the way to Gameday Central. */
export function BoardFooter({ game, latest, hasCallToAction }: BoardFooterProps) {
  if (!latest && !hasCallToAction) return null;
  return (
    <div className="scoreboard__footer">
      {latest && (
        <p className="scoreboard__latest">
          <span className="scoreboard__latest-label">Latest</span>
          <a href={latest.canonical_url}>{cardHeadline(latest)}</a>
        </p>
      )}
      {hasCallToAction && (
        <a className="scoreboard__cta" href={gamePath(game) ?? '/sports/gameday-central'}>
          Gameday Central
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </div>
  );
}
