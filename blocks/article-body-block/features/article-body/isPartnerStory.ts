import type { Story } from '../../../../content/schemas/ans';
import { isSportsBettingStory } from '../../../../utils/story/isSportsBettingStory';

/** Whether somebody paid for a story: the betting partner, or a sponsor as its source type says. */
export function isPartnerStory(story: Pick<Story, 'subtype' | 'source' | 'taxonomy'>): boolean {
  return isSportsBettingStory(story) || /^(sponsored|sponsor)$/i.test(story.source.source_type);
}
