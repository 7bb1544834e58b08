import { AdSlot } from '../../../../components/ads/AdSlot';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { StoryCard } from '../../../../components/cards/StoryCard';
import type { StoryCard as Story } from '../../../../content/schemas/ans';
import type { AdSlot as AdSlotSettings } from '../../../../properties/adSlots';

export const AD_PLACES = ['first', 'second', 'none'] as const;
export type AdPlace = (typeof AD_PLACES)[number];

export interface SportsTopStoriesProps {
  /** The first leads; one more stands below it. */
  stories: readonly Story[];
  /** After which of them the ad stands. */
  adPlace: AdPlace;
  /** Null where no ad is shown. */
  slot: AdSlotSettings | null;
  unitId: string;
  /** Read aloud only. */
  heading: string;
  /** Stories in the whole list that this one begins. */
  feedLength: number;
  provenance: string;
  /** ms since 1970. */
  now: number;
}

const SIZES = '(min-width: 1280px) 588px, (min-width: 1023px) 48vw, 100vw';

/** The two stories on top of the sports front, an ad after the first or the second (widgets §2). */
export function SportsTopStories(props: SportsTopStoriesProps) {
  const { stories, adPlace, slot, heading, feedLength, provenance, now } = props;
  if (stories.length === 0) return null;
  const adAfter = adPlace === 'second' && stories.length > 1 ? 1 : 0;
  return (
    <section className="sports-top">
      <h2 className="visually-hidden">{heading}</h2>
      {stories.map((story, index) => (
        <div className="sports-top__item" key={story._id || story.canonical_url}>
          <StoryCard
            story={story}
            variant={index === 0 ? 'lead' : 'standard'}
            size={index === 0 ? 'biggest' : 'big'}
            media={index === 0 ? 'top' : 'right'}
            ratio={index === 0 ? '16x9' : '3x2'}
            sizes={index === 0 ? SIZES : '(min-width: 1023px) 200px, 34vw'}
            priority={index === 0}
            showByline
            feed={{ index, length: feedLength, provenance }}
            related={mayHaveRelatedStories(story) ? relatedItems(story, null) : []}
            now={now}
          />
          {index === adAfter && adPlace !== 'none' && slot && (
            <AdSlot slot={slot} index={0} positionType="inline" unitId={props.unitId} />
          )}
        </div>
      ))}
    </section>
  );
}
