import type { Story } from '../../../../content/schemas/ans';
import { isLiveBlog } from '../../../../utils/story/isLiveBlog';

/** s. */
export const DEFAULT_INTERVAL = 30;
export const INTERVAL_LIMITS = { min: 1, max: 600 } as const;

/**
 * ms until the readers of a live blog ask for news: as the story says, else as the editor set, else
 * 30 s. Null for any other story, and once it has ended.
 *
 * @param interval s; what is not a positive number counts as not set
 */
export function refreshDelay(
  story: Pick<Story, 'subtype' | 'ended' | 'refreshInterval'> | null,
  interval: number,
): number | null {
  if (!story || !isLiveBlog(story) || story.ended) return null;
  const [seconds = DEFAULT_INTERVAL] = [story.refreshInterval ?? 0, interval].filter((s) => s > 0);
  return 1000 * Math.min(INTERVAL_LIMITS.max, Math.max(INTERVAL_LIMITS.min, seconds));
}
