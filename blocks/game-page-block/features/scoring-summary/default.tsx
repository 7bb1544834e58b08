import { defineFeature } from '@broadsheet/define';
import { isLive } from '../../../../utils/stats/isLive';
import { gameOf } from '../../../../content/schemas/gameContent';
import { gameDelay, PageGame } from '../../game/PageGame';
import { ScoringSummary } from './ScoringSummary';

/** How the score came about; not in basketball, where nearly every play scores. */
export default defineFeature({
  label: 'Game – Scoring summary',
  refresh: (context) =>
    gameOf(context.globalContent)?.sport === 'basketball' ? null : gameDelay(context),
  view: function ScoringSummaryFeature() {
    return (
      <PageGame>
        {(game) => {
          if (game.sport === 'basketball') return null;
          if (game.scoring.length > 0) return <ScoringSummary game={game} />;
          // Somewhere for the first score to appear.
          return isLive(game) || game.status === 'pre-game' ? (
            <section className="game-section" />
          ) : null;
        }}
      </PageGame>
    );
  },
});
