import { createRequire } from 'node:module';
import type { PrintFonts } from '../../services/e-edition/PrintedPaper';

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`@expo-google-fonts/${name}.ttf`);

/** Those of the site, in files that a PDF can hold (OFL). */
export const printFonts = (): PrintFonts => ({
  serif: file('newsreader/400Regular/Newsreader_400Regular'),
  italic: file('newsreader/400Regular_Italic/Newsreader_400Regular_Italic'),
  display: file('newsreader/700Bold/Newsreader_700Bold'),
  sans: file('libre-franklin/400Regular/LibreFranklin_400Regular'),
  sansBold: file('libre-franklin/700Bold/LibreFranklin_700Bold'),
});
