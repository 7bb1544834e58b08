import { defineFeature } from '@broadsheet/define';
import { isLive } from '../../../../utils/stats/isLive';
import { gameDelay, PageGame } from '../../game/PageGame';
import { hasBox, hasTeamStats } from '../../game/hasBox';
import { BoxScore } from './BoxScore';
import { TeamStats } from './TeamStats';

/** Team statistics side by side, and the tables of each side. */
export default defineFeature({
  label: 'Game – Box score',
  refresh: gameDelay,
  view: function BoxScoreFeature() {
    return (
      <PageGame>
        {(game) => {
          if (hasTeamStats(game) || hasBox(game)) {
            return (
              <div className="box-score">
                <TeamStats game={game} />
                <BoxScore game={game} />
              </div>
            );
          }
          // Somewhere for the first numbers to appear.
          return isLive(game) || game.status === 'pre-game' ? <div className="box-score" /> : null;
        }}
      </PageGame>
    );
  },
});
