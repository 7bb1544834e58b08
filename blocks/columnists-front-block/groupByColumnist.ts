import type { Author, StoryCard } from '../../content/schemas/ans';

/** A columnist and what they wrote, newest first. */
export interface Columnist {
  author: Author;
  latest: StoryCard;
  earlier: StoryCard[];
}

/**
 * Columns by their writers. Those whom editors name come first, in their order, the others by their newest column.
 * A column of several stands under its first writer; one without a writer under nobody.
 *
 * @param columns newest first
 * @param first ids of authors
 * @param most how many earlier columns a writer keeps
 */
export function groupByColumnist(
  columns: readonly StoryCard[],
  first: readonly string[],
  most: number,
): Columnist[] {
  const columnists = new Map<string, Columnist>();
  for (const column of columns) {
    const author = column.authors.find(({ url }) => url !== null);
    if (!author) continue;
    const known = columnists.get(author._id);
    if (!known) columnists.set(author._id, { author, latest: column, earlier: [] });
    else if (known.earlier.length < most) known.earlier.push(column);
  }
  const named = first.flatMap((id) => columnists.get(id) ?? []);
  return [...named, ...[...columnists.values()].filter((each) => !named.includes(each))];
}
