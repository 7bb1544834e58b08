import { isNumber, isText, listOf, orNull, shape, type Checked } from '@broadsheet/define/shape';

const strip = shape({
  id: isText,
  title: isText,
  creator: isText,
  panels: listOf(
    shape({
      /** An address, or a path of the site. */
      url: isText,
      /** px */
      width: isNumber,
      height: isNumber,
      alt: isText,
      lines: listOf(shape({ speaker: isText, words: isText })),
    }),
  ),
});

/** Whether a page's own content is a day of comics as `readComics` makes it. Days are `2026-11-21`. */
export const isComics = shape({
  pageTitle: isText,
  pageDescription: isText,
  pageSection: isText,
  day: isText,
  /** The days beside it that have comics. */
  previous: orNull(isText),
  next: orNull(isText),
  strips: listOf(strip),
});

export type Comics = Checked<typeof isComics>;
export type Strip = Checked<typeof strip>;

/** Where the comics of a day are. */
export const comicsPath = (day: string): string => `/comics/daily/${day}/`;
