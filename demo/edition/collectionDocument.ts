import type { SeedCollection } from './data';
import type { StoryFile } from './StoryFile';

/** A list of stories, by their slugs. */
export interface CollectionDocument {
  _id: string;
  name: string;
  description?: { basic: string };
  items: string[];
}

/** What a collection lists by hand and `known` has, then the newest of its sections. */
export function collectionDocument(
  { id, name, description, slugs, sections, count }: SeedCollection,
  stories: readonly StoryFile[],
  known: ReadonlySet<string>,
): CollectionDocument {
  const listed = slugs.filter((slug) => known.has(slug));
  return {
    _id: id,
    name,
    ...(description ? { description: { basic: description } } : {}),
    items: [...new Set([...listed, ...newest(stories, sections)])].slice(0, count),
  };
}

function newest(stories: readonly StoryFile[], from: readonly string[]): string[] {
  return stories
    .filter(({ section }) => from.includes(section))
    .sort((a, b) => a.hoursAgo - b.hoursAgo)
    .map(({ slug }) => slug);
}
