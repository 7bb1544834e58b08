import type { Game } from '../../../utils/stats/game';
import { periodName } from '../../../utils/stats/periodName';
import { resultColor } from '../../../utils/stats/resultColor';
import { lastScoring } from './lastScoring';

/** What happened last: in a game that is on its last play, in one that stopped its last score. */
export function LastPlay({ game }: { game: Game }) {
  const scoring = lastScoring(game);
  if (scoring) {
    const when = [scoring.clock, periodName(game, scoring.period, 'short')].filter(Boolean);
    return (
      <p className="scoreboard__last">
        <span className="scoreboard__last-label">Last score</span> {when.join(' ')} {scoring.text}
      </p>
    );
  }
  if (game.status !== 'in-progress') return null;
  const play = game.plays.at(-1);
  const words = game.lastPlayHeadline || play?.text;
  if (!words) return null;
  const color = play && resultColor(play.code);
  return (
    <p className="scoreboard__last">
      <span className="scoreboard__last-label">Last play</span>{' '}
      {color && <span className={`result result--${color}`}>{play.code}</span>} {words}
    </p>
  );
}
