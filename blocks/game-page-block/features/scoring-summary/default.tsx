import { isLive } from '../../../../utils/stats/isLive';
import { gameDelay, PageGame } from '../../game/PageGame';
import { ScoringSummary } from './ScoringSummary';

/** How the score came about. */
export default function ScoringSummaryFeature() {
  return (
    <PageGame>
      {(game) => {
        if (game.scoring.length > 0) return <ScoringSummary game={game} />;
        // Somewhere for the first score to appear.
        return isLive(game) || game.status === 'pre-game' ? (
          <section className="game-section" />
        ) : null;
      }}
    </PageGame>
  );
}

ScoringSummaryFeature.label = 'Game – Scoring summary';
ScoringSummaryFeature.hydrate = 'visible' as const;
ScoringSummaryFeature.refresh = gameDelay;
