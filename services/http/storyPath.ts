/** Longer ones are no story's. */
const MAX_LENGTH = 300;

const STORY = /^((?:\/[\w~%-][\w.~%-]*)*\/[\w~%-][\w.~%-]*\.html)(?:[/?#]|$)/;

/**
 * The path of the story that an address on the site leads to, without query, anchor and the segment
 * of a live blog's card; null for anything that can be no story's.
 */
export function storyPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return null;
  return STORY.exec(address)?.[1] ?? null;
}
