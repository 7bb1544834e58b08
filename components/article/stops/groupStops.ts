import type { ContentElement } from '../../../content/schemas/ans';

export interface Stop {
  number: number;
  /** Its header's words, as HTML. */
  title: string;
  elements: ContentElement[];
}

export interface Stops {
  intro: ContentElement[];
  stops: Stop[];
  /** What follows the last stop: a divider or a newsletter form begins it. */
  outro: ContentElement[];
}

const STOP = /^\s*stop\s+(\d+)\b/i;

/**
 * A story that readers find their way through, in its parts: each header "Stop 3: …" begins a stop.
 * Dividers between stops are left out. Null for a text with fewer than two stops.
 */
export function groupStops(elements: readonly ContentElement[]): Stops | null {
  const parts: Stops = { intro: [], stops: [], outro: [] };
  const last = elements.findLastIndex((element) => numberOf(element) !== null);
  const end = elements.findIndex(
    ({ type }, index) => index > last && (type === 'divider' || type === 'inline_newsletter'),
  );
  elements.forEach((element, index) => {
    const number = numberOf(element);
    const stop = parts.stops.at(-1);
    if (number !== null && element.type === 'header') {
      parts.stops.push({ number, title: element.content, elements: [] });
    } else if (end >= 0 && index >= end) {
      if (element.type !== 'divider') parts.outro.push(element);
    } else if (!stop) {
      parts.intro.push(element);
    } else if (element.type !== 'divider') {
      stop.elements.push(element);
    }
  });
  const numbers = new Set(parts.stops.map(({ number }) => number));
  return numbers.size > 1 && numbers.size === parts.stops.length ? parts : null;
}

function numberOf(element: ContentElement): number | null {
  const words = element.type === 'header' ? element.content.replace(/<[^<>]*>/g, '') : '';
  const number = STOP.exec(words)?.[1];
  return number === undefined ? null : Number(number);
}
