import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import { ArticleHeader } from './ArticleHeader';

interface Fields {
  showDeck?: boolean;
  showAvatars?: boolean;
}

/** The head of a story's page, from the page's own content. */
export default function ArticleHeaderFeature({ customFields }: { customFields: Fields }) {
  const { globalContent, arcSite } = useFusionContext();
  const story = storyOf(globalContent);
  // A story's page does not list it.
  useShownStories([story]);
  if (!story) return null;
  return (
    <ArticleHeader
      story={story}
      showDeck={customFields.showDeck !== false}
      showAvatars={customFields.showAvatars !== false}
      origin={siteOrigin(arcSite)}
    />
  );
}

ArticleHeaderFeature.label = 'Article – Header';
ArticleHeaderFeature.hydrate = 'idle' as const;
ArticleHeaderFeature.propTypes = {
  customFields: PropTypes.shape({
    showDeck: PropTypes.bool.tag({
      label: 'Show the summary below the headline',
      defaultValue: true,
      group: 'Display',
    }),
    showAvatars: PropTypes.bool.tag({
      label: 'Show pictures of the writers',
      defaultValue: true,
      group: 'Display',
    }),
  }),
};
