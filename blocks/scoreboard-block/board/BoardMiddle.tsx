import { BasesIcon } from '../../../components/sports/BasesIcon';
import { boardHeader } from '../../../utils/stats/boardHeader';
import type { Game } from '../../../utils/stats/game';
import { isLive } from '../../../utils/stats/isLive';
import { progressLabel } from '../../../utils/stats/progressLabel';
import { dayOver } from './dayOver';

interface BoardMiddleProps {
  game: Game;
  /** Without one, what it would say is said here. */
  hasHeader: boolean;
}

/** Between the teams: how far the game is, or when it is played (widgets §4). */
export function BoardMiddle({ game, hasHeader }: BoardMiddleProps) {
  const { status, when, isDoubleheader } = boardHeader(game);
  const day = dayOver(game);
  const isToCome = game.status === 'pre-game';
  return (
    <div className="board-middle">
      {!hasHeader && !isToCome && <span className="board-middle__status">{status}</span>}
      {!hasHeader && isDoubleheader && <span className="scoreboard__double">Double Header</span>}
      {isLive(game) && <Progress game={game} />}
      <ShootoutGoals game={game} />
      {game.status === 'postponed' && game.makeup && (
        <span className="board-middle__label">Make-up</span>
      )}
      {when && <span className="board-middle__when">{unbroken(when)}</span>}
      {day && <span className="board-middle__day">{day}</span>}
      {game.venue && <span className="board-middle__venue">{game.venue}</span>}
      {!hasHeader && game.network && <span className="board-middle__network">{game.network}</span>}
    </div>
  );
}

/** A month stays with its day, and an hour with its half of the day. */
function unbroken(when: string): string {
  return when.replace(/ (?=\d+,|[ap]\.m\.)/g, '\u00A0');
}

/** They stand as the teams do, visitors on the left. */
function ShootoutGoals({ game: { away, home } }: { game: Game }) {
  if (away.shootout === undefined || home.shootout === undefined) return null;
  return (
    <span className="board-middle__label">
      Shootout{' '}
      <span className="board-middle__goals">
        {away.shootout}-{home.shootout}
      </span>
    </span>
  );
}

function Progress({ game }: { game: Game }) {
  const label = progressLabel(game);
  const progress = 'progress' in game ? game.progress : null;
  const situation = progress?.kind === 'innings' ? progress.situation : null;
  const down = game.league === 'nfl' ? (game.plays.at(-1)?.situation ?? '') : '';
  const isOn = game.status === 'in-progress';
  return (
    <>
      {label && (
        <span className={isOn ? 'board-middle__progress' : 'board-middle__progress is-stopped'}>
          {label}
        </span>
      )}
      {isOn && down && <span className="board-middle__down">{down}</span>}
      {isOn && situation && (
        <span className="board-middle__count">
          <BasesIcon bases={situation.bases} />
          <span>
            {situation.balls}-{situation.strikes}
          </span>
          <span className="board-middle__outs">
            {[0, 1, 2].map((out) => (
              <i key={out} className={out < situation.outs ? 'dot' : 'dot dot--off'} />
            ))}{' '}
            Out
          </span>
        </span>
      )}
    </>
  );
}
