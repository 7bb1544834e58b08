import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPaper } from '../../services/e-edition/draw/drawPaper';
import type { PrintedPaper } from '../../services/e-edition/PrintedPaper';
import { examplePaper, exampleStory } from '../../services/e-edition/testing/examplePaper';
import { drawn, textOf } from '../../services/e-edition/testing/readPdf';
import { printFonts, readPrintFonts } from './printFonts';

describe('the fonts of the printed paper', () => {
  it('have the letters of the region’s languages, in whatever is set', async () => {
    const words = 'Aé “Łódź” ñ Nguyễn Спасибо Дякуємо';
    const paragraphs = (['text', 'heading', 'quote'] as const).map((kind) => ({
      kind,
      text: words,
    }));
    const story = exampleStory('a', { headline: words, deck: words, byline: words, paragraphs });
    const [page] = examplePaper().pages;
    const pages = [{ ...page!, section: words, stories: [story] }];
    const { unprinted } = await drawPaper(
      examplePaper({ fonts: printFonts(), place: words, pages }),
    );
    expect(unprinted).toBe('');
  });

  it('are asked last for what else a newspaper prints', () => {
    const more = Object.values(printFonts(['/fonts/chinese.otf'])).map((files) => files.at(-1));
    expect(new Set(more)).toEqual(new Set(['/fonts/chinese.otf']));
  });
});

/** pt above the foot of its page at which each piece of text stands. */
const heights = (pdf: Uint8Array) =>
  [...drawn(pdf).matchAll(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm/g)].map(([, height]) => height);

const pdfOf = async (paper: PrintedPaper) => (await drawPaper(paper)).pdf;

describe('a paper of words in letters of other languages', () => {
  /** A paper of one story, which says this. */
  const saying = (text: string) => {
    const [page] = examplePaper().pages;
    const story = exampleStory('a', { paragraphs: [{ kind: 'text', text }] });
    return examplePaper({ fonts: printFonts(), pages: [{ ...page!, stories: [story] }] });
  };
  const pageOf = async (text: string) => drawn(await pdfOf(saying(text)));

  it('has each in a font that has it, all on one line', async () => {
    const { pdf, unprinted } = await drawPaper(saying('She said спасибо, and left Łódź.'));
    expect(unprinted).toBe('');
    expect(textOf(pdf)).toMatch(/\/FontName \/[A-Z]{6}\+LibreFranklin-Regular/);
    const latin = await pdfOf(saying('She said thanks, and left Łódź.'));
    expect(drawn(pdf)).not.toBe(drawn(latin));
    expect(heights(pdf).length).toBeGreaterThan(5);
    expect(new Set(heights(pdf))).toEqual(new Set(heights(latin)));
  });

  it('says which letters no font has, each once: a question mark stands for it', async () => {
    const { pdf, unprinted } = await drawPaper(saying('費城 and 費'));
    expect([unprinted, drawn(pdf)]).toEqual(['費城', await pageOf('?? and ?')]);
  });

  it('does without emoji', async () => {
    const { pdf, unprinted } = await drawPaper(saying('Fly, Eagles, fly🦅!'));
    expect([unprinted, drawn(pdf)]).toEqual(['🦅', await pageOf('Fly, Eagles, fly!')]);
  });

  it('is drawn whatever marks a letter has, and shows nothing of what nobody sees', async () => {
    const { pdf, unprinted } = await drawPaper(saying('a\u2009c\u200B\uFE0F'));
    expect([unprinted, drawn(pdf)]).toEqual(['', await pageOf('a c')]);
    // Newsreader has no place for a mark on this letter.
    expect((await drawPaper(saying('b\u0301'))).unprinted).toBe('');
  });
});

describe('E_EDITION_FONTS', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    for (const name of ['a.ttf', 'b.OTF', 'c.woff2']) writeFileSync(join(folder, name), '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names no font where it is not set', () => {
    expect([readPrintFonts(), readPrintFonts('')]).toEqual([[], []]);
  });

  it('names files by comma', () => {
    const [a, b] = ['a.ttf', 'b.OTF'].map((name) => join(folder, name));
    expect(readPrintFonts(`${a}, ${b}`)).toEqual([a, b]);
  });

  it.each(['none.ttf', 'c.woff2'])('is refused, by name, where one is no font: %s', (name) => {
    const file = join(folder, name);
    expect(() => readPrintFonts(file)).toThrow(
      `E_EDITION_FONTS must name files of fonts (.ttf or .otf), not "${file}"`,
    );
  });
});
