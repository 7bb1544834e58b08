import { groupPalette, type PaletteEntry } from './paletteEntries';
import { searchPalette, splitLabel } from './searchPalette';

const entry = (label: string, keywords = ''): PaletteEntry => ({
  id: label,
  label,
  keywords,
  kind: 'linked',
  document: label,
  reason: null,
});

describe('what a search in the palette finds first', () => {
  const found = (query: string, ...entries: PaletteEntry[]) =>
    groupPalette(entries, query, []).flatMap((group) => group.entries.map(({ label }) => label));

  it.each<[string, string, PaletteEntry[], string]>([
    [
      'its whole label',
      'card story',
      [entry('Card – Story list'), entry('Card – Story')],
      'Card – Story',
    ],
    [
      'its whole name',
      'story',
      [entry('Card – Story list'), entry('Card – Story')],
      'Card – Story',
    ],
    [
      'the beginning of its name',
      'stor',
      [entry('List – Top stories'), entry('Card – Story list')],
      'Card – Story list',
    ],
    [
      'a word of its name',
      'stories',
      [entry('Box', 'stories'), entry('List – Top stories')],
      'List – Top stories',
    ],
    [
      'all words in its name, not one of them',
      'top stories',
      [entry('Top', 'stories'), entry('List – Stories at the top')],
      'List – Stories at the top',
    ],
    ['a keyword', 'puzzle', [entry('Puzzle – Comics'), entry('Crossword', 'puzzle')], 'Crossword'],
    ['its group', 'puzzle', [entry('Riddlepuzzle'), entry('Puzzle – Comics')], 'Puzzle – Comics'],
  ])('is %s', (_what, query, entries, first) => {
    expect(found(query, ...entries)[0]).toBe(first);
  });
});

const ENTRIES = [
  entry('Story – Newsletter card', 'sign up mail'),
  entry('List – Headlines', 'news latest'),
  entry('Header', 'menu logo'),
  entry('Story – Header', 'headline byline'),
  entry('Story – Body', 'text'),
  entry('Head of a hub', ''),
];
const found = (query: string) => searchPalette(ENTRIES, query).map(({ label }) => label);

describe('what a search in the palette finds, in its order', () => {
  it.each([
    [
      'by its name, the shorter first',
      'head',
      ['Header', 'Story – Header', 'List – Headlines', 'Head of a hub'],
    ],
    ['by its whole name before others that begin so', 'header', ['Header', 'Story – Header']],
    ['by group and name', 'story header', ['Story – Header']],
    ['by its whole label', 'story – body', ['Story – Body']],
    ['by its keywords', 'mail', ['Story – Newsletter card']],
    ['by a name before keywords', 'news', ['Story – Newsletter card', 'List – Headlines']],
    [
      'by its group, the shorter name first',
      'story',
      ['Story – Body', 'Story – Header', 'Story – Newsletter card'],
    ],
    ['not by what it lacks', 'weather', []],
  ])('finds a block %s: %s', (_how, query, labels) => {
    expect(found(query)).toEqual(labels);
  });

  it('shows all of them before anything is typed', () => {
    expect(found('').sort()).toEqual(ENTRIES.map(({ label }) => label).sort());
  });

  it.each([
    ['Story – Header', 'Story', 'Header'],
    ['Header', '', 'Header'],
    ['Story - Header', '', 'Story - Header'],
    ['List – Stories – Ranked', 'List', 'Stories – Ranked'],
  ])('knows group and name of %s', (label, group, name) => {
    expect(splitLabel(label)).toEqual({ group, name });
  });
});
