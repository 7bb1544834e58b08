import { defineFeature } from '@broadsheet/define';
import { isLive } from '../../../../utils/stats/isLive';
import { gameDelay, PageGame } from '../../game/PageGame';
import { PlayByPlay } from './PlayByPlay';

/** Every play of the page's game, with filters. */
export default defineFeature({
  label: 'Game – Play-by-play',
  // Not when it comes into view: before the first play it is not to be seen.
  hydrate: 'idle',
  refresh: gameDelay,
  view: function PlayByPlayFeature() {
    return (
      <PageGame>
        {(game) => {
          if (game.plays.length > 0) return <PlayByPlay game={game} />;
          // Somewhere for the first play to appear.
          return isLive(game) || game.status === 'pre-game' ? (
            <section className="game-section" />
          ) : null;
        }}
      </PageGame>
    );
  },
});
