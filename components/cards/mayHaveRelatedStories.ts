import type { StoryCard } from '../../content/schemas/ans';
import { isLiveBlog } from './isLiveBlog';

/**
 * Whether a card asks for related stories: only when its story has related content and is neither
 * swipeable, nor a call to action, nor a live blog (widgets §5).
 */
export function mayHaveRelatedStories(story: Pick<StoryCard, 'subtype' | 'relatedLinks'>): boolean {
  if (story.relatedLinks.length === 0 || isLiveBlog(story)) return false;
  return story.subtype !== 'swipeable' && story.subtype !== 'call-to-action';
}
