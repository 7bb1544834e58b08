import { field, type Values } from '@broadsheet/define';
import {
  CARD_RATIOS,
  CARD_VARIANTS,
  HEADLINE_SIZES,
  MEDIA_PLACES,
} from '../../../../components/cards/cardOptions';
import { RELATED_COUNT } from '../../../../components/cards/relatedItems';

/** What editors fill in for a story card, with the defaults of widgets §3. */
export const storyCardFields = {
  canonicalUrl: field.text({
    label: 'Story',
    description: 'Leave it empty to take a story of a collection.',
    choices: 'story-choices',
    group: 'Story',
  }),
  collectionId: field.text({
    label: 'Collection',
    choices: 'collection-choices',
    group: 'Story',
  }),
  position: field.number({
    label: 'Position in the collection, from 0',
    default: 0,
    min: 0,
    group: 'Story',
  }),
  variant: field.oneOf(CARD_VARIANTS, {
    label: 'Kind of card',
    default: 'standard',
    labels: {
      lead: 'Lead',
      standard: 'Standard',
      compact: 'Compact',
      'headline-only': 'Headline only',
      opinion: 'Opinion',
    },
    group: 'Look',
  }),
  headlineSize: field.oneOf(HEADLINE_SIZES, {
    label: 'Size of the headline',
    description: 'Without a choice, the size of the kind of card.',
    group: 'Look',
  }),
  mediaPlace: field.oneOf(MEDIA_PLACES, {
    label: 'Place of the picture',
    labels: { side: 'Beside the text where narrow, above it where wide' },
    group: 'Look',
  }),
  imageRatio: field.oneOf(CARD_RATIOS, {
    label: 'Shape of the picture',
    default: '3x2',
    labels: { '3x2': '3:2', '16x9': '16:9', '1x1': 'Square' },
    group: 'Look',
  }),
  boxShadow: field.flag({ label: 'Box shadow', default: true, group: 'Look' }),
  blurb: field.flag({ label: 'Summary', default: true, group: 'Show' }),
  eyebrow: field.flag({ label: 'Label', default: true, group: 'Show' }),
  image: field.flag({ label: 'Picture', default: true, group: 'Show' }),
  byline: field.flag({ label: 'Writers', default: false, group: 'Show' }),
  timestamp: field.flag({ label: 'Time', default: true, group: 'Show' }),
  shareTools: field.flag({ label: 'Share menu', default: true, group: 'Show' }),
  timelineCount: field.number({
    label: 'Timeline entries of a live blog',
    description: '0: three, and the others behind "Show more".',
    default: 0,
    min: 0,
    max: 6,
    group: 'Live blog',
  }),
  relatedStories: field.flag({
    label: 'Related stories',
    default: false,
    group: 'Related stories',
  }),
  relatedCount: field.number({
    label: 'How many',
    default: RELATED_COUNT,
    min: 1,
    max: 3,
    group: 'Related stories',
  }),
  relatedVersion: field.oneOf([1, 2], {
    label: 'Look',
    default: 1,
    labels: { 1: 'Headlines', 2: 'Headlines with pictures' },
    group: 'Related stories',
  }),
  inFeed: field.flag({ label: 'Stands in a feed', default: true, group: 'Feed' }),
  cardIndex: field.number({
    label: 'Index in the feed, from 0',
    description: 'For analytics. Without one, the position in the collection.',
    group: 'Feed',
  }),
  feedLength: field.number({
    label: 'Cards in the feed',
    default: 1,
    min: 1,
    group: 'Feed',
  }),
  feedProvenance: field.text({ label: 'Name of the feed', group: 'Feed' }),
};

/** What an editor filled in for one card. */
export type StoryCardFields = Values<typeof storyCardFields>;
