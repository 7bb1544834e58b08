import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { getAdTargeting } from '../../../../utils/ads/getAdTargeting';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { deckOf } from './deckOf';
import { SwipeStory } from './SwipeStory';

/** A swipeable story (widgets §2): for stories of that subtype, nothing for all others. */
export default defineFeature({
  label: 'Article – Swipeable Story',
  hydrate: 'idle',
  fields: {
    isWithoutAds: field.flag({
      label: 'No ads between the slides',
      default: false,
      group: 'Display',
    }),
  },
  view: function SwipeStoryFeature({ fields }) {
    const { globalContent, arcSite } = useFusionContext();
    const story = storyOf(globalContent);
    if (!story?.slides) return null;
    const { adSlots, newsletters } = getProperties(arcSite);
    const slot = adSlots.swipeable[0];
    const hasAd = slot !== undefined && !fields.isWithoutAds;
    const isShown = (layout: string) => hasAd || layout !== 'content_ad_inline';
    return (
      <SwipeStory
        story={story}
        deck={deckOf(
          story.slides.filter(({ layout }) => isShown(layout)),
          hasAd,
        )}
        site={arcSite}
        newsletters={newsletters}
        ad={
          slot
            ? {
                slot,
                unitId: getAdUnitId({ kind: story.type, adsDfpId: story.adsDfpId }),
                targeting: getAdTargeting(story),
              }
            : null
        }
      />
    );
  },
});
