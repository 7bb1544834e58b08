import type { Measure, Style } from './styles';

export interface Line {
  text: string;
  /** pt, as it is set without being stretched. */
  width: number;
  /** pt from the left edge. */
  indent: number;
  /** The last one of its paragraph: it is not stretched. */
  isLast: boolean;
  /** What it holds of its paragraph: without a hyphen that was put in, with the space after a whole word. */
  source: string;
}

/** Of its width: by so much a headline is made narrower, as long as it needs no line more. */
const STEP = 0.02;
/** Where a word may be broken. */
const SOFT_HYPHEN = '\u00AD';

/**
 * A paragraph in lines of a width: each takes what it can hold, of a word with soft hyphens as much as fits. What no
 * line can hold, such as an address, is broken anywhere.
 *
 * @param width pt
 * @param indent pt by which its first line begins later
 */
export function breakLines(
  paragraph: string,
  {
    width,
    style,
    measure,
    indent = 0,
  }: { width: number; style: Style; measure: Measure; indent?: number },
): Line[] {
  const lines: Line[] = [];
  const wide = (text: string) => measure(text, style);
  const space = wide(' ');
  let current = { text: '', width: 0, source: '' };
  const room = () => width - (lines.length === 0 ? indent : 0);
  const end = (isLast: boolean) => {
    lines.push({ ...current, indent: lines.length === 0 ? indent : 0, isLast });
    current = { text: '', width: 0, source: '' };
  };
  const put = (word: string, source = `${word} `) => {
    const isFirst = current.text === '';
    current = {
      text: isFirst ? word : `${current.text} ${word}`,
      width: isFirst ? wide(word) : current.width + space + wide(word),
      source: current.source + source,
    };
  };
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    let parts = word.split(SOFT_HYPHEN).filter(Boolean);
    while (parts.length > 0) {
      const whole = parts.join('');
      const left = room() - (current.text === '' ? 0 : current.width + space);
      if (wide(whole) <= left) {
        put(whole);
        break;
      }
      const head = longestHead(parts, left, wide);
      if (head > 0) {
        const part = parts.slice(0, head).join('');
        put(withHyphen(part), part);
        parts = parts.slice(head);
        end(false);
      } else if (current.text !== '') {
        end(false);
      } else {
        const prefix = longestPrefix(whole, left, wide);
        put(prefix, prefix === whole ? `${prefix} ` : prefix);
        parts = prefix === whole ? [] : [whole.slice(prefix.length)];
        end(parts.length === 0);
      }
    }
  }
  if (current.text !== '') end(true);
  return lines;
}

const withHyphen = (text: string): string => (/[-–—/]$/.test(text) ? text : `${text}-`);

/** How many of a word's syllables fit with a hyphen; 0 for none. The last one needs no hyphen, and is not asked for. */
function longestHead(
  parts: readonly string[],
  room: number,
  wide: (text: string) => number,
): number {
  for (let count = parts.length - 1; count > 0; count -= 1) {
    if (wide(withHyphen(parts.slice(0, count).join(''))) <= room) return count;
  }
  return 0;
}

/** The characters that fit, at least one. */
function longestPrefix(text: string, room: number, wide: (text: string) => number): string {
  const characters = [...text];
  const prefix = (count: number) => characters.slice(0, count).join('');
  let [fits, tooMany] = [1, 2];
  while (tooMany <= characters.length && wide(prefix(tooMany)) <= room)
    [fits, tooMany] = [tooMany, tooMany * 2];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (wide(prefix(middle)) <= room) fits = middle;
    else tooMany = middle;
  }
  return prefix(fits);
}

/** A headline in as few lines as it needs, each about as long as the others: no word is left alone. */
export function evenLines(
  text: string,
  room: { width: number; style: Style; measure: Measure },
): Line[] {
  let lines = breakLines(text, room);
  const count = lines.length;
  for (let width = room.width * (1 - STEP); width > room.width / 2; width -= room.width * STEP) {
    const narrower = breakLines(text, { ...room, width });
    if (narrower.length > count || narrower.some((line) => line.width > width)) break;
    lines = narrower;
  }
  return lines;
}
