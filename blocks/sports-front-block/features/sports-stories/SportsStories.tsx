import type { EditableProps } from 'fusion:content';
import { StoryRiver } from '../../../../components/fronts/StoryRiver';
import type { StoryCard } from '../../../../content/schemas/ans';

export interface SportsStoriesProps {
  stories: readonly StoryCard[];
  heading: string;
  /** Marks the heading in the editor’s canvas. */
  headingProps?: EditableProps;
  /** Index of the first story within the whole list, and the list's length. */
  firstIndex: number;
  feedLength: number;
  provenance: string;
  /** Origin of the site, for sharing. */
  shareOrigin: string;
  /** ms since 1970. */
  now: number;
}

/** The stories of the sports front from the third on (widgets §2). */
export function SportsStories({ heading, headingProps, stories, ...feed }: SportsStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <section className="sports-stories">
      <h2 className="sports-front__title" {...headingProps}>
        {heading}
      </h2>
      <StoryRiver
        stories={stories}
        provenance={feed.provenance}
        firstIndex={feed.firstIndex}
        feedLength={feed.feedLength}
        now={feed.now}
        shareOrigin={feed.shareOrigin}
      />
    </section>
  );
}
