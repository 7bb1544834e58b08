import { HouseAd } from '../../../../components/ads/HouseAd';
import { Icon } from '../../../../components/ui/Icon';
import type { AdSlot } from '../../../../properties/adSlots';
import type { HouseAd as HouseAdTexts } from '../../../../properties/houseAds';

export interface AdhesionBarProps {
  slot: AdSlot;
  unitId: string;
  /** What the page's story adds to its targeting: `getAdTargeting`. */
  targeting?: string | undefined;
  ad: HouseAdTexts;
  /** Only under 1024 px (platform §4). */
  isMobileOnly: boolean;
}

/**
 * A bar with an ad at the foot of the window (platform §4). It starts expanded; its tab, there once
 * the ad has a height, lowers and raises it; its button closes it for good. Nothing without script,
 * since no one could close it.
 */
export function AdhesionBar({ slot, unitId, targeting, ad, isMobileOnly }: AdhesionBarProps) {
  return (
    <aside
      className={isMobileOnly ? 'adhesion adhesion--mobile' : 'adhesion'}
      aria-label="Advertisement"
      data-ad-slot={slot.name}
      data-ad-unit={unitId}
      data-ad-index="0"
      data-position="1"
      data-position-type="adhesion"
      data-targeting={targeting}
      hidden
    >
      <button
        className="adhesion__tab"
        type="button"
        aria-expanded="true"
        aria-controls="adhesion-ad"
        aria-label="Show advertisement"
        hidden
      >
        <Icon name="chevron-down" size={18} />
      </button>
      <div className="adhesion__bar" id="adhesion-ad">
        <p className="adhesion__label" aria-hidden="true">
          Advertisement
        </p>
        <div className="adhesion__ad">
          <HouseAd ad={ad} />
        </div>
        <button className="adhesion__close" type="button" aria-label="Close advertisement for good">
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
