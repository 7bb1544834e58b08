import type { Face } from './typeset/styles';

/**
 * Files of the fonts (TTF or OTF) by what is set in them, or names of the fonts that every reader of PDFs has: a word
 * is set in the first that has all of its letters.
 */
export type PrintFonts = Readonly<Record<Face, readonly string[]>>;

/** What a paper became. */
export interface DrawnPaper {
  pdf: Uint8Array<ArrayBuffer>;
  /** Letters that none of its fonts has: `費城`. In their place stands a question mark; emoji are left out. */
  unprinted: string;
}

/** A day's printed paper. Texts are plain; its pictures are named at first, and there when it is drawn. */
export interface PrintedPaper<Picture extends NamedPicture = PrintedPicture> {
  /** `The Daily`. */
  name: string;
  /** The name as it stands on the front page: an outline, and the box around it (`x y width height`). */
  nameplate: { path: string; viewBox: string };
  fonts: PrintFonts;
  /** Of the ear beside the date: `Philadelphia and the region`. */
  place: string;
  /** `2026-11-21`. */
  day: string;
  /** `Saturday, Nov. 21, 2026`. */
  date: string;
  /** In the order of the paper. */
  pages: readonly PrintedPage<Picture>[];
}

export interface PrintedPage<Picture extends NamedPicture = PrintedPicture> {
  /** `A1`. */
  label: string;
  /** Of the section: `News`. */
  section: string;
  /** The page opens its section. */
  isFirst: boolean;
  /** The first one leads. */
  stories: readonly PrintedStory<Picture>[];
}

export interface PrintedStory<Picture extends NamedPicture = PrintedPicture> {
  /** Whole address of the story on the site. */
  url: string;
  /** The one that was written for print, where there is one (platform §3). */
  headline: string;
  deck: string;
  /** `By Dana Whitlock and Reuben Ash`; empty where nobody is named. */
  byline: string;
  /** BCP 47. */
  language: string;
  paragraphs: readonly Paragraph[];
  /** Of the rest of a story: the label of the page before, which had no room for it. */
  continuedFrom?: string;
  picture: Picture | null;
}

export interface Paragraph {
  kind: 'text' | 'heading' | 'quote';
  text: string;
}

export interface NamedPicture {
  /** Where its file is, in the size for print. */
  address: string;
  caption: string;
  credit: string;
  /** For readers who don't see it; empty: the caption says it. */
  alt: string;
  /** px. */
  width: number;
  height: number;
}

export interface PrintedPicture extends NamedPicture {
  /** JPEG or PNG. */
  file: Uint8Array;
}
