import { isNumber, isText, listOf, oneOf, shape, type Checked } from '@broadsheet/define/shape';

/** A square without a letter. */
export const BLACK = '#';

const entry = shape({
  /** As printed in its first square. */
  number: isNumber,
  direction: oneOf('across', 'down'),
  clue: isText,
  /** Its squares, counted from 0 by rows. */
  squares: listOf(isNumber),
});

/** Whether a page's own content is a crossword as `readCrossword` makes it. */
export const isCrossword = shape({
  pageTitle: isText,
  pageDescription: isText,
  pageSection: isText,
  /** `2026-11-21` */
  day: isText,
  title: isText,
  author: isText,
  intro: isText,
  width: isNumber,
  height: isNumber,
  /** All rows in one: a letter or `#` a square. */
  letters: isText,
  /** Across, then down, each by number. */
  entries: listOf(entry),
});

export type Crossword = Checked<typeof isCrossword>;
export type Entry = Checked<typeof entry>;
export type Direction = Entry['direction'];

/** A crossword in a list. */
export interface CrosswordCard {
  day: string;
  title: string;
  author: string;
  width: number;
  height: number;
}
