import classNames from 'classnames';
import type { StoryCard as Story } from '../../content/schemas/ans';
import { StoryLink } from '../article/StoryLink';
import { Marked } from '../ui/Marked';
import { cardAuthors } from './cardAuthors';
import { CardAvatar } from './CardAvatar';
import { CardFoot } from './CardFoot';
import { cardHeadline } from './cardHeadline';
import { cardImage } from './cardImage';
import { CardLabel } from './CardLabel';
import { CardMark } from './CardMark';
import { CardMedia } from './CardMedia';
import type { CardRatio, CardVariant, HeadlineSize, MediaPlace } from './cardOptions';
import { CardTimeline } from './CardTimeline';
import { cardType } from './cardType';
import { RelatedStories, type RelatedItem } from './RelatedStories';

/** What feed a card belongs to, for analytics (widgets §2). */
export interface CardFeed {
  /** From 0. */
  index: number;
  length: number;
  /** Where the stories come from: `collection:home-lead`, `feed:/news`. */
  provenance: string;
}

export interface StoryCardProps {
  story: Story;
  variant?: CardVariant;
  /** Size of the headline; each variant has its own. */
  size?: HeadlineSize | undefined;
  /** Level of the headline in the page's outline. */
  level?: 2 | 3 | 4;
  media?: MediaPlace | undefined;
  ratio?: CardRatio;
  /** How wide the picture is shown: the `sizes` attribute. */
  sizes?: string;
  /** The page's main picture. */
  priority?: boolean;
  /** The switches; each variant has its own defaults. */
  showImage?: boolean;
  showBlurb?: boolean;
  showEyebrow?: boolean;
  showByline?: boolean;
  showTimestamp?: boolean;
  /** Origin of the site, `https://…`: with it the card has a share menu. */
  shareOrigin?: string;
  hasBoxShadow?: boolean;
  feed?: CardFeed | null;
  /** How many timeline entries of a live blog are shown; 0 hides the rest behind a chevron. */
  timelineCount?: number;
  showTimeline?: boolean;
  /** In a feed a timeline needs at least 3 entries (widgets §5). */
  isInFeed?: boolean;
  /** Related stories; with them there is no timeline (widgets §5). */
  related?: readonly RelatedItem[];
  relatedVersion?: 1 | 2;
  /** ms since 1970, for "Updated"; only blocks that declare a `ttl` know it. */
  now?: number | null;
}

interface Defaults {
  size: HeadlineSize;
  media: MediaPlace;
  /** Blurb and eyebrow. */
  isWordy: boolean;
}

const DEFAULTS: Record<CardVariant, Defaults> = {
  lead: { size: 'biggest', media: 'top', isWordy: true },
  standard: { size: 'base', media: 'top', isWordy: true },
  compact: { size: 'small', media: 'right', isWordy: false },
  'headline-only': { size: 'small', media: 'right', isWordy: false },
  opinion: { size: 'base', media: 'right', isWordy: false },
};

/**
 * A story as fronts and lists show it (widgets §2 to §5). The headline's link covers the card, so
 * that there is one link to tab to; other links of the card lie above it.
 */
export function StoryCard({
  story,
  variant = 'standard',
  size = DEFAULTS[variant].size,
  level = 3,
  media = DEFAULTS[variant].media,
  ratio = '3x2',
  sizes = '(min-width: 1024px) 300px, (min-width: 768px) 50vw, 100vw',
  priority = false,
  showImage = true,
  showBlurb = DEFAULTS[variant].isWordy,
  showEyebrow = DEFAULTS[variant].isWordy,
  showByline = variant === 'lead',
  showTimestamp = false,
  shareOrigin = '',
  hasBoxShadow = false,
  feed = null,
  showTimeline = variant === 'lead',
  timelineCount = 0,
  isInFeed = feed !== null,
  related = [],
  relatedVersion = 1,
  now = null,
}: StoryCardProps) {
  const Heading = `h${level}` as const;
  const type = cardType(story);
  const headline = cardHeadline(story);
  const authors = cardAuthors(story);
  const isOpinion = variant === 'opinion' || type === 'columnist';
  const hasPicture = showImage && variant !== 'headline-only';
  // A columnist's face stands where there is no picture, and always in an opinion card.
  const image = hasPicture && variant !== 'opinion' ? cardImage(story) : null;
  const face = authors.find((author) => author.image !== null)?.image ?? null;
  const avatar = hasPicture && isOpinion && image === null ? face : null;
  const isSmall = variant === 'compact';

  return (
    <article
      className={classNames(
        'card',
        `card--${variant}`,
        `card--size-${size}`,
        image && `card--media-${media}`,
        avatar && 'card--has-avatar',
        isOpinion && 'card--columnist',
        hasBoxShadow && 'card--shadow',
        story.subtype && `subtype-${type === 'live-blog' ? 'live' : story.subtype}`,
      )}
      data-card-type={type}
      data-card-author={authors.map(({ name }) => name).join(', ')}
      data-card-index={feed?.index}
      data-feed-length={feed?.length}
      data-feed-provenance={feed?.provenance}
    >
      {/* Before the text, as it mostly stands above it: nothing moves while the page arrives. */}
      {image !== null && (
        <CardMedia
          story={story}
          image={image}
          ratio={ratio}
          sizes={sizes}
          priority={priority}
          isSmall={isSmall}
        />
      )}
      <div className="card__text">
        <CardLabel
          story={story}
          writer={isOpinion ? authors.map(({ name }) => name).join(' and ') : ''}
          showEyebrow={showEyebrow}
        />
        <Heading className="card__headline">
          <StoryLink story={story} className="card__link" linkType="headline" />
        </Heading>
        {showBlurb && story.description !== '' && (
          <p className="card__blurb">
            <Marked>{story.description}</Marked>
          </p>
        )}
        {image === null && <CardMark story={story} />}
        <CardFoot
          story={story}
          headline={headline}
          authors={showByline && !isOpinion ? authors : []}
          showTimestamp={showTimestamp}
          now={now}
          shareOrigin={shareOrigin}
        />
        {related.length > 0 ? (
          <RelatedStories items={related} version={relatedVersion} />
        ) : (
          showTimeline &&
          type === 'live-blog' && (
            <CardTimeline
              entries={story.timeline}
              count={timelineCount}
              isInFeed={isInFeed}
              hasEnded={story.ended}
              now={now}
            />
          )
        )}
      </div>
      {avatar !== null && <CardAvatar image={avatar} />}
    </article>
  );
}
