export type Face = 'serif' | 'italic' | 'display' | 'sans' | 'sansBold';

/** Sizes and distances in points, 1/72 inch. */
export interface Style {
  face: Face;
  size: number;
  /** From one line to the next. */
  leading: number;
  color: string;
}

/** How wide a text is in a style, in points. */
export type Measure = (text: string, style: Style) => number;

const INK = '#121212';
const GRAY = '#555555';

/** A page of 11 by 17 inches, which printers know as tabloid. */
export const PAGE = { width: 792, height: 1224, margin: 36 } as const;
export const COLUMNS = 5;
export const GUTTER = 14;

const style = (face: Face, size: number, leading: number, color = INK): Style => ({
  face,
  size,
  leading,
  color,
});

export const STYLES = {
  text: style('serif', 9.6, 11.6),
  heading: style('sansBold', 8.8, 11.6),
  quote: style('italic', 9.6, 11.6),
  deck: style('italic', 13, 16, '#333333'),
  byline: style('sansBold', 7.4, 11.6),
  caption: style('sans', 7.4, 9.4),
  credit: style('sans', 6.2, 9.4, GRAY),
  more: style('sansBold', 7.4, 11.6, '#0a4a8f'),
  folio: style('sans', 8, 11, GRAY),
  page: style('sansBold', 11, 13),
  section: style('display', 54, 56),
} as const satisfies Record<string, Style>;

/** A headline's size by how many columns it runs over; that of the paper's lead is larger. */
const HEADLINES = [0, 18, 25, 34, 38, 42];
const LEAD = 50;

export function headlineStyle(columns: number, isLead: boolean): Style {
  const size = isLead ? LEAD : (HEADLINES[Math.min(columns, COLUMNS)] ?? HEADLINES[1] ?? 18);
  return style('display', size, Math.round(size * 1.06));
}

/** The same letters, smaller or larger. */
export const scaled = ({ face, size, leading, color }: Style, by: number): Style =>
  style(face, size * by, leading * by, color);
