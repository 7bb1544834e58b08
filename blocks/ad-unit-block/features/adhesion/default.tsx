import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { getAdTargeting } from '../../../../utils/ads/getAdTargeting';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { showsAd } from '../../../../utils/ads/showsAd';
import { AdhesionBar } from './AdhesionBar';

/** The ad bar at the foot of a story's window: not for opinion or sports betting (platform §5). */
export default defineFeature({
  label: 'Ad bar at the foot',
  hydrate: 'idle',
  fields: {
    mobileOnly: field.flag({
      label: 'Only on phones and tablets',
      description: 'Under 1024 px',
      default: true,
    }),
  },
  view: function AdhesionFeature({ fields }) {
    const { arcSite, globalContent, outputType } = useFusionContext();
    const { adSlots, houseAds } = getProperties(arcSite);
    const story = storyOf(globalContent);
    const slot = adSlots.article.find(({ name }) => name === 'article_adhesion');
    const ad = houseAds[1];
    if (!slot || !ad || !showsAd('article-adhesion', getAdContext(story, outputType))) return null;
    return (
      <AdhesionBar
        slot={slot}
        unitId={getAdUnitId({ kind: story?.type ?? '', adsDfpId: story?.adsDfpId ?? '' })}
        targeting={getAdTargeting(story)}
        ad={ad}
        isMobileOnly={fields.mobileOnly}
      />
    );
  },
});
