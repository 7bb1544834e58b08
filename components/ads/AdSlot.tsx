import getProperties from 'fusion:properties';
import type { AdSlot as AdSlotSettings } from '../../properties/adSlots';
import type { AdPositionType } from '../../utils/ads/getAdPositionType';
import { HouseAd } from './HouseAd';

export interface AdSlotProps {
  slot: AdSlotSettings;
  /** Place among the page's slots, from 0: chooses the house ad. */
  index: number;
  /** Where the slot stands (platform §3: position type). */
  positionType: AdPositionType | 'gallery';
  /** Of the ad unit (platform §9): `phl.default`, `phl.gallery`. */
  unitId: string;
  /** What the page's story adds to its targeting: `getAdTargeting`. */
  targeting?: string | undefined;
}

/**
 * A labelled ad slot that reserves its height, with an ad of the paper's own. What an ad server needs
 * stands in its `data-` attributes (platform §3). Readers without ads and paper never show it.
 */
export function AdSlot({ slot, index, positionType, unitId, targeting }: AdSlotProps) {
  const { houseAds } = getProperties();
  const ad = houseAds[index % houseAds.length];
  // A group, no landmark: a story has several, and none is a place to go to.
  return (
    <div
      className={`ad-slot ad-slot--${positionType}`}
      role="group"
      aria-label="Advertisement"
      data-ad-slot={slot.name}
      data-ad-unit={unitId}
      data-ad-index={index}
      data-position={index + 1}
      data-position-type={positionType}
      data-targeting={targeting}
    >
      <p className="ad-slot__label" aria-hidden="true">
        Advertisement
      </p>
      <div className="ad-slot__box" style={{ minHeight: slot.minHeightPx }}>
        {ad && <HouseAd ad={ad} />}
      </div>
    </div>
  );
}
