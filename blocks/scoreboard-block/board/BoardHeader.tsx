import { boardHeader } from '../../../utils/stats/boardHeader';
import type { Game } from '../../../utils/stats/game';
import { LiveIcon } from './LiveIcon';

/** Whether the game is on, or what its status is. It is said in words with the score. */
export function BoardHeader({ game }: { game: Game }) {
  const { isLive, status, isDoubleheader } = boardHeader(game);
  return (
    <p className="scoreboard__header" aria-hidden="true">
      {isLive ? <LiveIcon /> : <span className="scoreboard__status">{status}</span>}
      {isDoubleheader && <span className="scoreboard__double">Double Header</span>}
      {game.occasion && <span className="scoreboard__network">{game.occasion}</span>}
      {game.network && <span className="scoreboard__network">{game.network}</span>}
    </p>
  );
}
