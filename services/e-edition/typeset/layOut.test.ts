import fc from 'fast-check';
import type { PrintedPage, PrintedStory } from '../PrintedPaper';
import { hyphenate } from './hyphenate';
import { layOutPage } from './layOutPage';
import type { SetStory } from './layOutStory';
import type { SetBlock } from './setLines';
import { PAGE, STYLES, type Measure } from './styles';

/** Each letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.5;

const story = (name: string, more: Partial<PrintedStory> = {}): PrintedStory => ({
  url: `https://news.example/${name}.html`,
  headline: `Headline of ${name}`,
  deck: 'What it is about, in a sentence.',
  byline: 'By Dana Whitlock',
  language: 'en',
  paragraphs: Array.from({ length: 6 }, () => ({
    kind: 'text',
    text: 'Words of the story. '.repeat(12),
  })),
  picture: null,
  ...more,
});
const picture = {
  address: '',
  caption: 'A gym',
  credit: 'Staff',
  alt: '',
  width: 1200,
  height: 800,
  file: new Uint8Array(),
};
const page = (stories: PrintedStory[], more: Partial<PrintedPage> = {}): PrintedPage => ({
  label: 'A1',
  section: 'News',
  isFirst: true,
  stories,
  ...more,
});
const tools = { measure, hyphenate };
const setOf = (given: PrintedPage, before: PrintedPage[] = []) =>
  layOutPage(given, before.length, tools);
const rolesOf = ({ blocks }: SetStory) => blocks.map(({ role }) => role);
const linesOf = ({ blocks }: SetStory, role: SetBlock['role']) =>
  blocks.flatMap((block) => ('lines' in block && block.role === role ? block.lines : []));

function expectInside({ x, y, right, bottom }: Record<'x' | 'y' | 'right' | 'bottom', number>) {
  expect(x).toBeGreaterThanOrEqual(PAGE.margin - 0.01);
  expect(y).toBeGreaterThanOrEqual(PAGE.margin);
  expect(right).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01);
  expect(bottom).toBeLessThanOrEqual(PAGE.height - PAGE.margin + 0.01);
}

describe('a page of the paper', () => {
  it.each([
    ['the front', [], true, 'nameplate'],
    ['the first of a section', [page([])], true, 'section'],
    ['any other', [page([])], false, 'line'],
  ])('has the head of %s', (_name, before, isFirst, head) => {
    expect(setOf(page([story('a')], { isFirst }), before).head).toBe(head);
  });

  it('keeps the order in which its stories stand in the paper, wherever it puts them', () => {
    const stories = [story('short', { paragraphs: [] }), story('long'), story('third')];
    expect(setOf(page(stories)).stories.map((set) => set.story.url)).toEqual(
      stories.map(({ url }) => url),
    );
  });

  it('gives the story with most to show the most columns', () => {
    const given = page([story('short', { paragraphs: [] }), story('long'), story('c')]);
    const { stories } = setOf(given, [page([])]);
    const sizeOf = (index: number) => linesOf(stories[index]!, 'headline')[0]!.style.size;
    expect(sizeOf(1)).toBeGreaterThan(sizeOf(0));
  });

  it('has the lead of the paper in its largest letters, however short it is', () => {
    const given = page([story('lead', { paragraphs: [] }), story('long', { picture }), story('c')]);
    const sizes = setOf(given).stories.map((set) => linesOf(set, 'headline')[0]!.style.size);
    expect(sizes[0]).toBe(Math.max(...sizes));
  });

  it('has every story inside its margins, and no two lines in one place', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            paragraphs: fc.nat({ max: 30 }),
            hasPicture: fc.boolean(),
            headline: fc.nat({ max: 20 }),
          }),
          { minLength: 1, maxLength: 11 },
        ),
        fc.boolean(),
        (given, isFront) => {
          const stories = given.map(({ paragraphs, hasPicture, headline }, index) =>
            story(`s${index}`, {
              headline: 'Words for it '.repeat(headline + 1),
              paragraphs: Array.from({ length: paragraphs }, (_, each) => ({
                kind: each % 5 === 4 ? 'heading' : 'text',
                text: 'Words of the story that go on. '.repeat((each % 4) + 1),
              })),
              picture: hasPicture ? picture : null,
            }),
          );
          const set = setOf(page(stories), isFront ? [] : [page([])]);
          expect(set.stories).toHaveLength(stories.length);
          const places = new Set<string>();
          for (const block of set.stories.flatMap(({ blocks }) => blocks)) {
            if (block.role === 'picture') {
              const { x, y, width, height } = block.box;
              expectInside({ x, y, right: x + width, bottom: y + height });
              continue;
            }
            for (const { x, y, text, style: own, wordSpacing } of block.lines) {
              const gaps = text.split(' ').length - 1;
              const right = x + measure(text, own) + gaps * wordSpacing;
              expectInside({ x, y, right, bottom: y + own.leading });
              const place = `${Math.round(x)} ${y.toFixed(1)}`;
              expect(places.has(place)).toBe(false);
              places.add(place);
            }
          }
        },
      ),
      {
        numRuns: 20,
        examples: [
          // A picture beside a text of no length.
          [
            [
              { paragraphs: 30, hasPicture: true, headline: 9 },
              { paragraphs: 0, hasPicture: false, headline: 0 },
              { paragraphs: 0, hasPicture: true, headline: 2 },
            ],
            false,
          ],
        ],
      },
    );
  });
});

describe('a story on the page', () => {
  it('has its headline, deck, picture with caption, byline and text', () => {
    const [set] = setOf(page([story('a', { picture })])).stories;
    expect([...new Set(rolesOf(set!))]).toEqual([
      'headline',
      'deck',
      'picture',
      'caption',
      'byline',
      'text',
    ]);
    expect(linesOf(set!, 'caption')[0]!.text).toBe('A gym Staff');
  });

  it('has nothing of what it lacks', () => {
    const [set] = setOf(page([story('a', { deck: '', byline: '', paragraphs: [] })])).stories;
    expect(rolesOf(set!)).toEqual(['headline']);
  });

  it('is printed whole where there is room', () => {
    const [set] = setOf(page([story('a')])).stories;
    expect(set!.cut).toBeNull();
    expect(
      linesOf(set!, 'text')
        .map(({ text }) => text)
        .join(' ')
        .match(/Words/g),
    ).toHaveLength(72);
  });

  it('leaves its last line free to say where it goes on, where there is not', () => {
    const paragraphs = Array.from({ length: 90 }, () => ({
      kind: 'text' as const,
      text: 'Words of it. '.repeat(30),
    }));
    const [set] = setOf(page([story('a', { paragraphs })])).stories;
    const { cut } = set!;
    const texts = linesOf(set!, 'text');
    expect(Math.max(...texts.map(({ y }) => y))).toBeGreaterThanOrEqual(cut!.y);
    expect(texts.filter(({ x, y }) => x === cut!.x && y >= cut!.y)).toEqual([]);
    expect(cut!.y + STYLES.text.leading).toBeLessThanOrEqual(PAGE.height - PAGE.margin + 0.01);
  });

  it('has its lines stretched to the column, but not the last of a paragraph', () => {
    const [set] = setOf(page([story('a')])).stories;
    const spacings = linesOf(set!, 'text').map(({ wordSpacing }) => wordSpacing);
    expect(Math.max(...spacings)).toBeGreaterThan(0);
    const byParagraph = set!.blocks.filter(({ role }) => role === 'text');
    for (const block of byParagraph)
      expect('lines' in block && block.lines.at(-1)!.wordSpacing).toBe(0);
  });

  it('has a picture that takes the room its text leaves, and a flat one where there is little', () => {
    const shareOf = (paragraphs: PrintedStory['paragraphs']) => {
      const [set] = setOf(
        page([story('a', { picture: { ...picture, height: 1200 }, paragraphs })]),
      ).stories;
      const block = set!.blocks.find(({ role }) => role === 'picture');
      return block?.role === 'picture' ? block.box.height / block.box.width : 0;
    };
    const long = Array.from({ length: 90 }, () => ({
      kind: 'text' as const,
      text: 'Words of it. '.repeat(30),
    }));
    expect(shareOf([])).toBeCloseTo(0.8);
    expect(shareOf(long)).toBeCloseTo(0.5);
  });

  it('has a flatter picture still where the text then ends on this page', () => {
    const shapes = Array.from({ length: 60 }, (_, more) => {
      const paragraphs = [{ kind: 'text' as const, text: 'Words of it. '.repeat(500 + more * 8) }];
      const [set] = setOf(page([story('a', { picture, paragraphs })])).stories;
      const block = set!.blocks.find(({ role }) => role === 'picture');
      const shape = block?.role === 'picture' ? block.box.height / block.box.width : 0;
      return { shape, isWhole: set!.cut === null };
    });
    const flattest = Math.min(...shapes.map(({ shape }) => shape));
    expect(flattest).toBeLessThan(0.48);
    expect(flattest).toBeGreaterThan(0.37);
    for (const { shape, isWhole } of shapes) if (!isWhole) expect(shape).toBeCloseTo(0.5);
    expect(shapes.some(({ isWhole }) => !isWhole)).toBe(true);
    expect(shapes.some(({ isWhole, shape }) => isWhole && shape > 0.6)).toBe(true);
  });
});
