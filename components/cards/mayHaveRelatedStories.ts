import type { StoryCard } from '../../content/schemas/ans';
import { isLiveBlog } from './isLiveBlog';

/**
 * Whether a card asks for related stories: only when its story has related content and is neither
 * swipeable, nor a call to action, nor a live blog (widgets §5).
 */
export function mayHaveRelatedStories(
  story: Pick<StoryCard, 'subtype' | 'relatedLinks' | 'hasRelatedContent'>,
): boolean {
  if (story.relatedLinks.length === 0 && story.hasRelatedContent !== true) return false;
  return !isLiveBlog(story) && !['swipeable', 'call-to-action'].includes(story.subtype);
}
