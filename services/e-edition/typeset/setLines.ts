import type { PrintedPicture } from '../PrintedPaper';
import type { Line } from './breakLines';
import type { Style } from './styles';

/** pt; from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SetLine {
  x: number;
  /** Of the top of the line. */
  y: number;
  text: string;
  style: Style;
  /** pt added to each space. */
  wordSpacing: number;
}

/** What belongs together: a paragraph may run over columns; `more` says where the story goes on, or has begun. */
export type SetBlock =
  | {
      role: 'headline' | 'deck' | 'byline' | 'text' | 'heading' | 'quote' | 'caption';
      lines: SetLine[];
    }
  /** `page`: its label; null: on the site. */
  | { role: 'more'; lines: SetLine[]; page: string | null }
  | { role: 'picture'; box: Box; picture: PrintedPicture };

/** A line is not stretched further than this: pt for each space. */
const WIDEST_SPACE = 12;

/** Lines below each other. */
export function stack(
  lines: readonly Line[],
  { x, y, style }: { x: number; y: number; style: Style },
): SetLine[] {
  return lines.map((line, index) => setLine(line, { x, y: y + index * style.leading, style }));
}

/** A line at its place; stretched to a width where one is given and it does not end its paragraph. */
export function setLine(
  { text, indent, isLast, width: own }: Line,
  { x, y, style, width }: { x: number; y: number; style: Style; width?: number },
): SetLine {
  const gaps = text.split(' ').length - 1;
  const stretch = width === undefined || isLast || gaps === 0 ? 0 : (width - indent - own) / gaps;
  return {
    x: x + indent,
    y,
    text,
    style,
    wordSpacing: stretch > WIDEST_SPACE ? 0 : Math.max(0, stretch),
  };
}
