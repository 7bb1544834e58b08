import type { StoryCard } from '../../content/schemas/ans';
import { showsUpdatedPrefix } from '../../utils/showsUpdatedPrefix';
import { Byline } from '../ui/Byline';
import { Timestamp } from '../ui/Timestamp';
import type { CardAuthor } from './cardAuthors';

export interface CardMetaProps {
  story: StoryCard;
  /** Empty where no byline is wanted. */
  authors: readonly CardAuthor[];
  showTimestamp: boolean;
  /** ms since 1970; null where the clock may not be read, and then nothing says "Updated". */
  now: number | null;
}

/**
 * Writers and time of a card. Within 180 minutes of the display date it reads
 * "Updated 2:05 p.m. ET" (widgets §5), later it is the date.
 */
export function CardMeta({ story, authors, showTimestamp, now }: CardMetaProps) {
  const hasTimestamp = showTimestamp && story.display_date !== '';
  if (authors.length === 0 && !hasTimestamp) return null;
  const isFresh = now !== null && showsUpdatedPrefix(story.display_date, now);
  return (
    <div className="card__meta">
      <Byline authors={authors} />
      {hasTimestamp && (
        <Timestamp
          date={story.display_date}
          format={isFresh ? 'time' : 'date'}
          prefix={isFresh ? 'Updated' : ''}
        />
      )}
    </div>
  );
}
