import { StoryCard } from '../../../../components/cards/StoryCard';
import type { StoryCard as Story } from '../../../../content/schemas/ans';

export interface SectionLeadProps {
  /** The first is the large one; four more stand beside it. */
  stories: readonly Story[];
  feedLength: number;
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** The stories on top of a section front: a large one, and up to four in a column beside it. */
export function SectionLead({ stories, feedLength, provenance, now }: SectionLeadProps) {
  const [lead, ...others] = stories;
  if (lead === undefined) return null;
  const feed = (index: number) => ({ index, length: feedLength, provenance });
  return (
    <div className="section-front__lead">
      <StoryCard
        story={lead}
        variant="lead"
        level={2}
        ratio="16x9"
        sizes="(min-width: 1280px) 796px, (min-width: 1024px) 62vw, 100vw"
        priority
        feed={feed(0)}
        now={now}
      />
      {others.length > 0 && (
        <div className="section-front__column">
          {others.map((story, index) => (
            <StoryCard
              key={story._id || story.canonical_url}
              story={story}
              size="small"
              media="side"
              level={2}
              showBlurb={false}
              sizes={
                index === 0 ? '(min-width: 1024px) 392px, 36vw' : '(min-width: 1024px) 142px, 36vw'
              }
              feed={feed(index + 1)}
              now={now}
            />
          ))}
        </div>
      )}
    </div>
  );
}
