import type { PrintFonts } from '../PrintedPaper';
import type { Measure, Style } from '../typeset/styles';

/** Puts the paper's fonts into a document; afterward they go by the names of the faces. */
export function registerFonts(document: PDFKit.PDFDocument, fonts: PrintFonts): void {
  for (const [face, file] of Object.entries(fonts)) document.registerFont(face, file);
}

/** Widths of texts in a document's fonts; those of words that come again are remembered. */
export function measureIn(document: PDFKit.PDFDocument): Measure {
  const known = new Map<string, number>();
  return (text, { face, size }: Style) => {
    const key = `${face} ${text}`;
    const width = known.get(key) ?? document.font(face).fontSize(1000).widthOfString(text) / 1000;
    known.set(key, width);
    return width * size;
  };
}
