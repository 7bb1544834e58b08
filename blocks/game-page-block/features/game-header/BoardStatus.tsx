import { formatApTime } from '../../../../utils/formatApTime';
import { boardHeader } from '../../../../utils/stats/boardHeader';
import type { Game } from '../../../../utils/stats/game';
import { progressLabel } from '../../../../utils/stats/progressLabel';
import { Bases } from './Bases';

/** Between the teams: how far the game is, or when it begins (widgets §4). */
export function BoardStatus({ game }: { game: Game }) {
  const { isLive, status, when, isDoubleheader } = boardHeader(game);
  const progress = progressLabel(game);
  const isAhead = game.status === 'pre-game';
  return (
    <div className="board-status">
      {isLive ? (
        <p className="board-status__live">Live</p>
      ) : (
        !isAhead && <p className="board-status__name">{status}</p>
      )}
      {isAhead && <StartTime game={game} />}
      {progress && <p className="board-status__progress">{progress}</p>}
      {!isAhead && when && <p className="board-status__when">{when}</p>}
      {game.status === 'in-progress' && game.progress.kind === 'innings' && (
        <Bases progress={game.progress} />
      )}
      <PowerPlay game={game} />
      {isDoubleheader && <p className="board-status__when">Double Header</p>}
    </div>
  );
}

function StartTime({ game }: { game: Game }) {
  const { at, isTimeTba } = game.start;
  return (
    <p className="board-status__progress">
      {at === null || isTimeTba ? 'Time TBA' : formatApTime(at)}
    </p>
  );
}

function PowerPlay({ game }: { game: Game }) {
  if (game.status !== 'in-progress' || game.sport !== 'hockey' || !game.possession) return null;
  return <p className="board-status__when">{game[game.possession].abbreviation} power play</p>;
}
