import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { MailStory } from '../../../../components/output-types/mail/MailStory';
import { topStoriesFields } from './topStoriesFields';
import { useTopStories } from './useTopStories';

/** The lead package in a mail: the first story large, the others with small pictures. */
export default defineFeature({
  label: 'Front – Top stories',
  fields: topStoriesFields,
  view: function TopStoriesMail({ fields }) {
    const { arcSite } = useAppContext();
    const stories = useTopStories(fields);
    if (stories.length === 0) return null;
    return (
      <div>
        {stories.map((story, index) => (
          <MailStory
            key={story._id || story.canonical_url}
            story={story}
            origin={siteOrigin(arcSite)}
            picture={index === 0 ? 'above' : 'beside'}
            showsByline={index === 0}
          />
        ))}
      </div>
    );
  },
});
