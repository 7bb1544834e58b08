import type { StoryCard } from '../../../../content/schemas/ans';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';

/**
 * The name of a topic: as the newest of its stories writes it, else the words of its slug, each with
 * a capital.
 */
export function topicName(slug: string, stories: readonly Pick<StoryCard, 'taxonomy'>[]): string {
  for (const { taxonomy } of stories) {
    const tag = taxonomy.tags.find(
      (each) => each.slug === slug || getTopicSlug(each.text) === slug,
    );
    if (tag && tag.text !== '') return tag.text;
  }
  return slug.replace(/(^|-)(\p{L})/gu, (_match, gap: string, letter: string) => {
    return (gap && ' ') + letter.toUpperCase();
  });
}
