import { CallToActionCard } from '../../../../components/cards/CallToActionCard';
import type { RelatedItem } from '../../../../components/cards/RelatedStories';
import { StoryCard, type CardFeed } from '../../../../components/cards/StoryCard';
import type { StoryCard as Story } from '../../../../content/schemas/ans';
import type { CallToAction } from '../../../../content/schemas/readCallToAction';
import type { StoryCardFields } from './storyCardFields';

export interface StoryCardViewProps {
  story: Story;
  fields: StoryCardFields;
  related: readonly RelatedItem[];
  /** Null where the story asks for nothing. */
  callToAction: CallToAction | null;
  /** Origin of the site, for sharing. */
  origin: string;
  /** ms since 1970. */
  now: number;
}

/** One card with what the editor chose. A call-to-action story without its element shows nothing. */
export function StoryCardView(props: StoryCardViewProps) {
  const { story, fields, related, callToAction, origin, now } = props;
  if (story.subtype === 'call-to-action') {
    return callToAction === null ? null : (
      <div className="story-card">
        <CallToActionCard callToAction={callToAction} url={story.canonical_url} />
      </div>
    );
  }
  return (
    <div className="story-card">
      <StoryCard
        story={story}
        variant={fields.variant}
        size={fields.headlineSize ?? undefined}
        media={fields.mediaPlace ?? undefined}
        ratio={fields.imageRatio}
        showImage={fields.image}
        showBlurb={fields.blurb}
        showEyebrow={fields.eyebrow}
        showByline={fields.byline}
        showTimestamp={fields.timestamp}
        shareOrigin={fields.shareTools ? origin : ''}
        hasBoxShadow={fields.boxShadow}
        feed={feedOf(fields)}
        isInFeed={fields.inFeed}
        showTimeline
        timelineCount={fields.timelineCount}
        related={related}
        relatedVersion={fields.relatedVersion}
        now={now}
      />
    </div>
  );
}

/** The feed that the card stands in, for analytics: where no editor named one, its collection. */
function feedOf(fields: StoryCardFields): CardFeed {
  const { collectionId, position, cardIndex, feedLength, feedProvenance } = fields;
  return {
    index: Math.max(0, cardIndex ?? position),
    length: feedLength,
    provenance: feedProvenance || (collectionId ? `collection:${collectionId}` : 'manual'),
  };
}
