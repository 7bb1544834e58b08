/** Besides `data-*`: what styles hold on to, and how the browser loads, sends and follows. */
const ATTRIBUTES = [
  'action',
  'autocomplete',
  'class',
  'fetchpriority',
  'inputmode',
  'loading',
  'method',
  'name',
  'rel',
  'style',
  'target',
  'type',
];
/** Letters; of more, as a game's numbers in one attribute, the beginning and how many there are. */
const LONGEST = 80;
/** Letters of a line. */
const LINE = 110;

/**
 * What styles, scripts and counting hold on to in a part of a document: each attribute with its values in
 * order of their letters, and how often each stands there.
 */
export function marksOf(root: Element): string[] {
  const marks = new Map<string, Map<string, number>>();
  const count = (name: string, value: string): void => {
    const values = marks.get(name) ?? new Map<string, number>();
    values.set(value, (values.get(value) ?? 0) + 1);
    marks.set(name, values);
  };
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.classList) count('class', name);
    for (const { name, value } of element.attributes) {
      const isMark = name.startsWith('data-') || ATTRIBUTES.includes(name);
      if (isMark && name !== 'class') count(name, shorten(value));
    }
  }
  return [...marks].toSorted(byName).flatMap(([name, values]) => {
    const all = [...values].toSorted(byName);
    return wrap(
      `${name}:`,
      all.map(([value, times]) => (times > 1 ? `${value}×${times}` : value)),
    );
  });
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

function shorten(value: string): string {
  const words = value.replace(/\s+/g, ' ').trim();
  if (words.length > LONGEST) return `"${words.slice(0, LONGEST)}"…(${words.length})`;
  return words === '' || words.includes(' ') ? `"${words}"` : words;
}

/** Lines of at most so many letters; those that follow are indented. */
function wrap(first: string, words: readonly string[]): string[] {
  const lines = [first];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < LINE) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}
