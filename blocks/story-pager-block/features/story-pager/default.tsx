import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { storyOf } from '../../../../components/article/storyOf';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import type { StoryNeighbors } from '../../../../content/sources/story-neighbors';
import { hasPager } from './hasPager';
import { StoryPager } from './StoryPager';

/** Leads from a story to the one before it and the one after it in its section. */
export default function StoryPagerFeature() {
  const story = storyOf(useFusionContext().globalContent);
  const section = story?.taxonomy.primary_section ?? null;
  const neighbors = useContent<StoryNeighbors>(
    story && section && hasPager(story)
      ? {
          source: 'story-neighbors',
          query: { section: section._id, date: story.display_date, _id: story._id },
        }
      : null,
  );
  useShownStories([neighbors?.previous ?? null, neighbors?.next ?? null]);
  if (!neighbors || !section) return null;
  return (
    <StoryPager previous={neighbors.previous} next={neighbors.next} sectionName={section.name} />
  );
}

StoryPagerFeature.label = 'Article – Previous and next story';
