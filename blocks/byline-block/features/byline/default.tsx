import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { storyOf } from '../../../../components/article/storyOf';
import { oneOf } from '../../../../components/cards/cardOptions';
import { flag, type JsonRecord } from '../../../../content/schemas/json';
import { AUTHOR_TYPES } from '../../../../utils/story/showsAuthorBio';
import { StoryByline } from './StoryByline';

/** The byline of the page's story. */
export default function BylineFeature({ customFields }: { customFields: JsonRecord }) {
  const story = storyOf(useAppContext().globalContent);
  if (story === null) return null;
  return (
    <StoryByline
      story={story}
      type={oneOf(customFields['type'], AUTHOR_TYPES, 'regular')}
      showAvatars={flag(customFields['avatars']) ?? true}
      showDate={flag(customFields['date']) ?? true}
    />
  );
}

BylineFeature.label = 'Article – Byline';
BylineFeature.propTypes = {
  customFields: PropTypes.shape({
    type: PropTypes.oneOf([...AUTHOR_TYPES]).tag({
      label: 'Kind',
      defaultValue: 'regular',
      labels: { regular: 'Names only', expanded: 'With what the writers do' },
      group: 'Display',
    }),
    avatars: PropTypes.bool.tag({ label: 'Faces', defaultValue: true, group: 'Display' }),
    date: PropTypes.bool.tag({ label: 'Date', defaultValue: true, group: 'Display' }),
  }),
};
