import fc from 'fast-check';
import type { Paragraph, PrintedPage, PrintedStory } from '../PrintedPaper';
import { exampleStory } from '../testing/examplePaper';
import { hyphenate } from './hyphenate';
import type { SetPage } from './layOutPage';
import { layOutPaper } from './layOutPaper';
import type { SetStory } from './layOutStory';
import type { Measure } from './styles';

/** Each letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.5;
const tools = { measure, hyphenate };

/** So many sentences that can be told from each other, a paragraph for every five. */
const sentences = (count: number): Paragraph[] =>
  Array.from({ length: Math.ceil(count / 5) }, (_, paragraph) => ({
    kind: 'text',
    text: Array.from(
      { length: Math.min(5, count - paragraph * 5) },
      (__, index) =>
        `Sentence ${paragraph * 5 + index} considers recreation centers in neighborhoods.`,
    ).join(' '),
  }));
const story = (name: string, count: number, more: Partial<PrintedStory> = {}) =>
  exampleStory(name, { paragraphs: sentences(count), ...more });
const page = (label: string, stories: PrintedStory[], isFirst = false): PrintedPage => ({
  label,
  section: label.startsWith('A') ? 'News' : 'Sports',
  isFirst,
  stories,
});

const labels = (pages: readonly SetPage[]) => pages.map((set) => set.page.label);
const partsOf = (pages: readonly SetPage[], { url }: PrintedStory) =>
  pages.flatMap((set) => set.stories.filter((each) => each.story.url === url));
const said = ({ blocks }: SetStory) =>
  blocks.flatMap((block) =>
    block.role === 'more'
      ? [`${block.lines.map(({ text }) => text).join(' ')} → ${block.page}`]
      : [],
  );
/** What is printed of a story, over its pages, without the hyphens and spaces between lines. */
const printed = (parts: readonly SetStory[]) =>
  parts
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.role === 'text' || block.role === 'heading' || block.role === 'quote'
          ? block.lines.map(({ text }) => text)
          : [],
      ),
    )
    .join('')
    .replaceAll(/[\s-]/g, '');
const written = ({ paragraphs }: PrintedStory) =>
  paragraphs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[\s-]/g, '');

describe('a paper', () => {
  it('has its pages, and no others, where all has room', () => {
    const pages = [page('A1', [story('a', 20)], true), page('A2', [story('b', 20)])];
    const set = layOutPaper(pages, tools);
    expect(labels(set)).toEqual(['A1', 'A2']);
    expect(set.flatMap(({ stories }) => stories.flatMap(said))).toEqual([]);
  });

  it('has what has no room on a page behind those of its section, and says there and here where', () => {
    const long = story('long', 300);
    const set = layOutPaper(
      [page('A1', [long], true), page('A3', [story('b', 9)]), page('C1', [story('c', 9)], true)],
      tools,
    );
    expect(labels(set)).toEqual(['A1', 'A3', 'A4', 'C1']);
    const parts = partsOf(set, long);
    expect(parts.map(said)).toEqual([['Continued on A4 → A4'], ['Continued from A1 → A1']]);
    expect(set[2]).toMatchObject({ head: 'line', page: { section: 'News' } });
    expect(printed(parts)).toBe(written(long));
  });

  it('goes on below the headline, in smaller letters, without deck, byline and picture', () => {
    const long = story('long', 300);
    const set = layOutPaper([page('A1', [story('lead', 1), long], true)], tools);
    const [first, rest] = partsOf(set, long);
    expect(rest?.blocks.map(({ role }) => role).filter((role) => role !== 'text')).toEqual([
      'headline',
      'more',
    ]);
    const sizeOf = (part: SetStory | undefined) => {
      const head = part?.blocks[0];
      return head?.role === 'headline' ? (head.lines[0]?.style.size ?? 0) : 0;
    };
    expect(sizeOf(rest)).toBeLessThan(sizeOf(first));
  });

  it('has no page of its own for little, where a later section may take it', () => {
    const [a, c] = [story('a', 220), story('c', 260)];
    const set = layOutPaper([page('A1', [a], true), page('C1', [c], true)], tools);
    expect(labels(set)).toEqual(['A1', 'C1', 'C2']);
    expect(partsOf(set, a).map(said)).toEqual([
      ['Continued on C2 → C2'],
      ['Continued from A1 → A1'],
    ]);
  });

  it('goes on as often as it needs', () => {
    const endless = story('endless', 700);
    const set = layOutPaper([page('A1', [endless], true)], tools);
    expect(labels(set).length).toBeGreaterThan(3);
    const parts = partsOf(set, endless);
    expect(parts.at(1)?.blocks.length).toBeGreaterThan(0);
    expect(said(parts[1]!)).toEqual(['Continued from A1 → A1', 'Continued on A3 → A3']);
    expect(printed(parts)).toBe(written(endless));
  });

  it('goes on with a whole word; what has no spaces, anywhere', () => {
    const words = story('words', 300);
    const letters = story('letters', 0, {
      paragraphs: [{ kind: 'text', text: '城'.repeat(16_000) }],
    });
    const whole = new Set(words.paragraphs.flatMap(({ text }) => text.split(' ')));
    for (const one of [words, letters]) {
      const parts = partsOf(layOutPaper([page('A1', [one], true)], tools), one);
      expect(parts).toHaveLength(2);
      expect(printed(parts)).toBe(written(one));
      const [first = ''] = parts[1]?.story.paragraphs[0]?.text.split(' ') ?? [];
      expect(whole.has(first)).toBe(one === words);
    }
  });

  it('numbers what it adds where pages have no numbers', () => {
    const set = layOutPaper([page('Front', [story('a', 300)], true)], tools);
    expect(labels(set)).toEqual(['Front', 'Front2']);
  });

  it('ends where a headline leaves room for nothing, and leads to the site', () => {
    const endless = story('endless', 5, { headline: 'Words for it '.repeat(3000) });
    const set = layOutPaper([page('A1', [endless], true)], tools);
    expect(partsOf(set, endless).map(said)).toEqual([
      ['Continued on A2 → A2'],
      ['Continued from A1 → A1', 'Continued at news.example → null'],
    ]);
  });

  it('prints each story to its end once, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 5 }), {
          minLength: 1,
          maxLength: 3,
        }),
        (given) => {
          const pages = given.map((counts, index) =>
            page(
              `${'ABC'[index]}1`,
              counts.map((count, each) => story(`s${index}-${each}`, count)),
              true,
            ),
          );
          const set = layOutPaper(pages, tools);
          expect(new Set(labels(set)).size).toBe(set.length);
          for (const each of pages.flatMap(({ stories }) => stories))
            expect(printed(partsOf(set, each))).toBe(written(each));
          // What goes on once more is longer than a page, which it has for itself.
          for (const { stories } of set)
            if (stories.length > 1 && stories[0]?.story.continuedFrom !== undefined)
              expect(stories.map(({ cut }) => cut)).toEqual(stories.map(() => null));
          const leads = set.flatMap(({ stories }) =>
            stories.flatMap(({ blocks }) =>
              blocks.flatMap((block) => (block.role === 'more' ? [block.page] : [])),
            ),
          );
          expect(leads.filter((label) => !labels(set).includes(label ?? ''))).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
