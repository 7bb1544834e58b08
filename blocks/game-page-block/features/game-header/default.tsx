import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { gamePath } from '../../../../utils/stats/gamePath';
import { gameDelay, PageGame } from '../../game/PageGame';
import { GameHeader } from './GameHeader';

/** The score of the page's game. The one block of the page that says out loud what changes. */
export default defineFeature({
  label: 'Game – Score',
  hydrate: 'idle',
  refresh: gameDelay,
  view: function GameHeaderFeature() {
    const { arcSite } = useAppContext();
    const { teams } = getProperties(arcSite);
    return (
      <PageGame>
        {(game) => {
          const team = teams.find(({ path }) => path === game.teamPath);
          return (
            <GameHeader
              game={game}
              team={
                team
                  ? {
                      key: team.key,
                      name: team.name,
                      path: team.path,
                      calendar: `/gateway/statsinc/calendar/${team.key}.ics`,
                    }
                  : null
              }
              url={`${siteOrigin(arcSite)}${gamePath(game) ?? '/sports/gameday-central'}`}
            />
          );
        }}
      </PageGame>
    );
  },
});
