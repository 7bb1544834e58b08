import getProperties from 'fusion:properties';
import { AdSlot } from '../../../../components/ads/AdSlot';
import type { Story } from '../../../../content/schemas/ans';
import type { SiteProperties } from '../../../../properties';
import { getAdPositionType } from '../../../../utils/getAdPositionType';
import { getAdUnitId } from '../../../../utils/getAdUnitId';

export interface BodyAdProps {
  slotName: string;
  /** Place among the ads of the text, from 0. */
  index: number;
  story: Pick<Story, 'type' | 'adsDfpId'>;
}

/** An ad slot in the text of a story, by its name; null for a name that the site has no slot for. */
export function BodyAd({ slotName, index, story }: BodyAdProps) {
  const { adSlots } = getProperties() as SiteProperties;
  const slot = adSlots.article.find(({ name }) => name === slotName);
  if (!slot) return null;
  return (
    <AdSlot
      slot={slot}
      index={index}
      positionType={getAdPositionType(slotName)}
      unitId={getAdUnitId({ kind: story.type, adsDfpId: story.adsDfpId })}
    />
  );
}
