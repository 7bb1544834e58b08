import type { Story } from '../../content/schemas/ans';
import { findRelatedPlace } from '../../utils/story/findRelatedPlace';
import { mayHaveRelatedStories } from '../cards/mayHaveRelatedStories';

/**
 * Whether a story's text holds its related stories (version 2 of platform §3): it has some, may show
 * them (widgets §5), and there is a place for them. Asked by the text, and by the block below it, so
 * that nothing is shown twice.
 */
export function hasRelatedBox(story: Story): boolean {
  return mayHaveRelatedStories(story) && findRelatedPlace(story.content_elements) > -1;
}
