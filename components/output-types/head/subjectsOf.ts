import type { Story } from '../../../content/schemas/ans';

/** What a story is about, in words: its tags, or where it has none, the topics that a classifier found. */
export function subjectsOf({ taxonomy }: Pick<Story, 'taxonomy'>): string[] {
  const { tags, topics = [] } = taxonomy;
  return tags.length > 0 ? tags.map(({ text }) => text) : topics.map(({ name }) => name);
}
