import type { SetLine } from '../typeset/setLines';
import type { PaperFonts } from './fonts';

export interface Canvas {
  document: PDFKit.PDFDocument;
  fonts: PaperFonts;
}

/** Draws a line, each letter in a font that has it, all on one base. */
export function drawLine(
  { document, fonts }: Canvas,
  { text, x, y, style, wordSpacing }: SetLine,
): void {
  const { face, size, color } = style;
  let left = x;
  for (const { text: part, font, ascent, options } of fonts.pieces(text, face)) {
    document.font(font).fontSize(size).fillColor(color);
    const baseline = ascent === null ? {} : { baseline: -ascent * size };
    document.text(part, left, y, { ...options, lineBreak: false, wordSpacing, ...baseline });
    const gaps = part.split(' ').length - 1;
    left += document.widthOfString(part, options) + gaps * wordSpacing;
  }
}
