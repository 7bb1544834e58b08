import { isLive } from '../../../../utils/stats/isLive';
import { pollDelay } from '../../../../utils/stats/pollDelay';
import { gameOf } from '../../game/gameOf';
import { PageGame } from '../../game/PageGame';
import { BoxScore, hasBox } from './BoxScore';
import { TeamStats } from './TeamStats';

/** Of the questions of readers this block asks every third one: numbers of a whole game can wait. */
const PATIENCE = 3;

/** Team statistics side by side, and the tables of each side. */
export default function BoxScoreFeature() {
  return (
    <PageGame>
      {(game) => {
        if (game.teamStats.length > 0 || hasBox(game)) {
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
}

BoxScoreFeature.label = 'Game – Box score';
BoxScoreFeature.refresh = ({ globalContent }: { globalContent: unknown }): number | null => {
  const game = gameOf(globalContent);
  const delay = game && pollDelay(game);
  return game && delay && isLive(game) ? PATIENCE * delay : delay;
};
