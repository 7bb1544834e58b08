import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature } from '@broadsheet/define';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import type { Game } from '../../../../utils/stats/game';
import { pollDelay } from '../../../../utils/stats/pollDelay';
import { centralQuery } from './centralQuery';
import { GamedayCentral } from './GamedayCentral';

/** The games of the five teams; with `team_id`, of one of them (widgets §2). */
export default defineFeature({
  label: 'Front – Gameday Central',
  hydrate: 'visible',
  /** s: "Today" depends on the clock. */
  ttl: 300,
  /** As often as the most pressing of the games asks for (widgets §9). */
  refresh: ({ content }) => {
    if (!Array.isArray(content)) return null;
    const delays = (content as Game[]).flatMap((game) => pollDelay(game) ?? []);
    return delays.length > 0 ? Math.min(...delays) : null;
  },
  view: function GamedayCentralFeature() {
    const { arcSite, isAdmin, requestUri } = useAppContext();
    const { teams } = getProperties(arcSite);
    const games = useContent({ source: 'gameday-games-api', query: {} });
    if (isAdmin && (games ?? []).length === 0) return <GamesNotice games={games} isAdmin />;
    return (
      <GamedayCentral
        games={games ?? []}
        teams={teams}
        query={centralQuery(requestUri, teams)}
        now={Date.now()}
      />
    );
  },
});
