import { defineFeature } from '@broadsheet/define';
import { isLive } from '../../../../utils/stats/isLive';
import { winCurve } from '../../../../utils/stats/winCurve';
import { gameDelay, PageGame } from '../../game/PageGame';
import { WinProbability } from './WinProbability';

/** How likely each side was to win, from play to play. */
export default defineFeature({
  label: 'Game – Win probability',
  refresh: gameDelay,
  view: function WinProbabilityFeature() {
    return (
      <PageGame>
        {(game) => {
          const curve = winCurve(game);
          if (curve) return <WinProbability game={game} curve={curve} />;
          return isLive(game) || game.status === 'pre-game' ? (
            <section className="game-section" />
          ) : null;
        }}
      </PageGame>
    );
  },
});
