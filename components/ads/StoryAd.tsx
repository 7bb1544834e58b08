import getProperties from 'fusion:properties';
import { AdSlot } from './AdSlot';
import type { Story } from '../../content/schemas/ans';
import { getAdPositionType } from '../../utils/ads/getAdPositionType';
import { getAdTargeting } from '../../utils/ads/getAdTargeting';
import { getAdUnitId } from '../../utils/ads/getAdUnitId';

export interface StoryAdProps {
  slotName: string;
  /** Place among the ads of its block, from 0. */
  index: number;
  story: Pick<Story, 'type' | 'adsDfpId' | 'taxonomy' | 'articleTargeting'>;
}

/** An ad slot within a story, by its name; null for a name that the site has no slot for. */
export function StoryAd({ slotName, index, story }: StoryAdProps) {
  const { adSlots } = getProperties();
  const slot = adSlots.article.find(({ name }) => name === slotName);
  if (!slot) return null;
  return (
    <AdSlot
      slot={slot}
      index={index}
      positionType={getAdPositionType(slotName)}
      unitId={getAdUnitId({ kind: story.type, adsDfpId: story.adsDfpId })}
      targeting={getAdTargeting(story)}
    />
  );
}
