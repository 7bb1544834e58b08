import { BasesIcon } from '../../../../components/sports/BasesIcon';
import { formatApTime } from '../../../../utils/dates/formatApTime';
import { boardHeader } from '../../../../utils/stats/boardHeader';
import { currentDown } from '../../../../utils/stats/currentDown';
import type { Game, Progress } from '../../../../utils/stats/game';
import { progressLabel } from '../../../../utils/stats/progressLabel';

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
        <Situation progress={game.progress} />
      )}
      <DownAndDistance game={game} />
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

/** Football: `3rd & 7`, `at PHI 32`. It has its place between two drives too, so that the clock stays where it is. */
function DownAndDistance({ game }: { game: Game }) {
  if (game.status !== 'in-progress' || game.sport !== 'football') return null;
  const now = currentDown(game);
  return (
    <p className="board-status__down">
      <Kept as="b" text={now?.down} room="1st & 10" />{' '}
      <Kept as="span" text={now && `at ${now.line}`} room="at OPP 25" />
    </p>
  );
}

function PowerPlay({ game }: { game: Game }) {
  if (game.status !== 'in-progress' || game.sport !== 'hockey' || !game.possession) return null;
  return <p className="board-status__when">{game[game.possession].abbreviation} power play</p>;
}

interface KeptProps {
  as: 'b' | 'p' | 'span';
  className?: string;
  text?: string | null | undefined;
  /** About as wide as what will stand here: unseen, it has its place. */
  room: string;
}

/** A line that has its place while there is nothing to say, so that nothing moves when there is. */
function Kept({ as: Tag, className, text, room }: KeptProps) {
  return (
    <Tag className={className} style={text ? undefined : { visibility: 'hidden' }}>
      {text || room}
    </Tag>
  );
}

/**
 * Baseball: who is on base, the count and the outs; nothing where the provider does not say. Between two
 * halves of an inning the bases are empty and the count has its place, so that the inning stays where it is.
 */
function Situation({ progress }: { progress: Extract<Progress, { kind: 'innings' }> }) {
  const { situation, half } = progress;
  if (!situation) {
    if (half === 'Top' || half === 'Bottom') return null;
    return (
      <>
        <BasesIcon bases={[false, false, false]} />
        <Kept as="p" className="board-status__count" room="0-0, 0 outs" />
      </>
    );
  }
  const { balls, strikes, outs, bases } = situation;
  return (
    <>
      <BasesIcon bases={bases} />
      <p className="board-status__count">
        {balls}-{strikes}, {outs === 1 ? '1 out' : `${outs} outs`}
      </p>
    </>
  );
}
