import type { ReactNode } from 'react';
import classNames from 'classnames';
import { scoreText } from '../../../../components/sports/scoreText';
import { TeamMark } from '../../../../components/sports/TeamMark';
import { announcement } from '../../../../utils/stats/announcement';
import type { Game, Place } from '../../../../utils/stats/game';
import { gamePath } from '../../../../utils/stats/gamePath';
import { hasScores } from '../../../../utils/stats/hasScores';
import { isDimmed } from '../../../../utils/stats/isDimmed';
import { ribbonCell } from '../../../../utils/stats/ribbonCell';
import { ribbonLabel } from '../../../../utils/stats/ribbonLabel';
import { spokenCard } from './spokenCard';

interface RibbonCardProps {
  game: Game;
  now: number;
}

/**
 * A game in the ribbon: one link with the score in words, and beside it the link to the box score.
 * A game without id, or of no local team, leads nowhere (widgets §2).
 */
export function RibbonCard({ game, now }: RibbonCardProps) {
  const path = gamePath(game);
  const cell = ribbonCell(game);
  const label = ribbonLabel(game, now);
  const detail = `${game.teamPath.slice(1)} ${game.eventId}`;
  const hasBox = cell.kind === 'box';
  // The label says LIVE (widgets §4).
  const isStopped = game.status === 'delayed' && cell.kind === 'progress';
  return (
    <article className="ribbon-card">
      <span data-announce={`game-${game.eventId}`} hidden>
        {announcement(game)}
      </span>
      <CardLink path={path} detail={detail}>
        <span className="visually-hidden">{spokenCard(game, label)}</span>
        <span className="ribbon-card__face" aria-hidden="true">
          <span className="ribbon-card__head">
            <span
              className={classNames(
                'ribbon-card__label',
                label === 'LIVE' && 'ribbon-card__label--live',
              )}
            >
              {label}
            </span>
            <span className="ribbon-card__league">
              {game.isExhibition ? 'Exh.' : game.league.toUpperCase()}
            </span>
          </span>
          <span
            className={classNames(
              'ribbon-card__teams',
              !hasScores(game) && 'ribbon-card__teams--to-come',
            )}
          >
            <span className="ribbon-card__column">
              <Team game={game} place="away" />
              <Team game={game} place="home" />
            </span>
            <span className="ribbon-card__column ribbon-card__column--numbers">
              <Count game={game} place="away" />
              <Count game={game} place="home" />
            </span>
          </span>
          {!hasBox && (
            <span
              className={classNames(
                `ribbon-card__cell ribbon-card__cell--${cell.kind}`,
                isStopped && 'ribbon-card__cell--stopped',
              )}
            >
              {isStopped && 'Delayed '}
              {cell.text.replace('Halftime', 'Half\u00ADtime')}
            </span>
          )}
        </span>
      </CardLink>
      {hasBox && path && (
        <a className="ribbon-card__box" href={`${path}#box-score`} data-detail={`${detail} box`}>
          {cell.text}
          <span className="visually-hidden">
            {' '}
            score, {game.away.nickname} at {game.home.nickname}
          </span>
        </a>
      )}
    </article>
  );
}

interface CardLinkProps {
  path: string | null;
  detail: string;
  children: ReactNode;
}

function CardLink({ path, detail, children }: CardLinkProps) {
  if (!path) return <div className="ribbon-card__link">{children}</div>;
  return (
    <a className="ribbon-card__link" href={path} data-detail={detail}>
      {children}
    </a>
  );
}

interface SideProps {
  game: Game;
  place: Place;
}

function Team({ game, place }: SideProps) {
  const side = game[place];
  return (
    <span
      className={classNames('ribbon-card__team', isDimmed(game, place) && 'ribbon-card__team--dim')}
    >
      <TeamMark team={side} league={game.league} size={20} />
      <span className="ribbon-card__name">{side.abbreviation}</span>
    </span>
  );
}

/** The score; before a game the record. */
function Count({ game, place }: SideProps) {
  const text = scoreText(game, place);
  if (!hasScores(game)) return <span className="ribbon-card__record">{text}</span>;
  return (
    <span
      className={classNames(
        `ribbon-card__score ribbon-card__score--${game.league}`,
        isDimmed(game, place) && 'ribbon-card__score--dim',
      )}
      data-score
    >
      {text}
    </span>
  );
}
