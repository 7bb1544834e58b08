import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import { texts } from '../../../../properties/texts';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { getAdTargeting } from '../../../../utils/ads/getAdTargeting';
import { getAdType } from '../../../../utils/ads/getAdType';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { showsAd } from '../../../../utils/ads/showsAd';
import { RestaurantPage } from './RestaurantPage';

const RAIL_AD = 'restaurant_rail';
const GUIDE = '/food/restaurants/';
const THE_76 = '/food/best/the-76/';

/** A place of the restaurant guide (widgets §2): for stories of that subtype, nothing for all others. */
export default defineFeature({
  label: 'Restaurant – Page',
  hydrate: 'idle',
  fields: {
    guideUrl: field.url({
      label: 'Address of the guide',
      default: GUIDE,
      group: 'Links',
    }),
    featuredUrl: field.url({
      label: 'Address of The 76',
      default: THE_76,
      group: 'Links',
    }),
    credibilityTitle: field.text({
      label: 'Title of the box on how places are chosen',
      default: texts.bestListsTitle,
      group: 'Box',
    }),
    credibilityDescription: field.text({
      label: 'Its text',
      default: texts.bestListsText,
      group: 'Box',
    }),
  },
  view: function RestaurantPageFeature({ fields }) {
    const { globalContent, arcSite, outputType } = useFusionContext();
    const story = storyOf(globalContent);
    useShownStories([story]);
    if (!story?.restaurant) return null;
    const { adSlots, guideMap } = getProperties(arcSite);
    const index = adSlots.restaurant.findIndex(({ name }) => name === RAIL_AD);
    const slot = adSlots.restaurant[index];
    const hasAd = slot && showsAd(getAdType(RAIL_AD), getAdContext(story, outputType));
    return (
      <RestaurantPage
        story={story}
        restaurant={story.restaurant}
        links={{
          guide: safeUrl(fields.guideUrl) ?? GUIDE,
          featured: safeUrl(fields.featuredUrl) ?? THE_76,
        }}
        credibility={{ title: fields.credibilityTitle, text: fields.credibilityDescription }}
        map={guideMap}
        url={siteOrigin(arcSite) + story.canonical_url}
        ad={
          hasAd
            ? {
                slot,
                index,
                unitId: getAdUnitId({ kind: story.type, adsDfpId: story.adsDfpId }),
                targeting: getAdTargeting(story),
              }
            : null
        }
      />
    );
  },
});
