import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import PropTypes from 'fusion:prop-types';
import { storyOf } from '../../../../components/article/storyOf';
import { treatmentOf } from '../../../../components/article/subtypes';
import type { CallToAction } from '../../../../components/cards/CallToActionCard';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import type { SiteProperties } from '../../../../properties';
import { StoryBox } from './StoryBox';

/** What stands above the text of a review, an event, a guide …, by the kind of story. */
export default function StoryBoxFeature() {
  const { globalContent, arcSite } = useFusionContext();
  const story = storyOf(globalContent);
  const kind = story ? treatmentOf(story).box : 'none';
  const call = useContent<{ callToAction: CallToAction | null }>(
    story && kind === 'call-to-action'
      ? {
          source: 'story-card-call-to-action',
          query: { canonical_url: story.canonical_url },
        }
      : null,
  );
  if (!story || kind === 'none') return null;
  const { newsletters } = getProperties(arcSite) as SiteProperties;
  return (
    <StoryBox
      kind={kind}
      story={story}
      newsletters={newsletters}
      callToAction={call?.callToAction ?? null}
      url={siteOrigin(arcSite) + story.canonical_url}
      now={Date.now()}
    />
  );
}

StoryBoxFeature.label = 'Article – Box of its kind';
/** s: an event that is over says so. */
StoryBoxFeature.ttl = 300;
StoryBoxFeature.propTypes = { customFields: PropTypes.shape({}) };
