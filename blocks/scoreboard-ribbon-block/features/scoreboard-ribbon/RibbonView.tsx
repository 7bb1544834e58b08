import type { CSSProperties } from 'react';
import classNames from 'classnames';
import { Icon } from '../../../../components/ui/Icon';
import type { Game } from '../../../../utils/stats/game';
import { RibbonCard } from './RibbonCard';

/** Cards that are seen at once, where the window is wide enough for pages (widgets §9). */
const CARDS_PER_PAGE = 6;
const ALL_GAMES = '/sports/gameday-central';

export interface RibbonViewProps {
  games: readonly Game[];
  /** ms since 1970; the labels name days. */
  now: number;
}

/**
 * A row of games that scrolls and leads to all games; with more than six cards and a window that is
 * wide enough, pages of six with arrows instead (widgets §2).
 */
export function RibbonView({ games, now }: RibbonViewProps) {
  const hasPages = games.length > CARDS_PER_PAGE;
  return (
    <section
      className={classNames('ribbon', hasPages && 'ribbon--paged')}
      aria-label="Scores"
      style={{ '--ribbon-count': games.length } as CSSProperties}
    >
      <p className="ribbon__title" aria-hidden="true">
        Scores
      </p>
      {hasPages && <Arrow turn={-1} />}
      <ul className="ribbon__cards">
        {games.map((game) => (
          <li className="ribbon__item" key={`${game.league}-${game.eventId}`}>
            <RibbonCard game={game} now={now} />
          </li>
        ))}
      </ul>
      {hasPages && <Arrow turn={1} />}
      <a className="ribbon__all" href={ALL_GAMES} data-detail="see all games">
        See all games
        <Icon name="chevron-right" size={14} />
      </a>
    </section>
  );
}

/** `enhance` turns the pages; nothing lies before the first one. */
function Arrow({ turn }: { turn: -1 | 1 }) {
  return (
    <button
      className={`ribbon__arrow ribbon__arrow--${turn < 0 ? 'back' : 'on'}`}
      type="button"
      aria-label={turn < 0 ? 'Previous games' : 'Next games'}
      aria-disabled={turn < 0}
      data-turn={turn}
      data-keep
    >
      <Icon name={turn < 0 ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  );
}
