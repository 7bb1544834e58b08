import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { AdSlot } from '../../../../components/ads/AdSlot';
import { storyOf } from '../../../../components/article/storyOf';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { adSlots } from '../../../../properties/adSlots';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { getAdPositionType } from '../../../../utils/ads/getAdPositionType';
import { getAdType } from '../../../../utils/ads/getAdType';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { showsAd } from '../../../../utils/ads/showsAd';
import { findAdSlot } from './findAdSlot';

/** Bars that float above the page are a block of their own. */
const AD_TYPES = Object.values(adSlots)
  .flat()
  .map(({ name }) => name)
  .filter((name) => getAdPositionType(name) !== 'adhesion');

/** One ad slot, chosen by its name (platform §6: 'Ad Type'). */
export default function AdUnit({ customFields }: { customFields: JsonRecord }) {
  const { arcSite, globalContent, outputType } = useFusionContext();
  const site = getProperties(arcSite) as SiteProperties;
  const adType = text(customFields['adType']);
  const found = AD_TYPES.includes(adType) ? findAdSlot(site.adSlots, adType) : null;
  const story = storyOf(globalContent);
  if (!found || !showsAd(getAdType(adType), getAdContext(story, outputType))) return null;
  return (
    <AdSlot
      slot={found.slot}
      index={found.index}
      positionType={getAdPositionType(adType)}
      unitId={getAdUnitId({ kind: story?.type ?? '', adsDfpId: story?.adsDfpId ?? '' })}
    />
  );
}

AdUnit.label = 'Ad unit';
AdUnit.propTypes = {
  customFields: PropTypes.shape({
    adType: PropTypes.oneOf(AD_TYPES).tag({ label: 'Ad Type', defaultValue: 'article_rail' }),
  }),
};
