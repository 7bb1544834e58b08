import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { showsAd } from '../../../../utils/ads/showsAd';
import {
  collectionFields,
  collectionsProvenance,
  collectionsRequest,
  TOP_STORIES,
} from '../../collectionFields';
import { AD_PLACES, SportsTopStories } from './SportsTopStories';

const SLOT = 'new_sports_inline';

/** The first two stories of the sports front (widgets §2, §9). */
export default defineFeature({
  label: 'Sports – Top stories',
  /** s: the times of a live blog depend on the clock. */
  ttl: 300,
  fields: {
    ...collectionFields,
    adPlace: field.oneOf(AD_PLACES, {
      label: 'Ad',
      default: 'first',
      labels: { first: 'After the first story', second: 'After the second', none: 'No ad' },
      group: 'Look',
    }),
    heading: field.text({
      label: 'Heading, read aloud only',
      default: 'Top stories',
      isNeverEmpty: true,
      group: 'Look',
    }),
  },
  view: function SportsTopStoriesFeature({ fields }) {
    const { arcSite, outputType } = useAppContext();
    const { adSlots } = getProperties(arcSite);
    const stories = useContent(collectionsRequest(fields)) ?? [];
    const slot = adSlots['new-sports'].find(({ name }) => name === SLOT);
    return (
      <SportsTopStories
        stories={useStoriesOnce(stories, TOP_STORIES)}
        adPlace={fields.adPlace}
        slot={slot && showsAd('other', getAdContext(null, outputType)) ? slot : null}
        unitId={getAdUnitId({ kind: '', adsDfpId: '' })}
        heading={fields.heading}
        feedLength={stories.length}
        provenance={collectionsProvenance(fields)}
        now={Date.now()}
      />
    );
  },
});
