import { createHash } from 'node:crypto';

/** What the outline tells where a reader needs it; here a sum of all values says whether they differ. */
const SUMMED = ['<svg>', 'href', 'src', 'srcset'];
/** Letters; of more, as a game's numbers in one attribute, the beginning and a sum. */
const LONGEST = 80;
/** Elements whose text is read by programs. */
const PROGRAMS = 'script, style, template, noscript';
/** Letters of a line. */
const LINE = 110;

/**
 * What styles, scripts, programs and counting hold on to in a part of a document: each attribute with its
 * values in order of their letters, and how often each stands there; what programs read; a sum of all words.
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
    const isDrawing = element instanceof SVGElement;
    for (const { name, value } of element.attributes) {
      const isTold = name !== 'class' && (!isDrawing || name.startsWith('data-'));
      if (isTold) count(name, SUMMED.includes(name) ? value : shorten(value));
    }
    if (element.matches(PROGRAMS)) count(`<${element.localName}>`, shorten(element.innerHTML));
    if (element.localName === 'svg') count('<svg>', element.outerHTML);
  }
  const lines = [...marks].toSorted(byName).flatMap(([name, values]) => {
    const all = [...values].toSorted(byName);
    const told = all.map(([value, times]) => (times > 1 ? `${value}×${times}` : value));
    return wrap(
      `${name}:`,
      SUMMED.includes(name) ? [`${all.length} ${sumOf(told.join(' '))}`] : told,
    );
  });
  return [...lines, `words: ${sumOf(root.textContent.replaceAll(/\s+/g, ' '))}`];
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

function shorten(value: string): string {
  const words = value.replace(/\s+/g, ' ').trim();
  if (words.length > LONGEST) return `"${words.slice(0, LONGEST)}"…${sumOf(words)}`;
  return words === '' || words.includes(' ') ? `"${words}"` : words;
}

/** Eight letters that differ where a text differs. */
const sumOf = (text: string): string =>
  `#${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

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
