import type { StoryCard } from '../../content/schemas/ans';
import { formatLiveBlogDate } from '../../utils/dates/formatLiveBlogDate';
import { selectTimeline } from '../../utils/story/selectTimeline';
import { showsTimeline } from '../../utils/story/showsTimeline';
import { Icon } from '../ui/Icon';

type Entry = StoryCard['timeline'][number];

export interface CardTimelineProps {
  entries: readonly Entry[];
  /** How many the editor wants; 0 is "not set": three, and a chevron for the others. */
  count: number;
  isInFeed: boolean;
  hasEnded: boolean;
  /** ms since 1970; without a clock no times are shown. */
  now: number | null;
}

/** The newest entries of a live blog (widgets §4, §5). The chevron is a native disclosure. */
export function CardTimeline({ entries, count, isInFeed, hasEnded, now }: CardTimelineProps) {
  const timelineCount = entries.filter(({ header }) => header.trim() !== '').length;
  if (!showsTimeline({ isRelatedStories: false, isInFeed, timelineCount })) return null;
  const { shown, more } = selectTimeline(entries, count);
  return (
    <div className={`card__timeline${hasEnded ? ' card__timeline--ended' : ''}`}>
      <Entries entries={shown} now={now} />
      {more.length > 0 && (
        <details>
          <summary>
            Show more
            <Icon name="chevron-down" size={14} />
          </summary>
          <Entries entries={more} now={now} />
        </details>
      )}
    </div>
  );
}

function Entries({ entries, now }: { entries: readonly Entry[]; now: number | null }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={`${entry.url} ${entry.header}`}>
          <a href={entry.url} data-link-type="timeline">
            {entry.header}
          </a>
          {now !== null && entry.timestamp !== '' && (
            <time className="timestamp" dateTime={entry.timestamp}>
              {formatLiveBlogDate(entry.timestamp, now)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
