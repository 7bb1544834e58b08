import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { AUTHOR_TYPES } from '../../../../utils/story/showsAuthorBio';
import { StoryByline } from './StoryByline';

/** The byline of the page's story. */
export default defineFeature({
  label: 'Article – Byline',
  fields: {
    type: field.oneOf(AUTHOR_TYPES, {
      label: 'Kind',
      default: 'regular',
      labels: { regular: 'Names only', expanded: 'With what the writers do' },
      group: 'Display',
    }),
    avatars: field.flag({ label: 'Faces', default: true, group: 'Display' }),
    date: field.flag({ label: 'Date', default: true, group: 'Display' }),
  },
  view: function BylineFeature({ fields }) {
    const story = storyOf(useAppContext().globalContent);
    if (story === null) return null;
    return (
      <StoryByline
        story={story}
        type={fields.type}
        showAvatars={fields.avatars}
        showDate={fields.date}
      />
    );
  },
});
