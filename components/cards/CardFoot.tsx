import type { StoryCard } from '../../content/schemas/ans';
import { Byline } from '../ui/Byline';
import type { CardAuthor } from './cardAuthors';
import { CardTime } from './CardTime';
import { ShareMenu } from '../sharing/ShareMenu';

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

/** Writers, time and share menu of a card. Null where there is nothing to say. */
export function CardFoot(props: CardFootProps) {
  const { story, headline, authors, showTimestamp, now, shareOrigin } = props;
  const { bylines } = story;
  const hasTime = showTimestamp && Boolean(bylines?.time || bylines?.date || story.display_date);
  if (authors.length === 0 && !hasTime && shareOrigin === '') return null;
  return (
    <div className="card__foot">
      <Byline authors={authors} affiliation={authors.length > 0 ? (bylines?.section ?? '') : ''} />
      {hasTime && <CardTime story={story} now={now} />}
      {shareOrigin !== '' && (
        <ShareMenu url={`${shareOrigin}${story.canonical_url}`} title={headline} />
      )}
    </div>
  );
}
