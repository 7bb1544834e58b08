import type { Game, Play } from '../../../../utils/stats/game';
import { resultColor } from '../../../../utils/stats/resultColor';
import { periodName } from '../../../../utils/stats/periodName';
import { minuteOf } from '../../game/minuteOf';

interface PlayRowProps {
  game: Game;
  play: Play;
  /** Shown to begin with. */
  isLatest: boolean;
}

/** One play: when, who, what, and the score where it changed. */
export function PlayRow({ game, play, isLatest }: PlayRowProps) {
  const { id, kind, place, text, situation, code } = play;
  const side = place && game[place];
  const color = game.sport === 'baseball' ? resultColor(code) : null;
  return (
    <li
      id={`play-${id}`}
      className="play"
      data-kind={kind}
      data-team={place ?? 'none'}
      data-latest={isLatest ? '' : undefined}
      data-row
    >
      {game.sport !== 'baseball' && <span className="play__when">{whenOf(game, play)}</span>}
      {game.sport === 'baseball' ? (
        <span className={`play__code play__code--${color ?? 'none'}`} aria-hidden="true">
          {color && code}
        </span>
      ) : (
        <span className={`play__team play__team--${place ?? 'none'}`} aria-hidden="true">
          {side?.abbreviation}
        </span>
      )}
      <p className="play__text">
        {situation && <span className="play__situation">{situation}</span>}
        {side && game.sport !== 'baseball' && (
          <span className="visually-hidden">{side.nickname}: </span>
        )}
        {text}
      </p>
      {kind === 'score' && play.away !== null && play.home !== null && (
        <p className="play__score">
          {game.away.abbreviation} {play.away}, {game.home.abbreviation} {play.home}
        </p>
      )}
    </li>
  );
}

/** In a shootout no clock runs. */
function whenOf(game: Game, play: Play): string {
  return periodName(game, play.period, 'short') === 'SO' ? '' : minuteOf(game, play);
}
