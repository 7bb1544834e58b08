import type { EditableProps } from 'fusion:content';
import { StoryCard } from '../../../../components/cards/StoryCard';
import type { StoryCard as Story } from '../../../../content/schemas/ans';

export interface SportsLiveFeedProps {
  stories: readonly Story[];
  heading: string;
  /** Marks the heading in the editor’s canvas. */
  headingProps?: EditableProps;
  /** The page with all of them; empty for none. */
  moreUrl: string;
}

/** What readers of sports are on now: small cards, most read first. */
export function SportsLiveFeed({ stories, heading, headingProps, moreUrl }: SportsLiveFeedProps) {
  return (
    <section className="sports-feed">
      <h2 className="sports-front__title" {...headingProps}>
        {heading}
      </h2>
      <ul className="sports-feed__list">
        {stories.map((story, index) => (
          <li className="sports-feed__item" key={story._id || story.canonical_url}>
            <StoryCard
              story={story}
              variant="compact"
              showEyebrow
              sizes="(min-width: 1023px) 100px, 34vw"
              feed={{ index, length: stories.length, provenance: 'live-feed:sports' }}
            />
          </li>
        ))}
      </ul>
      {moreUrl !== '' && (
        <p className="sports-feed__more">
          <a href={moreUrl}>All sports stories</a>
        </p>
      )}
    </section>
  );
}

/** Stands in for the stories until they are there (widgets §4). */
export function LoadingCard({ heading }: { heading: string }) {
  return (
    <section className="sports-feed" aria-busy="true">
      <h2 className="sports-front__title">{heading}</h2>
      <p className="visually-hidden">Loading stories</p>
      <div className="sports-feed__loading" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </section>
  );
}
