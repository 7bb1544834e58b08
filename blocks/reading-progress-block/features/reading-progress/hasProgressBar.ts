import type { Story } from '../../../../content/schemas/ans';
import { countElementWords } from '../../../../utils/story/countElementWords';
import { isLiveBlog } from '../../../../utils/story/isLiveBlog';

/** Words; the end of a shorter story is in sight anyway. */
export const MIN_WORDS = 400;

/** Whether a story shows how far it is read: long enough, and with an end, which a live blog lacks. */
export function hasProgressBar(story: Pick<Story, 'subtype' | 'content_elements'>): boolean {
  const words = story.content_elements.reduce(
    (sum, element) => sum + countElementWords(element),
    0,
  );
  return words >= MIN_WORDS && !isLiveBlog(story);
}
