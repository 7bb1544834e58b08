import type { StoryCard } from '../../content/schemas/ans';
import { cardAuthors } from '../cards/cardAuthors';
import { cardHeadline } from '../cards/cardHeadline';
import { cardType } from '../cards/cardType';
import { Byline } from '../ui/Byline';
import { Eyebrow } from '../ui/Eyebrow';
import { Timestamp } from '../ui/Timestamp';
import { timestampFormat } from './timestampFormat';

export interface HeadlineItemsProps {
  stories: readonly StoryCard[];
  showTimestamps: boolean;
  showLabels?: boolean;
  showBylines?: boolean;
  /** Numbers in front, for a ranking. */
  isRanked?: boolean;
  /** Where the stories come from, for analytics. */
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** Headlines below each other: label, link, writers, time (widgets §3 "headline item"). */
export function HeadlineItems(props: HeadlineItemsProps) {
  const {
    stories,
    showTimestamps,
    showLabels = false,
    showBylines = false,
    provenance,
    now,
  } = props;
  const isRanked = props.isRanked === true;
  return (
    <ol className={isRanked ? 'headlines headlines--ranked' : 'headlines'}>
      {stories.map((story, index) => (
        <li
          key={story._id || story.canonical_url}
          className="headlines__item"
          data-card-index={index}
          data-card-type={cardType(story)}
          data-feed-length={stories.length}
          data-feed-provenance={provenance}
        >
          {showLabels && <Label story={story} />}
          <a className="headlines__link" href={story.canonical_url} data-link-type="headline">
            {cardHeadline(story)}
          </a>
          {showBylines && <Byline authors={cardAuthors(story)} isLinked={false} />}
          {showTimestamps && (
            <Timestamp
              date={story.display_date}
              format={timestampFormat(story.display_date, now)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A live blog says so, everything else names its label or section. */
function Label({ story }: { story: StoryCard }) {
  if (cardType(story) === 'live-blog') {
    return story.ended ? (
      <Eyebrow text="As It Happened" tone="ended" />
    ) : (
      <Eyebrow text="Live Updates" tone="live" />
    );
  }
  const text = story.eyebrow?.text ?? story.taxonomy.primary_section?.name ?? '';
  return <Eyebrow text={text} className="headlines__label" />;
}
