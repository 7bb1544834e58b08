import { useFusionContext } from 'fusion:context';
import environment from 'fusion:environment';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { ArticleHeader } from './ArticleHeader';

/** The head of a story's page, from the page's own content. */
export default defineFeature({
  label: 'Article – Header',
  hydrate: 'idle',
  fields: {
    showDeck: field.flag({
      label: 'Show the summary below the headline',
      default: true,
      group: 'Display',
    }),
    showAvatars: field.flag({
      label: 'Show pictures of the writers',
      default: true,
      group: 'Display',
    }),
  },
  view: function ArticleHeaderFeature({ fields }) {
    const { globalContent, arcSite } = useFusionContext();
    const story = storyOf(globalContent);
    // A story's page does not list it.
    useShownStories([story]);
    if (!story) return null;
    return (
      <ArticleHeader
        story={story}
        showDeck={fields.showDeck}
        showAvatars={fields.showAvatars}
        origin={siteOrigin(arcSite)}
        shareBase={`${trimEnd(environment['SHARE_BASE'] || '/gateway', '/')}/`}
      />
    );
  },
});
