import {
  CARD_RATIOS,
  CARD_VARIANTS,
  HEADLINE_SIZES,
  MEDIA_PLACES,
  oneOf,
  type CardRatio,
  type CardVariant,
  type HeadlineSize,
  type MediaPlace,
} from '../../../../components/cards/cardOptions';
import { RELATED_COUNT } from '../../../../components/cards/relatedItems';
import { flag, number, text, type JsonRecord } from '../../../../content/schemas/json';

/** The custom fields of a story card, complete. */
export interface StoryCardFields {
  canonicalUrl: string;
  collectionId: string;
  position: number;
  variant: CardVariant;
  headlineSize: HeadlineSize | null;
  mediaPlace: MediaPlace | null;
  imageRatio: CardRatio;
  blurb: boolean;
  eyebrow: boolean;
  image: boolean;
  byline: boolean;
  timestamp: boolean;
  shareTools: boolean;
  inFeed: boolean;
  boxShadow: boolean;
  timelineCount: number;
  relatedStories: boolean;
  relatedCount: number;
  relatedVersion: 1 | 2;
  cardIndex: number;
  feedLength: number;
  feedProvenance: string;
}

/** What editors filled in, with the defaults of widgets §3 where they did not. */
export function storyCardFields(fields: JsonRecord): StoryCardFields {
  const position = Math.max(0, Math.trunc(number(fields['position'])));
  const collectionId = text(fields['collectionId']);
  return {
    canonicalUrl: text(fields['canonicalUrl']),
    collectionId,
    position,
    variant: oneOf(fields['variant'], CARD_VARIANTS, 'standard'),
    headlineSize: HEADLINE_SIZES.find((size) => size === fields['headlineSize']) ?? null,
    mediaPlace: MEDIA_PLACES.find((place) => place === fields['mediaPlace']) ?? null,
    imageRatio: oneOf(fields['imageRatio'], CARD_RATIOS, '3x2'),
    blurb: flag(fields['blurb']) ?? true,
    eyebrow: flag(fields['eyebrow']) ?? true,
    image: flag(fields['image']) ?? true,
    byline: flag(fields['byline']) ?? false,
    timestamp: flag(fields['timestamp']) ?? true,
    shareTools: flag(fields['shareTools']) ?? true,
    inFeed: flag(fields['inFeed']) ?? true,
    boxShadow: flag(fields['boxShadow']) ?? true,
    timelineCount: Math.max(0, Math.trunc(number(fields['timelineCount']))),
    relatedStories: flag(fields['relatedStories']) ?? false,
    relatedCount: Math.max(1, Math.trunc(number(fields['relatedCount'], RELATED_COUNT))),
    relatedVersion: number(fields['relatedVersion'], 1) === 2 ? 2 : 1,
    cardIndex: Math.max(0, Math.trunc(number(fields['cardIndex'], position))),
    feedLength: Math.max(1, Math.trunc(number(fields['feedLength'], 1))),
    feedProvenance:
      text(fields['feedProvenance']) || (collectionId ? `collection:${collectionId}` : 'manual'),
  };
}
