import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import type { Game } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';
import { pollDelay } from '../../../../utils/stats/pollDelay';
import { gameOf } from '../../../../content/schemas/gameContent';
import { OtherGames } from './OtherGames';

/** What the other local teams do. */
export default defineFeature({
  label: 'Game – Other games',
  /** s: "Today" depends on the clock. */
  ttl: 300,
  /** While others play too; what is to come can wait. */
  refresh: ({ content }) => {
    const live = Array.isArray(content) ? (content as Game[]).filter(isLive) : [];
    return live.length > 0 ? Math.max(...live.map((game) => pollDelay(game) ?? 0)) : null;
  },
  view: function OtherGamesFeature() {
    const { globalContent } = useAppContext();
    const games = useContent({
      source: 'scoreboard-ribbon-api',
      query: { timeRangeUnit: 'week' },
    });
    const page = gameOf(globalContent);
    const others = (games ?? []).filter((game) => game.teamPath !== page?.teamPath);
    if (others.length === 0) return null;
    return <OtherGames games={others} now={Date.now()} />;
  },
});
