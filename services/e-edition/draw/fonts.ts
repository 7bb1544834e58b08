import { openSync, type Font } from 'fontkit';
import type { PrintFonts } from '../PrintedPaper';
import type { Face, Measure, Style } from '../typeset/styles';

/** A part of a line that one font has all letters of. */
export interface Piece {
  text: string;
  /** As the document knows it. */
  font: string;
  /** pt that its top lies above where letters stand, for each pt of its size; null: as the document has it. */
  ascent: number | null;
  /** How it is set, for the document. */
  options: PDFKit.Mixins.TextOptions;
}

/** The paper's fonts in a document. */
export interface PaperFonts {
  /** A text in the fonts that have its letters, a word in one of them where that is possible; else `?`, and nothing for emoji. */
  pieces: (text: string, face: Face) => Piece[];
  measure: Measure;
  /** Letters of the texts so far that no font has, each once. */
  unprinted: () => string;
}

/** Spaces of all kinds, and what no reader sees. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;
/** Marks stand where they fall: typed as a list of what is on, while fontkit takes what is off as well. */
const WITHOUT_PLACES = {
  features: { mark: false, mkmk: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[],
};
/** A font that is a file; others are those that every reader of PDFs has. */
const FILE = /\.[ot]tf$/i;

interface Candidate {
  name: string;
  file: Font | null;
}

/** Puts the paper's fonts into a document. @throws Error where a file is no font */
export function openFonts(document: PDFKit.PDFDocument, fonts: PrintFonts): PaperFonts {
  const faces = new Map<string, Candidate[]>();
  const opened = new Map<string, Font>();
  for (const [face, sources] of Object.entries(fonts)) {
    const candidates = sources.map((source, place) => {
      const name = `${face} ${place}`;
      document.registerFont(name, source);
      return { name, file: FILE.test(source) ? openOnce(opened, source) : null };
    });
    faces.set(face, candidates);
  }
  const lacking = new Set<string>();
  const pieces = (text: string, face: Face): Piece[] => {
    const candidates = faces.get(face) ?? [];
    const own = candidates[0];
    const found: { text: string; font: Candidate }[] = [];
    for (const part of text.split(/(\s+)/).filter(Boolean)) {
      // Spaces are as wide as where lines are broken.
      const fitting = /^\s/.test(part) ? candidates.slice(0, 1) : candidates;
      for (const { letters, font } of inFonts(part, fitting)) {
        if (!font) for (const letter of letters) lacking.add(letter);
        const shown = font ? shownIn(font.file, letters) : standIn(letters);
        const last = found.at(-1);
        if (last && last.font === (font ?? own)) last.text += shown;
        else if (own) found.push({ text: shown, font: font ?? own });
      }
    }
    return found.map(({ text: part, font }) => ({
      text: part,
      font: font.name,
      ascent: own?.file && font !== own ? own.file.ascent / own.file.unitsPerEm : null,
      options: optionsFor(part, font.file),
    }));
  };
  const known = new Map<string, number>();
  /** Of a text of one pt. */
  const widthOf = (text: string, face: Face): number =>
    pieces(text, face)
      .map((part) => document.font(part.font).fontSize(1000).widthOfString(part.text, part.options))
      .reduce((sum, width) => sum + width / 1000, 0);
  return {
    pieces,
    measure: (text, { face, size }: Style) => {
      const key = `${face} ${text}`;
      const width = known.get(key) ?? widthOf(text, face);
      known.set(key, width);
      return width * size;
    },
    unprinted: () => [...lacking].join(''),
  };
}

function openOnce(opened: Map<string, Font>, source: string): Font {
  const font = opened.get(source) ?? (openSync(source) as Font);
  opened.set(source, font);
  return font;
}

/** fontkit fails at a mark on a letter for which the font has no place: there it is set without. */
function optionsFor(text: string, font: Font | null): Piece['options'] {
  if (!font || !/\p{Mark}/u.test(text)) return {};
  try {
    font.layout(text);
    return {};
  } catch {
    return WITHOUT_PLACES;
  }
}

/** A word in the first font that has all of its letters; where none has, each letter in one that has it, or in none. */
function inFonts(
  word: string,
  candidates: readonly Candidate[],
): { letters: string; font: Candidate | undefined }[] {
  const fontOf = (letters: readonly string[]) =>
    candidates.find(({ file }) => !file || letters.every((letter) => prints(file, letter)));
  const font = fontOf([...word]);
  if (font) return [{ letters: word, font }];
  return [...word].map((letter) => ({ letters: letter, font: fontOf([letter]) }));
}

const has = (font: Font, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const prints = (font: Font, letter: string): boolean => has(font, letter) || UNSEEN.test(letter);

/** Print does without emoji. */
const standIn = (letter: string): string => (/\p{Extended_Pictographic}/u.test(letter) ? '' : '?');

/** A space that the font lacks is a plain one; what nobody would see is left out. */
const shownIn = (font: Font | null, letters: string): string =>
  [...letters]
    .map((letter) => (!font || has(font, letter) ? letter : /\s/.test(letter) ? ' ' : ''))
    .join('');
