import classNames from 'classnames';
import { PossessionIcon } from '../../../../components/sports/PossessionIcon';
import { scoreText } from '../../../../components/sports/scoreText';
import { TeamMark } from '../../../../components/sports/TeamMark';
import { formatTeamRecord } from '../../../../utils/stats/formatTeamRecord';
import { boardHeader } from '../../../../utils/stats/boardHeader';
import type { Game, Place } from '../../../../utils/stats/game';
import { gamePath } from '../../../../utils/stats/gamePath';
import { hasScores } from '../../../../utils/stats/hasScores';
import { isDimmed } from '../../../../utils/stats/isDimmed';
import { progressLabel } from '../../../../utils/stats/progressLabel';
import { spokenScore } from '../../../../utils/stats/spokenScore';
import { startLabel } from '../../../../utils/stats/startLabel';

/** A game in the lists: a link to its page, and to its box score once there is one. */
export function GameCard({ game, level = 3 }: { game: Game; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  const path = gamePath(game);
  const title = `${game.away.nickname} at ${game.home.nickname}`;
  return (
    <article className={`central-card central-card--${game.status}`} id={`game-${game.eventId}`}>
      <p className="central-card__status">
        <Status game={game} />
      </p>
      <Title className="central-card__title">
        {path ? (
          <a href={path}>
            <span className="visually-hidden">{title}</span>
          </a>
        ) : (
          <span className="visually-hidden">{title}</span>
        )}
        <span className="visually-hidden">: {spokenScore(game)}</span>
      </Title>
      <div className="central-card__sides" aria-hidden="true">
        <CardSide game={game} place="away" />
        <CardSide game={game} place="home" />
      </div>
      <p className="central-card__facts">
        {[game.isExhibition && 'Exhibition', game.occasion, game.venue, game.network]
          .filter(Boolean)
          .join(', ')}
      </p>
      {path && game.status === 'final' && (
        <a className="central-card__box" href={`${path}#box-score`}>
          Box score<span className="visually-hidden">: {title}</span>
        </a>
      )}
    </article>
  );
}

function Status({ game }: { game: Game }) {
  const { isLive, status, when, isDoubleheader } = boardHeader(game);
  const suffix = isDoubleheader ? ', Double Header' : '';
  if (isLive) {
    return (
      <>
        <b className="central-card__live">Live</b> {progressLabel(game)}
        {suffix}
      </>
    );
  }
  if (game.status === 'pre-game') return `${startLabel(game.start)}${suffix}`;
  const day = startLabel(game.start).split(',')[0] ?? '';
  return (
    <>
      <b>{status}</b> {when || (game.status === 'final' ? day : '')}
      {suffix}
    </>
  );
}

function CardSide({ game, place }: { game: Game; place: Place }) {
  const side = game[place];
  const hasBall = 'possession' in game && game.possession === place && game.league === 'nfl';
  const record = formatTeamRecord(side, game.sport);
  return (
    <div className={classNames('central-side', { 'central-side--dimmed': isDimmed(game, place) })}>
      <TeamMark team={side} league={game.league} size={32} />
      <span className="central-side__name">
        {side.nickname}
        {hasScores(game) && <span className="central-side__record">{record}</span>}
      </span>
      {hasBall && <PossessionIcon />}
      <span
        className={hasScores(game) ? 'central-side__score' : 'central-side__record'}
        data-score={hasScores(game) ? '' : undefined}
      >
        {scoreText(game, place)}
      </span>
    </div>
  );
}
