import type { Story } from '../../../../content/schemas/ans';
import { isLiveBlog } from '../../../../utils/story/isLiveBlog';

/** s. */
export const INTERVAL_LIMITS = { min: 1, max: 600 } as const;

/**
 * ms until the readers of a live blog ask for news: as the story says, else as the editor set. Null
 * for any other story, and once it has ended.
 *
 * @param interval s
 */
export function refreshDelay(
  story: Pick<Story, 'subtype' | 'ended' | 'refreshInterval'> | null,
  interval: number,
): number | null {
  if (!story || !isLiveBlog(story) || story.ended) return null;
  const seconds = story.refreshInterval ?? interval;
  return 1000 * Math.min(INTERVAL_LIMITS.max, Math.max(INTERVAL_LIMITS.min, seconds));
}
