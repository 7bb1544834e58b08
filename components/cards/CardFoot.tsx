import type { StoryCard } from '../../content/schemas/ans';
import { showsUpdatedPrefix } from '../../utils/showsUpdatedPrefix';
import { Byline } from '../ui/Byline';
import { Timestamp } from '../ui/Timestamp';
import type { CardAuthor } from './cardAuthors';
import { ShareMenu } from './ShareMenu';

export interface CardFootProps {
  story: StoryCard;
  headline: string;
  /** Empty where no byline is wanted. */
  authors: readonly CardAuthor[];
  showTimestamp: boolean;
  /** ms since 1970; null where the clock may not be read, and then nothing says "Updated". */
  now: number | null;
  /** Origin of the site; empty where no share menu is wanted. */
  shareOrigin: string;
}

/**
 * Writers, time and share menu of a card. Within 180 minutes of the display date the time reads
 * "Updated 2:05 p.m. ET" (widgets §5), later it is the date. Null where there is nothing to say.
 */
export function CardFoot(props: CardFootProps) {
  const { story, headline, authors, showTimestamp, now, shareOrigin } = props;
  const hasTime = showTimestamp && story.display_date !== '';
  if (authors.length === 0 && !hasTime && shareOrigin === '') return null;
  const isFresh = now !== null && showsUpdatedPrefix(story.display_date, now);
  return (
    <div className="card__foot">
      <Byline authors={authors} />
      {hasTime && (
        <Timestamp
          date={story.display_date}
          format={isFresh ? 'time' : 'date'}
          prefix={isFresh ? 'Updated' : ''}
        />
      )}
      {shareOrigin !== '' && (
        <ShareMenu url={`${shareOrigin}${story.canonical_url}`} title={headline} />
      )}
    </div>
  );
}
