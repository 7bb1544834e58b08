import classNames from 'classnames';
import type { StoryCard } from '../../content/schemas/ans';
import { StoryLink } from '../article/StoryLink';
import type { HeadlineSize } from '../cards/cardOptions';
import { cardAuthors } from '../cards/cardAuthors';
import { cardType } from '../cards/cardType';
import { Byline } from '../ui/Byline';
import { Eyebrow } from '../ui/Eyebrow';
import { EyebrowIcon } from '../ui/EyebrowIcon';
import { Picture } from '../ui/Picture';
import { Timestamp } from '../ui/Timestamp';
import { timestampFormat } from './timestampFormat';

export interface HeadlineItemsProps {
  stories: readonly StoryCard[];
  showTimestamps: boolean;
  showLabels?: boolean;
  showBylines?: boolean;
  /** Of the headlines (platform §3). */
  size?: HeadlineSize;
  /** Numbers in front, for a ranking. */
  isRanked?: boolean;
  /** Where the stories come from, for analytics. */
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** px of a partner's mark, for screens of one and of two dots a pixel. */
const LOGO = [192, 96] as const;

/** Headlines below each other: label, link, partner's mark, writers, time (widgets §3 "headline item"). */
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
    <ol
      className={classNames(
        'headlines',
        isRanked && 'headlines--ranked',
        props.size && `headlines--${props.size}`,
      )}
    >
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
          <StoryLink story={story} className="headlines__link" linkType="headline" />
          {story.logo && (
            <Picture className="headlines__logo" image={story.logo} widths={LOGO} sizes="96px" />
          )}
          {showBylines && (
            <Byline
              authors={cardAuthors(story)}
              affiliation={story.bylines?.section ?? ''}
              isLinked={false}
            />
          )}
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
  const { labelIcon: icon } = story;
  return (
    <>
      <Eyebrow text={text} className="headlines__label" />
      {icon && <EyebrowIcon text={icon.text} picture={icon.picture} url={icon.url} />}
    </>
  );
}
