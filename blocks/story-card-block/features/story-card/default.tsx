import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { StoryCardView } from './StoryCardView';
import { storyCardFields } from './storyCardFields';
import { useCardStory } from './useCardStory';

/** A card for one story: of an address, or of a place in a collection. */
export default defineFeature({
  label: 'Card – Story',
  hydrate: 'interaction',
  /** s: "Updated" depends on the clock (widgets §5). */
  ttl: 300,
  fields: storyCardFields,
  view: function StoryCardFeature({ fields }) {
    const { arcSite } = useAppContext();
    const story = useCardStory(fields);
    const wantsRelated = fields.relatedStories && story !== null && mayHaveRelatedStories(story);
    const fetched = useContent(
      wantsRelated ? { source: 'related-content', query: { _id: story._id } } : null,
    );
    const asked = useContent(
      story?.subtype === 'call-to-action'
        ? { source: 'story-card-call-to-action', query: { canonical_url: story.canonical_url } }
        : null,
    );
    if (story === null) return null;
    return (
      <StoryCardView
        story={story}
        fields={fields}
        related={wantsRelated ? relatedItems(story, fetched, fields.relatedCount) : []}
        callToAction={asked?.callToAction ?? null}
        origin={siteOrigin(arcSite)}
        now={Date.now()}
      />
    );
  },
});
