import fc from 'fast-check';
import { breakLines, evenLines } from './breakLines';
import { evenBottom, flowText, type TextLine } from './flowText';
import { hyphenate } from './hyphenate';
import type { PrintedStory } from '../PrintedPaper';
import { shareOut } from './layOutPage';
import { textLines } from './runningText';
import { STYLES, type Measure } from './styles';

/** Each letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.5;
const style = { ...STYLES.text, size: 2 };
const lines = (text: string, width: number, indent = 0) =>
  breakLines(text, { width, style, measure, indent });
const words = (text: string, width: number) => lines(text, width).map((line) => line.text);

describe('a paragraph in lines', () => {
  it.each([
    ['takes as many words as fit', 'one two three', 7, ['one two', 'three']],
    ['fills a line to its end', 'one two', 7, ['one two']],
    [
      'breaks a word at a soft hyphen where a part fits',
      'a con\u00ADsid\u00ADer',
      8,
      ['a consi'.slice(0, 5) + '-', 'sider'].map((line) => line.replace('- ', '-')),
    ],
    ['shows no hyphen where none is needed', 'con\u00ADsider', 8, ['consider']],
    ['adds no hyphen after one that is there', 'well-\u00ADknown', 6, ['well-', 'known']],
    ['breaks what no line can hold anywhere', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['is none of nothing', '  ', 10, []],
  ])('%s', (_rule, text, width, expected) => {
    expect(words(text, width)).toEqual(expected);
  });

  it('begins its first line later, and ends with its last', () => {
    expect(lines('one two three', 7, 2)).toMatchObject([
      { text: 'one', width: 3, indent: 2, isLast: false },
      { text: 'two', width: 3, indent: 0, isLast: false },
      { text: 'three', width: 5, indent: 0, isLast: true },
    ]);
  });

  it('knows what it holds of its paragraph, so that what has no room can be set anew', () => {
    const held = (text: string, width: number) => lines(text, width).map(({ source }) => source);
    expect(held('a con\u00ADsid\u00ADer', 8)).toEqual(['a con', 'sider ']);
    expect(held('well-\u00ADknown as', 6)).toEqual(['well-', 'known ', 'as ']);
    expect(held('abcdefgh', 3)).toEqual(['abc', 'def', 'gh ']);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '-', ' ', '\u00AD'), maxLength: 60 }),
        fc.integer({ min: 2, max: 20 }),
        (text, width) => {
          const whole = text.replaceAll('\u00AD', '').split(/\s+/).filter(Boolean).join(' ');
          expect(held(text, width).join('').trimEnd()).toBe(whole);
        },
      ),
    );
  });

  it('loses no letter, and has no line that is wider than its column', () => {
    const letter = fc.constantFrom('a', 'é', '😀', '-', ' ', '\u00AD');
    fc.assert(
      fc.property(
        fc.string({ unit: letter, maxLength: 60 }),
        fc.integer({ min: 2, max: 20 }),
        (text, width) => {
          const broken = lines(text, width);
          for (const line of broken) expect(measure(line.text, style)).toBeLessThanOrEqual(width);
          const bare = (value: string) => value.replace(/[\s\u00AD-]/g, '');
          expect(bare(broken.map((line) => line.text).join(''))).toBe(bare(text));
          expect(broken.filter(({ isLast }) => isLast)).toHaveLength(broken.length > 0 ? 1 : 0);
        },
      ),
    );
  });
});

describe('a headline', () => {
  const even = (text: string, width: number) =>
    evenLines(text, { width, style, measure }).map((line) => line.text);

  it('leaves no word alone below a full line', () => {
    expect(words('Council keeps gyms open to ten', 27)).toEqual([
      'Council keeps gyms open to',
      'ten',
    ]);
    expect(even('Council keeps gyms open to ten', 27)).toEqual([
      'Council keeps',
      'gyms open to ten',
    ]);
  });

  it('stays in one line where it fits', () => {
    expect(even('Council keeps gyms open', 27)).toEqual(['Council keeps gyms open']);
  });
});

describe('the words of a paper', () => {
  it.each([
    ['en', 'consider', 'con-sid-er'],
    ['en-US', 'consider', 'con-sid-er'],
    ['es', 'considerar', 'con-si-de-rar'],
    ['fr', 'considérer', 'considérer'],
    ['', 'consider', 'consider'],
  ])('in %p may be broken as that language does: %s', (language, word, expected) => {
    expect(hyphenate(word, language).replaceAll('\u00AD', '-')).toBe(expected);
  });
});

const textLine = (text: string, more: Partial<TextLine> = {}): TextLine => ({
  text,
  width: text.length,
  indent: 0,
  isLast: true,
  source: `${text} `,
  paragraph: 0,
  style,
  isHeading: false,
  hasSpace: false,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => textLine(`${index}`));

it('the lines of a text: only the first of a heading has space, and of a paragraph after another is indented', () => {
  const paragraphs = [
    { kind: 'heading', text: 'one' },
    { kind: 'text', text: 'aa bb' },
    { kind: 'text', text: 'cc dd' },
    { kind: 'heading', text: 'eee fff' },
    { kind: 'quote', text: 'gg' },
  ] as const;
  const lines = textLines({ paragraphs, language: 'en' } as unknown as PrintedStory, {
    width: 26,
    measure: (text) => text.length * 5,
    hyphenate: (text) => text,
  });
  expect(
    lines.map(({ text, indent, paragraph, isHeading, hasSpace }) => [
      text,
      indent,
      paragraph,
      ...(isHeading ? ['heading'] : []),
      ...(hasSpace ? ['space'] : []),
    ]),
  ).toEqual([
    ['one', 0, 0, 'heading'],
    ['aa bb', 0, 1],
    ['cc', 9, 2],
    ['dd', 0, 2],
    ['eee', 0, 3, 'heading', 'space'],
    ['fff', 0, 3, 'heading'],
    ['gg', 9, 4],
  ]);
});

describe('text in columns', () => {
  const columns = [
    { x: 0, top: 0 },
    { x: 50, top: 20 },
  ];
  const flow = (text: readonly TextLine[], bottom: number) => {
    const { placed, left } = flowText(text, { columns, leading: 10, bottom });
    return { at: placed.map((line) => `${line.text}@${line.x},${line.y}`), left };
  };

  it('fills one column after the other, each from its own top', () => {
    expect(flow(many(4), 30)).toEqual({ at: ['0@0,0', '1@0,10', '2@0,20', '3@50,20'], left: 0 });
  });

  it('says how many lines are left over', () => {
    expect(flow(many(9), 30).left).toBe(5);
    expect(flow(many(9), 9)).toEqual({ at: [], left: 9 });
  });

  it('has an empty line before a heading, but not at the top of a column', () => {
    const heading = textLine('head', { isHeading: true, hasSpace: true });
    expect(flow([textLine('a'), heading, textLine('b')], 40).at).toEqual([
      'a@0,0',
      'head@0,20',
      'b@0,30',
    ]);
    expect(flow([heading, textLine('b')], 40).at).toEqual(['head@0,0', 'b@0,10']);
  });

  it('has no heading at the foot of a column', () => {
    const heading = textLine('head', { isHeading: true, hasSpace: true });
    expect(flow([textLine('a'), heading, textLine('b')], 30).at).toEqual(['a@0,0', 'head@50,20']);
    expect(flow([textLine('a'), heading, textLine('b')], 40).at).toEqual([
      'a@0,0',
      'head@0,20',
      'b@0,30',
    ]);
  });

  it('ends all columns at about one line where it needs no more', () => {
    const bottom = evenBottom(many(4), { columns, leading: 10, most: 500 });
    expect(bottom).toBeGreaterThanOrEqual(30);
    expect(bottom).toBeLessThanOrEqual(35);
    expect(evenBottom(many(100), { columns, leading: 10, most: 60 })).toBe(60);
  });
});

describe('the rows of a page', () => {
  it.each([
    ['what is over goes to the last', [100, 200], 400, [100, 300]],
    ['each has what it wants where that is all there is', [100, 300], 400, [100, 300]],
    ['all give way in proportion', [400, 400], 400, [200, 200]],
    ['a low one keeps its height', [50, 950], 400, [50, 350]],
    ['one that is low by its share has a fifth of the page', [200, 1800], 400, [88, 312]],
    ['one row has it all', [900], 400, [400]],
  ])('%s', (_rule, wanted, space, expected) => {
    expect(shareOut(wanted, space).map(Math.round)).toEqual(expected);
  });
});
