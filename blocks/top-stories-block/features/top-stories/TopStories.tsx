import type { RelatedItem } from '../../../../components/cards/RelatedStories';
import { StoryCard } from '../../../../components/cards/StoryCard';
import type { StoryCard as Story } from '../../../../content/schemas/ans';

export const TOP_STORIES_LAYOUTS = ['center', 'left'] as const;
export type TopStoriesLayout = (typeof TOP_STORIES_LAYOUTS)[number];

export interface TopStoriesProps {
  /** The first is the lead, up to six more stand beside it in two columns. */
  stories: readonly Story[];
  layout: TopStoriesLayout;
  /** Heading of the whole page, for those who cannot see the masthead; empty for none. */
  pageHeading: string;
  /** Heading of the package, read aloud only. */
  heading: string;
  /** Links to what belongs to the lead. */
  related: readonly RelatedItem[];
  provenance: string;
  /** ms since 1970. */
  now: number;
}

const LEAD_SIZES = {
  center: '(min-width: 1280px) 588px, (min-width: 1024px) 48vw, 100vw',
  left: '(min-width: 1280px) 796px, (min-width: 1024px) 64vw, 100vw',
} as const;

/** The lead package of the front page: one story with a big picture, two to six beside it. */
export function TopStories(props: TopStoriesProps) {
  const { stories, layout, pageHeading, heading, related, provenance, now } = props;
  const [lead, ...seconds] = stories;
  if (lead === undefined) return null;
  const rows = Math.max(2, Math.floor(seconds.length / 2)); // the second column is the longer one
  const columns = [seconds.slice(0, rows), seconds.slice(rows)].filter(({ length }) => length > 0);
  const feed = (index: number) => ({ index, length: stories.length, provenance });
  return (
    <section className={`top-stories top-stories--${layout} top-stories--of-${columns.length}`}>
      {pageHeading !== '' && <h1 className="visually-hidden">{pageHeading}</h1>}
      <h2 className="visually-hidden">{heading}</h2>
      <div className="top-stories__grid">
        <div className="top-stories__lead">
          <StoryCard
            story={lead}
            variant="lead"
            ratio="3x2"
            sizes={LEAD_SIZES[layout]}
            priority
            feed={feed(0)}
            showTimeline
            related={related}
            now={now}
          />
        </div>
        {columns.map((column, place) => (
          <div className="top-stories__column" key={column[0]?._id ?? place}>
            {column.map((story, row) => (
              <StoryCard
                key={story._id || story.canonical_url}
                story={story}
                variant="standard"
                media="side"
                showImage={row < 2}
                size={row === 0 ? 'base' : 'small'}
                sizes="(min-width: 1024px) 300px, (min-width: 768px) 45vw, 36vw"
                feed={feed(1 + place * rows + row)}
                now={now}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
