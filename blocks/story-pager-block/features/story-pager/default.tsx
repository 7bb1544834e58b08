import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { storyOf } from '../../../../components/article/storyOf';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
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
  const { previous = null, next = null } = neighbors ?? {};
  const shown = useStoriesOnce([previous, next].filter((story) => story !== null));
  const once = (story: StoryCard | null) => (story && shown.includes(story) ? story : null);
  if (!section) return null;
  return <StoryPager previous={once(previous)} next={once(next)} sectionName={section.name} />;
}

StoryPagerFeature.label = 'Article – Previous and next story';
