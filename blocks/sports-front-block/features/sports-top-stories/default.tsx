import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { oneOf } from '../../../../components/cards/cardOptions';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
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
export default function SportsTopStoriesFeature({ customFields }: { customFields: JsonRecord }) {
  const { arcSite, outputType } = useAppContext();
  const { adSlots } = getProperties(arcSite) as SiteProperties;
  const stories = useContent<StoryCard[]>(collectionsRequest(customFields)) ?? [];
  const slot = adSlots['new-sports'].find(({ name }) => name === SLOT);
  return (
    <SportsTopStories
      stories={useStoriesOnce(stories, TOP_STORIES)}
      adPlace={oneOf(customFields['adPlace'], AD_PLACES, 'first')}
      slot={slot && showsAd('other', getAdContext(null, outputType)) ? slot : null}
      unitId={getAdUnitId({ kind: '', adsDfpId: '' })}
      heading={text(customFields['heading']) || 'Top stories'}
      feedLength={stories.length}
      provenance={collectionsProvenance(customFields)}
      now={Date.now()}
    />
  );
}

SportsTopStoriesFeature.label = 'Sports – Top stories';
/** s: the times of a live blog depend on the clock. */
SportsTopStoriesFeature.ttl = 300;
SportsTopStoriesFeature.propTypes = {
  customFields: PropTypes.shape({
    ...collectionFields,
    adPlace: PropTypes.oneOf([...AD_PLACES]).tag({
      label: 'Ad',
      defaultValue: 'first',
      labels: { first: 'After the first story', second: 'After the second', none: 'No ad' },
      group: 'Look',
    }),
    heading: PropTypes.text.tag({
      label: 'Heading, read aloud only',
      defaultValue: 'Top stories',
      group: 'Look',
    }),
  }),
};
