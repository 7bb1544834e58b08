import sharp from 'sharp';
import { examplePaper, exampleStory } from '../testing/examplePaper';
import type { PrintedPaper } from '../PrintedPaper';
import { drawn, textOf } from '../testing/readPdf';
import { drawPaper } from './drawPaper';

const pdfOf = async (paper: PrintedPaper) => (await drawPaper(paper)).pdf;

/** A PDF with its texts as they are read: those with two bytes a letter have every other one empty. */
const readable = (pdf: Uint8Array) => textOf(pdf.filter((byte) => byte !== 0)).replaceAll('þÿ', '');

async function jpeg(): Promise<Uint8Array> {
  const create = { width: 60, height: 40, channels: 3 as const, background: '#2a6' };
  return sharp({ create }).jpeg().toBuffer();
}

describe('the PDF of a paper', () => {
  it('has a page for each printed page, each named in the outline with its stories', async () => {
    const pdf = await pdfOf(examplePaper());
    expect(textOf(pdf)).toMatch(/^%PDF-1\.7/);
    expect(textOf(pdf).match(/\/Type \/Page\b/g)).toHaveLength(2);
    const words = readable(pdf);
    for (const entry of ['A1 News', 'C1 Sports', 'Headline of lead', 'Headline of game'])
      expect(words).toContain(`(${entry})`);
  });

  it('says what it is: its title, its language, and that it is tagged', async () => {
    const pdf = await pdfOf(examplePaper());
    expect(readable(pdf)).toContain('(The Daily, Saturday, Nov. 21, 2026)');
    expect(textOf(pdf)).toContain('/Lang (en-US)');
    expect(textOf(pdf)).toContain('/Marked true');
    expect(textOf(pdf)).toContain('/DisplayDocTitle true');
  });

  it('has its parts tagged as what they are, for who listens to it', async () => {
    const file = await jpeg();
    const picture = {
      address: '',
      caption: 'A gym',
      credit: '',
      alt: 'Players under a net',
      width: 60,
      height: 40,
      file,
    };
    const story = exampleStory('a', {
      picture,
      paragraphs: [
        { kind: 'text', text: 'Words.' },
        { kind: 'heading', text: 'More' },
        { kind: 'quote', text: 'Said somebody.' },
      ],
    });
    const [page] = examplePaper().pages;
    const pdf = await pdfOf(examplePaper({ pages: [{ ...page!, stories: [story] }] }));
    for (const tag of ['Sect', 'Art', 'H1', 'H2', 'H3', 'P', 'BlockQuote', 'Figure', 'Caption'])
      expect(textOf(pdf)).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(readable(pdf)).toContain('(Players under a net)');
    expect(textOf(pdf)).toContain('/Subtype /Image');
  });

  it('has the words of each head of a page in one piece, though they are drawn apart', async () => {
    const words = readable(await pdfOf(examplePaper()));
    for (const said of [
      'The Daily',
      'Saturday, Nov. 21, 2026. Here and around. Page A1',
      'Sports',
      'Page C1, Sports. Saturday, Nov. 21, 2026. The Daily',
    ])
      expect(words).toContain(`/ActualText (${said})`);
  });

  it('has the lines between stories marked as what nobody reads aloud', async () => {
    expect(drawn(await pdfOf(examplePaper()))).toMatch(
      /\/Artifact <<\s*\/Type \/Layout\s*>> BDC\s+0\.4 w\s/,
    );
  });

  it('leads from headlines to the stories on the site', async () => {
    const links = textOf(await pdfOf(examplePaper())).match(/\/URI \(([^)]*)\)/g);
    expect(new Set(links)).toEqual(
      new Set(['lead', 'second', 'game'].map((name) => `/URI (https://news.example/${name}.html)`)),
    );
  });

  it('leads from where a story has no more room to the page where it goes on, and back', async () => {
    const paragraphs = Array.from({ length: 120 }, () => ({
      kind: 'text' as const,
      text: 'Words of the story. '.repeat(12),
    }));
    const [page] = examplePaper().pages;
    const long = { ...page!, stories: [exampleStory('long', { paragraphs })] };
    const text = textOf(await pdfOf(examplePaper({ pages: [long] })));
    const leads = [...text.matchAll(/\/S \/GoTo\s+\/D \((\w+)\)/g)].map(([, to]) => to);
    expect(leads.slice(0, 2)).toEqual(['A2', 'A1']);
    for (const label of new Set(leads)) expect(text).toMatch(new RegExp(`\\(${label}\\) \\[`));
  });

  it('is the same file for the same paper', async () => {
    expect(
      Buffer.compare(
        Buffer.from(await pdfOf(examplePaper())),
        Buffer.from(await pdfOf(examplePaper())),
      ),
    ).toBe(0);
  });

  it('fails for a picture that is none, and says so', async () => {
    const picture = {
      address: '',
      caption: '',
      credit: '',
      alt: '',
      width: 6,
      height: 4,
      file: new Uint8Array([1, 2]),
    };
    const [page] = examplePaper().pages;
    const stories = [exampleStory('a', { picture })];
    await expect(pdfOf(examplePaper({ pages: [{ ...page!, stories }] }))).rejects.toThrow(
      'Unknown image format',
    );
  });
});
