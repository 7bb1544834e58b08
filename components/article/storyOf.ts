import type { Story } from '../../content/schemas/ans';
import { isStory } from '../../content/schemas/pageContent';

/** The page's story, where the page's global content is one as our readers make it; null elsewhere. */
export function storyOf(globalContent: unknown): Story | null {
  return isStory(globalContent) ? globalContent : null;
}
