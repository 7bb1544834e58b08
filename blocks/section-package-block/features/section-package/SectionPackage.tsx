import type { EditableProps } from 'fusion:content';
import { StoryCard, type CardFeed } from '../../../../components/cards/StoryCard';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryCard as Story } from '../../../../content/schemas/ans';

export const PACKAGE_LAYOUTS = ['lead-left', 'four-up', 'opinion', 'photo-strip'] as const;
export type PackageLayout = (typeof PACKAGE_LAYOUTS)[number];

/** How many stories each layout has room for. */
export const PACKAGE_SIZES: Record<PackageLayout, number> = {
  'lead-left': 5,
  'four-up': 4,
  opinion: 5,
  'photo-strip': 5,
};

export interface SectionPackageProps {
  /** As many as the layout has room for, at most. */
  stories: readonly Story[];
  heading: string;
  /** Marks the heading in the editor’s canvas. */
  headingProps?: EditableProps;
  /** The page of the section, or empty. */
  url: string;
  layout: PackageLayout;
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** A section's stories on a front: its name, then its stories in one of four layouts. */
export function SectionPackage({ stories, heading, url, layout, ...rest }: SectionPackageProps) {
  if (stories.length === 0) return null;
  const feed = (index: number): CardFeed => ({
    index,
    length: stories.length,
    provenance: rest.provenance,
  });
  return (
    <section className={`section-package section-package--${layout}`}>
      <SectionHeading text={heading} textProps={rest.headingProps} url={url || null} />
      <div className="section-package__grid">
        {stories.map((story, index) => (
          <div className="section-package__cell" key={story._id || story.canonical_url}>
            <PackageCard
              story={story}
              layout={layout}
              index={index}
              feed={feed(index)}
              now={rest.now}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface PackageCardProps {
  story: Story;
  layout: PackageLayout;
  index: number;
  feed: CardFeed;
  now: number;
}

function PackageCard({ story, layout, index, feed, now }: PackageCardProps) {
  switch (layout) {
    case 'lead-left':
      return index === 0 ? (
        <StoryCard
          story={story}
          size="big"
          sizes="(min-width: 1280px) 588px, (min-width: 1024px) 48vw, 100vw"
          feed={feed}
          showByline
          now={now}
        />
      ) : (
        <StoryCard
          story={story}
          size="small"
          media="side"
          showImage={index <= 2}
          showEyebrow={false}
          showBlurb={index > 2}
          sizes="(min-width: 768px) 290px, 36vw"
          feed={feed}
          now={now}
        />
      );
    case 'four-up':
      return (
        <StoryCard
          story={story}
          size="small"
          media="side"
          sizes="(min-width: 768px) 290px, 36vw"
          feed={feed}
          now={now}
        />
      );
    case 'opinion':
      return (
        <StoryCard
          story={story}
          variant="opinion"
          size={index === 0 ? 'big' : 'base'}
          showBlurb={index === 0}
          feed={feed}
          now={now}
        />
      );
    case 'photo-strip':
      return (
        <StoryCard
          story={story}
          size={index === 0 ? 'base' : 'smallest'}
          ratio="3x2"
          showBlurb={false}
          showEyebrow={false}
          sizes={
            index === 0 ? '(min-width: 1024px) 604px, 80vw' : '(min-width: 1024px) 290px, 66vw'
          }
          feed={feed}
          now={now}
        />
      );
  }
}
