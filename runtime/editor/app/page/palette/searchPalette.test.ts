import { groupPalette, type PaletteEntry } from './paletteEntries';

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
    ['a keyword', 'puzzle', [entry('Puzzle – Comics'), entry('Crossword', 'puzzle')], 'Crossword'],
    ['its group', 'puzzle', [entry('Riddlepuzzle'), entry('Puzzle – Comics')], 'Puzzle – Comics'],
  ])('is %s', (_what, query, entries, first) => {
    expect(found(query, ...entries)[0]).toBe(first);
  });
});
