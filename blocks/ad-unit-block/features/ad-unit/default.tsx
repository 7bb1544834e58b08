import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { AdSlot } from '../../../../components/ads/AdSlot';
import { storyOf } from '../../../../components/article/storyOf';
import { adSlots } from '../../../../properties/adSlots';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { getAdPositionType } from '../../../../utils/ads/getAdPositionType';
import { getAdTargeting } from '../../../../utils/ads/getAdTargeting';
import { getAdType } from '../../../../utils/ads/getAdType';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { showsAd } from '../../../../utils/ads/showsAd';
import { findAdSlot } from './findAdSlot';

/** Bars that float above the page are a block of their own. */
const AD_TYPES = Object.values(adSlots)
  .flat()
  .map(({ name }) => name)
  .filter((name) => getAdPositionType(name) !== 'adhesion');

const DEFAULT_TYPE = 'article_rail';

/** One ad slot, chosen by its name (platform §6: 'Ad Type'). */
export default defineFeature({
  label: 'Ad unit',
  fields: {
    adType: {
      ...field.oneOf(AD_TYPES, { label: 'Ad Type', default: DEFAULT_TYPE }),
      // A name that is no slot's shows nothing, and not another ad in its place.
      read: field.text({ default: DEFAULT_TYPE }).read,
    },
  },
  view: function AdUnitFeature({ fields: { adType } }) {
    const { arcSite, globalContent, outputType } = useFusionContext();
    const site = getProperties(arcSite);
    const found = AD_TYPES.includes(adType) ? findAdSlot(site.adSlots, adType) : null;
    const story = storyOf(globalContent);
    if (!found || !showsAd(getAdType(adType), getAdContext(story, outputType))) return null;
    return (
      <AdSlot
        slot={found.slot}
        index={found.index}
        positionType={getAdPositionType(adType)}
        unitId={getAdUnitId({ kind: story?.type ?? '', adsDfpId: story?.adsDfpId ?? '' })}
        targeting={getAdTargeting(story)}
      />
    );
  },
});
