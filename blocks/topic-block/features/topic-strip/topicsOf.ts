import type { StoryCard } from '../../../../content/schemas/ans';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';

export interface Topic {
  name: string;
  slug: string;
}

/** A topic that fewer stories have is nobody's subject of the day. */
const FEWEST = 2;

/** Topics that an editor names, each once; what has no letter or digit is none. */
export function namedTopics(names: readonly string[]): Topic[] {
  const topics = names.map((name) => ({ name: name.trim(), slug: getTopicSlug(name) }));
  return once(topics.filter(({ slug }) => slug !== ''));
}

/** What the newest stories are about: the topics that most of them have, and two at least. */
export function topicsOf(stories: readonly Pick<StoryCard, 'taxonomy'>[], most: number): Topic[] {
  const counted = new Map<string, { topic: Topic; count: number }>();
  for (const { taxonomy } of stories) {
    for (const topic of once(taxonomy.tags.map(({ slug, text }) => ({ name: text, slug })))) {
      const { count = 0 } = counted.get(topic.slug) ?? {};
      if (topic.slug !== '' && topic.name !== '')
        counted.set(topic.slug, { topic, count: count + 1 });
    }
  }
  return [...counted.values()]
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ topic }) => topic);
}

const once = (topics: readonly Topic[]): Topic[] =>
  [...new Map(topics.toReversed().map((topic) => [topic.slug, topic])).values()].toReversed();
