import classNames from 'classnames';
import { PossessionIcon } from '../../../components/sports/PossessionIcon';
import { scoreText } from '../../../components/sports/scoreText';
import { TeamMark } from '../../../components/sports/TeamMark';
import { formatTeamRecord } from '../../../utils/stats/formatTeamRecord';
import type { Game, Place } from '../../../utils/stats/game';
import { hasScores } from '../../../utils/stats/hasScores';
import { isDimmed } from '../../../utils/stats/isDimmed';
import { timeoutDots } from '../../../utils/stats/timeoutDots';

interface BoardSideProps {
  game: Game;
  place: Place;
}

/** One of the two teams: crest, name, record, timeouts, score. */
export function BoardSide({ game, place }: BoardSideProps) {
  const side = game[place];
  const { location, nickname } = side;
  const record = formatTeamRecord(side, game.sport);
  return (
    <div
      className={classNames(
        'board-side',
        `board-side--${place}`,
        isDimmed(game, place) && 'board-side--dim',
      )}
    >
      <TeamMark team={side} league={game.league} size={56} />
      <div className="board-side__who">
        {location !== nickname && <span className="board-side__location">{location}</span>}
        <span className="board-side__name">
          {nickname} {hasBall(game, place) && <PossessionIcon />}
        </span>
        <span className="board-side__below">
          {record && <span className="board-side__record">{record}</span>}
          <Timeouts dots={timeoutDots(game, place)} />
        </span>
      </div>
      {hasScores(game) && (
        <div
          className={classNames('board-side__score', `board-side__score--${game.league}`)}
          data-score
        >
          {scoreText(game, place)}
        </div>
      )}
    </div>
  );
}

/** NFL only (widgets §4). */
function hasBall(game: Game, place: Place): boolean {
  return game.status === 'in-progress' && game.league === 'nfl' && game.possession === place;
}

/** Gray beyond those that are left (widgets §4). */
function Timeouts({ dots }: { dots: readonly boolean[] }) {
  if (dots.length === 0) return null;
  return (
    <span className="board-side__timeouts">
      TO{' '}
      {dots.map((isLeft, index) => (
        <i key={index} className={isLeft ? 'dot' : 'dot dot--off'} />
      ))}
    </span>
  );
}
