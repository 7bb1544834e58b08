import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPaper } from '../../services/e-edition/draw/drawPaper';
import { examplePaper, exampleStory } from '../../services/e-edition/testing/examplePaper';
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
