import { isInLetter, isSignature } from './isInLetter';

const text = (content: string) => ({ type: 'text', content });

describe('the signature of a letter', () => {
  it.each([
    ['a name in bold and a place', '<b>Harold Timmons,</b> Germantown', true],
    ['a name in bold, then the comma', '<strong>Miranda Yee</strong>, Fairmount', true],
    ['a dash and a name', '— <i>Elena</i>', true],
    ['a dash and initials', '— R.D., Conshohocken', true],
    ['not a line that begins in bold', '<b>Little Ganges,</b> in Wayne: dosas, until 9.', false],
    ['not a fact', '<b>When:</b> Tuesday', false],
    ['not a sentence', 'Sir, I’m looking.', false],
    ['not a long paragraph', `— ${'word '.repeat(30)}`, false],
  ])('is %s', (_case, content, expected) => {
    expect(isSignature(text(content))).toBe(expected);
  });
});

describe('places in a letter', () => {
  const ELEMENTS: Record<string, { type: string; content?: string }> = {
    t: text('A paragraph.'),
    s: text('<b>Bill Szymanski,</b> Girard Estate'),
    h: { type: 'header', content: 'The horn' },
    d: { type: 'divider' },
    i: { type: 'image' },
  };
  /** The text with a bar wherever something would stand in a letter. */
  const places = (letters: string) => {
    const elements = [...letters].flatMap((letter) => ELEMENTS[letter] ?? []);
    return [...letters]
      .map((letter, index) => (isInLetter(elements, index) ? `|${letter}` : letter))
      .join('');
  };

  it.each([
    ['none in a story', 'tthtt'],
    ['before its signature and between its paragraphs', 'h|t|t|s'],
    ['not between two letters', '|t|t|st'],
    ['not above the heading of one', 'th|t|s'],
    ['not behind a divider', '|t|sdt'],
    ['around its picture', '|t|i|t|s'],
  ])('are %s', (_case, expected) => {
    expect(places(expected.replaceAll('|', ''))).toBe(expected);
  });

  it('are found in one go, however long the letter', () => {
    const elements = [...Array.from({ length: 30_000 }, () => ELEMENTS['t']!), ELEMENTS['s']!];
    expect(elements.filter((_element, index) => isInLetter(elements, index))).toHaveLength(30_001);
  });
});
