import classNames from 'classnames';
import { PossessionIcon } from '../../../../components/sports/PossessionIcon';
import { TeamMark } from '../../../../components/sports/TeamMark';
import { formatTeamRecord } from '../../../../utils/stats/formatTeamRecord';
import type { Game, Place } from '../../../../utils/stats/game';
import { hasScores } from '../../../../utils/stats/hasScores';
import { isDimmed } from '../../../../utils/stats/isDimmed';
import { timeoutDots } from '../../../../utils/stats/timeoutDots';

/** One team on the board: crest, name, record, timeouts, score (widgets §4). */
export function BoardSide({ game, place }: { game: Game; place: Place }) {
  const side = game[place];
  const record = formatTeamRecord(side, game.sport);
  const dots = timeoutDots(game, place);
  const hasBall = 'possession' in game && game.possession === place && game.league === 'nfl';
  const score = hasScores(game) ? (side.totals?.runs ?? side.score) : null;
  return (
    <div
      className={classNames('board-side', `board-side--${place}`, {
        'board-side--dimmed': isDimmed(game, place),
      })}
    >
      <TeamMark team={side} league={game.league} size={64} />
      <p className="board-side__team" data-row>
        <span className="board-side__location">{side.location}</span>
        <span className="board-side__name">
          {side.nickname} {hasBall && <PossessionIcon />}
        </span>
        <span className="board-side__facts">
          {record}
          {dots.length > 0 && <TimeoutDots dots={dots} />}
        </span>
      </p>
      {score !== null && (
        <p className="board-side__score" data-score>
          {score}
        </p>
      )}
    </div>
  );
}

function TimeoutDots({ dots }: { dots: boolean[] }) {
  return (
    <span className="timeouts">
      {dots.map((isLeft, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
        <i key={index} className={isLeft ? 'timeouts__left' : undefined} />
      ))}
    </span>
  );
}
