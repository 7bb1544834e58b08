import { Icon } from '../../../../components/ui/Icon';
import type { LiveCard } from '../../../../content/schemas/ans';
import { selectTimeline } from '../../../../utils/story/selectTimeline';
import { LiveTime } from './LiveTime';

interface KeyEventsProps {
  /** In the order of the page: what is pinned comes first. */
  cards: readonly LiveCard[];
  /** How many the editor wants; 0 is "not set": three, and a chevron for the others. */
  count: number;
  /** ms since 1970. */
  now: number;
}

/**
 * The timeline of a live blog (widgets §4): links to its cards. On a phone it opens on demand; where
 * there is room it stands beside the cards. Null where no card has a header.
 */
export function KeyEvents({ cards, count, now }: KeyEventsProps) {
  const { shown, more } = selectTimeline(cards, count);
  if (shown.length === 0) return null;
  return (
    <nav className="key-events" aria-label="Key events">
      <details className="key-events__fold">
        <summary className="key-events__open">
          Key events <Icon name="chevron-down" size={16} />
        </summary>
        <h2 className="key-events__title">Key events</h2>
        <Events cards={shown} now={now} />
        {more.length > 0 && (
          <details className="key-events__more">
            <summary className="key-events__toggle">
              <span className="key-events__show-more">Show more</span>
              <span className="key-events__show-fewer">Show fewer</span>
              <Icon name="chevron-down" size={14} />
            </summary>
            <Events cards={more} now={now} />
          </details>
        )}
      </details>
    </nav>
  );
}

function Events({ cards, now }: Pick<KeyEventsProps, 'cards' | 'now'>) {
  return (
    <ol className="key-events__list">
      {cards.map(({ anchor, header, timestamp }) => (
        <li key={anchor}>
          <a className="key-events__link" href={`#${anchor}`}>
            <LiveTime date={timestamp} now={now} className="timestamp key-events__time" />
            <span className="key-events__header">{header}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
