import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import { hasPager } from './hasPager';
import { StoryPager } from './StoryPager';

/** Leads from a story to the one before it and the one after it in its section. */
export default defineFeature({
  label: 'Article – Previous and next story',
  view: function StoryPagerFeature() {
    const story = storyOf(useFusionContext().globalContent);
    const section = story?.taxonomy.primary_section ?? null;
    const neighbors = useContent(
      story && section && hasPager(story)
        ? {
            source: 'story-neighbors',
            query: { section: section._id, date: story.display_date, _id: story._id },
          }
        : null,
    );
    const { previous = null, next = null } = neighbors ?? {};
    // The way on stays, whatever stands above; no list below repeats it.
    useShownStories([previous, next]);
    if (!section) return null;
    return <StoryPager previous={previous} next={next} sectionName={section.name} />;
  },
});
