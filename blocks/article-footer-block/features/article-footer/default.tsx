import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { AUTHOR_TYPES } from '../../../../utils/story/showsAuthorBio';
import { ArticleFooter } from './ArticleFooter';

/** What ends a story: its writers, its topics, where it came from, what can be done with it. */
export default defineFeature({
  label: 'Article – Footer',
  hydrate: 'interaction',
  fields: {
    showTools: field.flag({
      label: 'Show what can be done with the story',
      description: 'Share, print, reuse, report an error, back to top',
      default: true,
      group: 'Display',
    }),
    showBios: field.flag({ label: 'Show the writers', default: true, group: 'Display' }),
    type: field.oneOf(AUTHOR_TYPES, {
      label: 'How the writers are shown',
      default: 'expanded',
      labels: { regular: 'Names only', expanded: 'With what the writers do' },
      group: 'Display',
    }),
    showTopics: field.flag({ label: 'Show the topics', default: true, group: 'Display' }),
  },
  view: function ArticleFooterFeature({ fields }) {
    const { arcSite, globalContent } = useFusionContext();
    const story = storyOf(globalContent);
    if (!story) return null;
    const { siteName, correctionsEmail, reusePath } = getProperties(arcSite);
    return (
      <ArticleFooter
        story={story}
        url={`${siteOrigin(arcSite)}${story.canonical_url}`}
        siteName={siteName}
        correctionsEmail={correctionsEmail}
        reusePath={reusePath}
        showBios={fields.showBios}
        type={fields.type}
        showTopics={fields.showTopics}
        showTools={fields.showTools}
      />
    );
  },
});
