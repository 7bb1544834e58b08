import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import type { Game } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';
import { pollDelay } from '../../../../utils/stats/pollDelay';
import { gameOf } from '../../../../content/schemas/gameContent';
import { OtherGames } from './OtherGames';

/** What the other local teams do. */
export default function OtherGamesFeature() {
  const { globalContent } = useAppContext();
  const games = useContent<Game[]>({
    source: 'scoreboard-ribbon-api',
    query: { timeRangeUnit: 'week' },
  });
  const page = gameOf(globalContent);
  const others = (games ?? []).filter((game) => game.teamPath !== page?.teamPath);
  if (others.length === 0) return null;
  return <OtherGames games={others} now={Date.now()} />;
}

OtherGamesFeature.label = 'Game – Other games';
/** s: "Today" depends on the clock. */
OtherGamesFeature.ttl = 300;
/** While others play too; what is to come can wait. */
OtherGamesFeature.refresh = ({ content }: { content: unknown }): number | null => {
  const live = Array.isArray(content) ? (content as Game[]).filter(isLive) : [];
  return live.length > 0 ? Math.max(...live.map((game) => pollDelay(game) ?? 0)) : null;
};
