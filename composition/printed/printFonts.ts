import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PrintFonts } from '../../services/e-edition/PrintedPaper';

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`@expo-google-fonts/${name}.ttf`);

/**
 * Those of the site, in files that a PDF can hold (OFL). Newsreader has no Cyrillic letters; Libre Franklin does.
 *
 * @param more files of fonts for the letters that both lack
 */
export function printFonts(more: readonly string[] = []): PrintFonts {
  const sans = file('libre-franklin/400Regular/LibreFranklin_400Regular');
  const sansBold = file('libre-franklin/700Bold/LibreFranklin_700Bold');
  return {
    serif: [file('newsreader/400Regular/Newsreader_400Regular'), sans, ...more],
    italic: [file('newsreader/400Regular_Italic/Newsreader_400Regular_Italic'), sans, ...more],
    display: [file('newsreader/700Bold/Newsreader_700Bold'), sansBold, ...more],
    sans: [sans, ...more],
    sansBold: [sansBold, ...more],
  };
}

/**
 * Further fonts of a newspaper that prints letters of other languages: files by comma.
 * @throws Error that names the one that is no font
 */
export function readPrintFonts(given = ''): string[] {
  const files = given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const wrong = files.find((name) => !/\.[ot]tf$/i.test(name) || !existsSync(name));
  if (wrong !== undefined)
    throw new Error(`E_EDITION_FONTS must name files of fonts (.ttf or .otf), not "${wrong}"`);
  return files;
}
