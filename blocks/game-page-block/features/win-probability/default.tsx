import { isLive } from '../../../../utils/stats/isLive';
import { pollDelay } from '../../../../utils/stats/pollDelay';
import { winCurve } from '../../../../utils/stats/winCurve';
import { gameOf } from '../../game/gameOf';
import { PageGame } from '../../game/PageGame';
import { WinProbability } from './WinProbability';

/** Of the questions of readers this block asks every third one: a curve of hours can wait. */
const PATIENCE = 3;

/** How likely each side was to win, from play to play. */
export default function WinProbabilityFeature() {
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
}

WinProbabilityFeature.label = 'Game – Win probability';
WinProbabilityFeature.refresh = ({ globalContent }: { globalContent: unknown }): number | null => {
  const game = gameOf(globalContent);
  const delay = game && pollDelay(game);
  return game && delay && isLive(game) ? PATIENCE * delay : delay;
};
