import { useFusionContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { getArticleAnalytics } from './getArticleAnalytics';
import { hasProgressBar } from './hasProgressBar';

/**
 * How far a story is read: a thin line for the eye, scroll milestones and the page view for the data
 * layer (platform §4, §7).
 */
export default defineFeature({
  label: 'Article – Reading progress',
  hydrate: 'load',
  view: function ReadingProgressFeature() {
    const story = storyOf(useFusionContext().globalContent);
    if (!story) return null;
    return (
      <div
        className="reading-progress"
        aria-hidden="true"
        hidden={!hasProgressBar(story)}
        data-analytics={JSON.stringify(getArticleAnalytics(story))}
      />
    );
  },
});
