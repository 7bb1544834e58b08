import type { ContentElement } from '../../../../content/schemas/ans';
import { findAdPlaces } from './findAdPlaces';
import { findRelatedPlace } from '../../../../utils/story/findRelatedPlace';
import { getBodyAds } from './getBodyAds';
import { insertInlineNewsletter } from './insertInlineNewsletter';
import type { AdContext } from '../../../../utils/ads/showsAd';

interface RelatedStories {
  type: 'related_stories';
}

/** What a text consists of, in order: elements in a row, an ad slot by name, the related stories. */
export type BodyPart =
  | { type: 'elements'; elements: ContentElement[] }
  | { type: 'ad'; slotName: string }
  | RelatedStories;

export interface BodyPlan {
  /** Offered before the last paragraph; null for none. */
  newsletterId: string | null;
  /** Related stories are at hand. */
  hasRelated: boolean;
  adContext: AdContext;
  /** Somebody paid for the story. */
  isPartner: boolean;
}

/**
 * Puts into a story's text what interleaves it: first the related stories, which have the fewest
 * places, then the newsletter offer (platform §5), then ads, which keep away from both.
 */
export function layOutBody(elements: readonly ContentElement[], plan: BodyPlan): BodyPart[] {
  const withRelated = plan.hasRelated ? insertRelated(elements) : elements;
  const items =
    plan.newsletterId === null
      ? withRelated
      : insertInlineNewsletter(withRelated, {
          type: 'inline_newsletter' as const,
          _id: 'offered',
          newsletterId: plan.newsletterId,
        });
  const places = findAdPlaces(items);
  const ads = getBodyAds(places.length, plan.adContext, plan.isPartner);

  const parts: BodyPart[] = [];
  for (const [index, item] of items.entries()) {
    const slotName = ads[places.indexOf(index)];
    if (slotName) parts.push({ type: 'ad', slotName });
    const last = parts.at(-1);
    if (item.type === 'related_stories') parts.push({ type: 'related_stories' });
    else if (last?.type === 'elements') last.elements.push(item);
    else parts.push({ type: 'elements', elements: [item] });
  }
  return parts;
}

function insertRelated(
  elements: readonly ContentElement[],
): readonly (ContentElement | RelatedStories)[] {
  const place = findRelatedPlace(elements);
  if (place === -1) return elements;
  return [...elements.slice(0, place), { type: 'related_stories' }, ...elements.slice(place)];
}
