import { holdsWords } from '../../../../ui/holdsWords';

/** What can be searched for: "Article – Header". */
interface Searched {
  label: string;
  /** Further words that find it. */
  keywords: string;
}

/** Between the group that a label names and the name in it. */
const DASH = ' – ';

/**
 * What fits a query, the best match first: by its name, then by its keywords, then by its group. Of two
 * that fit as well, the shorter name is first.
 */
export function searchPalette<T extends Searched>(entries: readonly T[], query: string): T[] {
  const asked = wordsOf(query);
  return entries
    .filter(({ label, keywords }) => holdsWords(`${label} ${keywords}`, query))
    .map((entry) => ({ entry, rank: rankOf(entry, asked), name: splitLabel(entry.label).name }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.name.length - b.name.length ||
        a.entry.label.localeCompare(b.entry.label),
    )
    .map(({ entry }) => entry);
}

/** The group that a label names, '' for none, and the name in it. */
export function splitLabel(label: string): { group: string; name: string } {
  const at = label.indexOf(DASH);
  return at > 0
    ? { group: label.slice(0, at), name: label.slice(at + DASH.length) }
    : { group: '', name: label };
}

/** How well an entry that fits does so: 0 is best. */
function rankOf({ label, keywords }: Searched, asked: readonly string[]): number {
  const text = asked.join(' ');
  const { group, name } = splitLabel(label);
  const words = { name: wordsOf(name), keywords: wordsOf(keywords), group: wordsOf(group) };
  const begins = (held: readonly string[]) =>
    asked.every((part) => held.some((word) => word.startsWith(part)));
  const ways = [
    wordsOf(label).join(' ') === text,
    words.name.join(' ').startsWith(text),
    begins(words.name),
    begins([...words.name, ...words.keywords]),
    begins([...words.name, ...words.keywords, ...words.group]),
    true,
  ];
  return ways.indexOf(true);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
