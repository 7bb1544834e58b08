import { cardHeadline } from '../../../../components/cards/cardHeadline';
import { cardImage } from '../../../../components/cards/cardImage';
import { Icon } from '../../../../components/ui/Icon';
import { Picture } from '../../../../components/ui/Picture';
import type { StoryCard } from '../../../../content/schemas/ans';

export interface StoryPagerProps {
  previous: StoryCard | null;
  next: StoryCard | null;
  /** Printed name of what both belong to; empty for none. */
  sectionName: string;
}

/** px: two densities of a small picture. */
const WIDTHS = [400, 200] as const;

/** The story before and the story after in a section, by date. Null where there is neither. */
export function StoryPager({ previous, next, sectionName }: StoryPagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="story-pager" aria-label={`More stories in ${sectionName || 'this section'}`}>
      {previous && <PagerLink story={previous} rel="prev" label="Previous story" />}
      {next && <PagerLink story={next} rel="next" label="Next story" />}
    </nav>
  );
}

interface PagerLinkProps {
  story: StoryCard;
  rel: 'prev' | 'next';
  label: string;
}

function PagerLink({ story, rel, label }: PagerLinkProps) {
  const image = cardImage(story);
  return (
    <a
      className={`story-pager__link story-pager__link--${rel}`}
      href={story.canonical_url}
      rel={rel}
    >
      {image && (
        <Picture
          className="story-pager__picture"
          image={image}
          ratio="1x1"
          widths={WIDTHS}
          sizes="72px"
          alt=""
        />
      )}
      <span className="story-pager__text">
        <span className="story-pager__label">
          {rel === 'prev' && <Icon name="chevron-left" size={14} />}
          {label}
          {rel === 'next' && <Icon name="chevron-right" size={14} />}
        </span>{' '}
        <span className="story-pager__headline">{cardHeadline(story)}</span>
      </span>
    </a>
  );
}
