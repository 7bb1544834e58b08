import type { Game, ScoringPlay } from '../../../utils/stats/game';
import { periodName } from '../../../utils/stats/periodName';
import { resultColor } from '../../../utils/stats/resultColor';
import { lastScoring } from './lastScoring';

/** What happened last: in a game that is on its last play, in one that stopped its last score. */
export function LastPlay({ game }: { game: Game }) {
  const scoring = lastScoring(game);
  if (scoring) {
    return (
      <p className="scoreboard__last">
        <span className="scoreboard__last-label">Last score, {momentOf(game, scoring)}</span>{' '}
        {scoring.text}
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

/** As the clock of a game says it: `3rd 7:30`, `Top 5th`, `67'`. */
function momentOf(game: Game, { period, half, clock }: ScoringPlay): string {
  if (game.sport === 'soccer' && clock) return clock;
  return [half?.slice(0, 3), periodName(game, period, 'short'), clock].filter(Boolean).join(' ');
}
