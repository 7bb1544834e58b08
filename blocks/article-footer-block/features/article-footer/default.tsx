import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { storyOf } from '../../../../components/article/storyOf';
import { ArticleFooter } from './ArticleFooter';

interface Fields {
  showBios?: boolean;
  showTopics?: boolean;
}

/** What ends a story: its writers, its topics, where it came from. */
export default function ArticleFooterFeature({ customFields }: { customFields: Fields }) {
  const story = storyOf(useFusionContext().globalContent);
  if (!story) return null;
  return (
    <ArticleFooter
      story={story}
      showBios={customFields.showBios !== false}
      showTopics={customFields.showTopics !== false}
    />
  );
}

ArticleFooterFeature.label = 'Article – Footer';
ArticleFooterFeature.propTypes = {
  customFields: PropTypes.shape({
    showBios: PropTypes.bool.tag({
      label: 'Show the writers',
      defaultValue: true,
      group: 'Display',
    }),
    showTopics: PropTypes.bool.tag({
      label: 'Show the topics',
      defaultValue: true,
      group: 'Display',
    }),
  }),
};
