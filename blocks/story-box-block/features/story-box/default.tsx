import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { treatmentOf } from '../../../../components/article/subtypes';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { Masthead } from './Masthead';
import { StoryBox } from './StoryBox';

/** What stands above the text of a review, an event, a guide …, by the kind of story. */
export default defineFeature({
  label: 'Article – Box of its kind',
  hydrate: 'visible',
  /** s: an event that is over says so. */
  ttl: 300,
  fields: {
    place: field.oneOf(['text', 'top'], {
      label: 'Place',
      labels: { text: 'Above the text', top: 'Above the headline' },
      description: 'Above the headline stand the names of newsletters and guides',
      default: 'text',
      group: 'Display',
    }),
  },
  view: function StoryBoxFeature({ fields }) {
    const { globalContent, arcSite } = useFusionContext();
    const story = storyOf(globalContent);
    const kind = story ? treatmentOf(story).box : 'none';
    const isMasthead = fields.place === 'top';
    const call = useContent(
      story && kind === 'call-to-action' && !isMasthead
        ? { source: 'story-card-call-to-action', query: { canonical_url: story.canonical_url } }
        : null,
    );
    if (!story || kind === 'none') return null;
    const { newsletters } = getProperties(arcSite);
    if (isMasthead) return <Masthead kind={kind} story={story} newsletters={newsletters} />;
    return (
      <StoryBox
        kind={kind}
        story={story}
        callToAction={call?.callToAction ?? null}
        url={siteOrigin(arcSite) + story.canonical_url}
        now={Date.now()}
      />
    );
  },
});
