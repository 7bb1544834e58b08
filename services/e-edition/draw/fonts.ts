import { createRequire } from 'node:module';
import type { Face, Measure, Style } from '../typeset/styles';

const require = createRequire(import.meta.url);

/** Newsreader and Libre Franklin (OFL), as the site has them. */
const FILES: Record<Face, string> = {
  serif: 'newsreader/400Regular/Newsreader_400Regular.ttf',
  italic: 'newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
  display: 'newsreader/700Bold/Newsreader_700Bold.ttf',
  sans: 'libre-franklin/400Regular/LibreFranklin_400Regular.ttf',
  sansBold: 'libre-franklin/700Bold/LibreFranklin_700Bold.ttf',
};

/** Puts the paper's fonts into a document; afterward they go by the names of the faces. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(FILES))
    document.registerFont(face, require.resolve(`@expo-google-fonts/${file}`));
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
