/** Beginnings and ends of what is not read: drawings, headings of columns, words that only keep a place. */
const UNREAD = [
  ['<svg', '</svg>'],
  ['<thead>', '</thead>'],
  ['style="visibility:hidden">', '<'],
] as const;

/**
 * What is read of markup.
 * @param more besides: beginnings and ends of what is not of the feed, such as a calendar
 */
export function textOf(
  markup: string,
  more: readonly (readonly [from: string, to: string])[] = [],
): string {
  const read = [...UNREAD, ...more].reduce((rest, [from, to]) => without(rest, from, to), markup);
  return read.replace(/<[^<>]*>/g, ' ').replace(/&#?\w{1,8};/g, ' ');
}

/** Without what stands from a word to the next of another one. */
function without(markup: string, from: string, to: string): string {
  const [before = '', ...parts] = markup.split(from);
  return [before, ...parts.map((part) => part.slice(part.indexOf(to) + to.length))].join(' ');
}
