import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import { StoryCardView } from './StoryCardView';
import { storyCardFields } from './storyCardFields';

/** Cards of one collection share one request of this size, the largest that there is. */
const COLLECTION_PAGE = 20;

/** A card for one story: of an address, or of a place in a collection. */
export default defineFeature({
  label: 'Card – Story',
  hydrate: 'interaction',
  /** s: "Updated" depends on the clock (widgets §5). */
  ttl: 300,
  fields: storyCardFields,
  view: function StoryCardFeature({ fields }) {
    const { arcSite } = useAppContext();
    const { canonicalUrl, collectionId, position } = fields;
    const single = useContent(
      canonicalUrl ? { source: 'content-api', query: { canonical_url: canonicalUrl } } : null,
    );
    const place = position % COLLECTION_PAGE;
    const placed = useContent(
      !canonicalUrl && collectionId
        ? {
            source: 'collections-api',
            query: { id: collectionId, size: COLLECTION_PAGE, offset: position - place },
          }
        : null,
    );
    const story = single ?? placed?.[place] ?? null;
    const wantsRelated = fields.relatedStories && story !== null && mayHaveRelatedStories(story);
    const fetched = useContent(
      wantsRelated ? { source: 'related-content', query: { _id: story._id } } : null,
    );
    const asked = useContent(
      story?.subtype === 'call-to-action'
        ? { source: 'story-card-call-to-action', query: { canonical_url: story.canonical_url } }
        : null,
    );
    useShownStories([story]);
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
