import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { oneOf } from '../../../../components/cards/cardOptions';
import { flag, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { AUTHOR_TYPES } from '../../../../utils/story/showsAuthorBio';
import { ArticleFooter } from './ArticleFooter';

/** What ends a story: its writers, its topics, where it came from, what can be done with it. */
export default function ArticleFooterFeature({ customFields }: { customFields: JsonRecord }) {
  const { arcSite, globalContent } = useFusionContext();
  const story = storyOf(globalContent);
  if (!story) return null;
  const { siteName, correctionsEmail, reusePath } = getProperties(arcSite) as SiteProperties;
  return (
    <ArticleFooter
      story={story}
      url={`${siteOrigin(arcSite)}${story.canonical_url}`}
      siteName={siteName}
      correctionsEmail={correctionsEmail}
      reusePath={reusePath}
      showBios={flag(customFields['showBios']) ?? true}
      type={oneOf(customFields['type'], AUTHOR_TYPES, 'expanded')}
      showTopics={flag(customFields['showTopics']) ?? true}
      showTools={flag(customFields['showTools']) ?? true}
    />
  );
}

ArticleFooterFeature.label = 'Article – Footer';
ArticleFooterFeature.hydrate = 'interaction' as const;
ArticleFooterFeature.propTypes = {
  customFields: PropTypes.shape({
    showTools: PropTypes.bool.tag({
      label: 'Show what can be done with the story',
      description: 'Share, print, reuse, report an error, back to top',
      defaultValue: true,
      group: 'Display',
    }),
    showBios: PropTypes.bool.tag({
      label: 'Show the writers',
      defaultValue: true,
      group: 'Display',
    }),
    type: PropTypes.oneOf([...AUTHOR_TYPES]).tag({
      label: 'How the writers are shown',
      defaultValue: 'expanded',
      labels: { regular: 'Names only', expanded: 'With what the writers do' },
      group: 'Display',
    }),
    showTopics: PropTypes.bool.tag({
      label: 'Show the topics',
      defaultValue: true,
      group: 'Display',
    }),
  }),
};
