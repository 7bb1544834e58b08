import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import type { CallToAction } from '../../../../components/cards/CallToActionCard';
import {
  CARD_RATIOS,
  CARD_VARIANTS,
  HEADLINE_SIZES,
  MEDIA_PLACES,
} from '../../../../components/cards/cardOptions';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { JsonRecord } from '../../../../content/schemas/json';
import { StoryCardView } from './StoryCardView';
import { storyCardFields } from './storyCardFields';

/** Cards of one collection share one request of this size, the largest that there is. */
const COLLECTION_PAGE = 20;

/** A card for one story: of an address, or of a place in a collection. */
export default function StoryCardFeature({ customFields }: { customFields: JsonRecord }) {
  const { arcSite } = useAppContext();
  const fields = storyCardFields(customFields);
  const { canonicalUrl, collectionId, position } = fields;
  const single = useContent<StoryCard>(
    canonicalUrl ? { source: 'content-api', query: { canonical_url: canonicalUrl } } : null,
  );
  const place = position % COLLECTION_PAGE;
  const placed = useContent<StoryCard[]>(
    !canonicalUrl && collectionId
      ? {
          source: 'collections-api',
          query: { id: collectionId, size: COLLECTION_PAGE, offset: position - place },
        }
      : null,
  );
  const story = single ?? placed?.[place] ?? null;
  const wantsRelated = fields.relatedStories && story !== null && mayHaveRelatedStories(story);
  const fetched = useContent<StoryCard[]>(
    wantsRelated ? { source: 'related-content', query: { _id: story._id } } : null,
  );
  const asked = useContent<{ callToAction: CallToAction | null }>(
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
}

StoryCardFeature.label = 'Card – Story';
StoryCardFeature.hydrate = 'interaction' as const;
/** s: "Updated" depends on the clock (widgets §5). */
StoryCardFeature.ttl = 300;
StoryCardFeature.propTypes = {
  customFields: PropTypes.shape({
    canonicalUrl: PropTypes.text.tag({
      label: 'Story',
      description: 'Leave it empty to take a story of a collection.',
      choices: 'story-choices',
      group: 'Story',
    }),
    collectionId: PropTypes.text.tag({
      label: 'Collection',
      choices: 'collection-choices',
      group: 'Story',
    }),
    position: PropTypes.number.tag({
      label: 'Position in the collection, from 0',
      defaultValue: 0,
      min: 0,
      group: 'Story',
    }),
    variant: PropTypes.oneOf([...CARD_VARIANTS]).tag({
      label: 'Kind of card',
      defaultValue: 'standard',
      labels: {
        lead: 'Lead',
        standard: 'Standard',
        compact: 'Compact',
        'headline-only': 'Headline only',
        opinion: 'Opinion',
      },
      group: 'Look',
    }),
    headlineSize: PropTypes.oneOf([...HEADLINE_SIZES]).tag({
      label: 'Size of the headline',
      description: 'Without a choice, the size of the kind of card.',
      group: 'Look',
    }),
    mediaPlace: PropTypes.oneOf([...MEDIA_PLACES]).tag({
      label: 'Place of the picture',
      labels: { side: 'Beside the text where narrow, above it where wide' },
      group: 'Look',
    }),
    imageRatio: PropTypes.oneOf([...CARD_RATIOS]).tag({
      label: 'Shape of the picture',
      defaultValue: '3x2',
      labels: { '3x2': '3:2', '16x9': '16:9', '1x1': 'Square' },
      group: 'Look',
    }),
    boxShadow: PropTypes.bool.tag({ label: 'Box shadow', defaultValue: true, group: 'Look' }),
    blurb: PropTypes.bool.tag({ label: 'Summary', defaultValue: true, group: 'Show' }),
    eyebrow: PropTypes.bool.tag({ label: 'Label', defaultValue: true, group: 'Show' }),
    image: PropTypes.bool.tag({ label: 'Picture', defaultValue: true, group: 'Show' }),
    byline: PropTypes.bool.tag({ label: 'Writers', defaultValue: false, group: 'Show' }),
    timestamp: PropTypes.bool.tag({ label: 'Time', defaultValue: true, group: 'Show' }),
    shareTools: PropTypes.bool.tag({ label: 'Share menu', defaultValue: true, group: 'Show' }),
    timelineCount: PropTypes.number.tag({
      label: 'Timeline entries of a live blog',
      description: '0: three, and the others behind "Show more".',
      defaultValue: 0,
      min: 0,
      max: 6,
      group: 'Live blog',
    }),
    relatedStories: PropTypes.bool.tag({
      label: 'Related stories',
      defaultValue: false,
      group: 'Related stories',
    }),
    relatedCount: PropTypes.number.tag({
      label: 'How many',
      defaultValue: 3,
      min: 1,
      max: 3,
      group: 'Related stories',
    }),
    relatedVersion: PropTypes.oneOf([1, 2]).tag({
      label: 'Look',
      defaultValue: 1,
      labels: { 1: 'Headlines', 2: 'Headlines with pictures' },
      group: 'Related stories',
    }),
    inFeed: PropTypes.bool.tag({ label: 'Stands in a feed', defaultValue: true, group: 'Feed' }),
    cardIndex: PropTypes.number.tag({
      label: 'Index in the feed, from 0',
      description: 'For analytics. Without one, the position in the collection.',
      group: 'Feed',
    }),
    feedLength: PropTypes.number.tag({
      label: 'Cards in the feed',
      defaultValue: 1,
      min: 1,
      group: 'Feed',
    }),
    feedProvenance: PropTypes.text.tag({ label: 'Name of the feed', group: 'Feed' }),
  }),
};
