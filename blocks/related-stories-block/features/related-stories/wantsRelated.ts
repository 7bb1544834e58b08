import type { Story } from '../../../../content/schemas/ans';

const WITHOUT = new Set(['swipeable', 'call-to-action', 'live', 'liveblog']);

/**
 * Related stories are fetched only when the article has related content and is not swipeable, a call
 * to action or a live blog (widgets §5).
 */
export function wantsRelated(
  story: Pick<Story, 'subtype' | 'relatedLinks' | 'hasRelatedContent' | '_id'>,
): boolean {
  const hasRelated = story.hasRelatedContent === true || story.relatedLinks.length > 0;
  return hasRelated && story._id !== '' && !WITHOUT.has(story.subtype);
}
