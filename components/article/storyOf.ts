import type { Story } from '../../content/schemas/ans';

/** The page's story, where the page's global content is one; null elsewhere. */
export function storyOf(globalContent: unknown): Story | null {
  if (typeof globalContent !== 'object' || globalContent === null) return null;
  const isStory = 'headlines' in globalContent && 'content_elements' in globalContent;
  return isStory ? (globalContent as Story) : null;
}
