import { findRelatedPlace } from './findRelatedPlace';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const ELEMENTS: Record<string, { type: string; content?: string; alignment?: string }> = {
  t: { type: 'text', content: words(60) },
  c: { type: 'text', content: words(60), alignment: 'center' },
  i: { type: 'image' },
  r: { type: 'image', alignment: 'right' },
  s: { type: 'text', content: '<b>Constance Bellweather,</b> South Philadelphia' },
  n: { type: 'text', content: `<i>${words(60)}</i>` },
  h: { type: 'header', content: 'Header' },
  N: { type: 'inline_newsletter' },
};

function place(letters: string): string {
  const index = findRelatedPlace([...letters].flatMap((letter) => ELEMENTS[letter] ?? []));
  return index === -1 ? letters : `${letters.slice(0, index)}R${letters.slice(index)}`;
}

describe('related stories in a text (platform §3, version 2)', () => {
  it.each([
    ['after a third', 'ttRtttt'],
    ['after a third of a long one', 'tttRtttttt'],
    ['not beside a picture', 'ttitRtttt'],
    ['not beside a header', 'tthtRtttt'],
    ['not beside centered text', 'ttctRtttt'],
    ['not where the text runs around a picture', 'trttRttt'],
    ['not before a note', 'ttnRtttt'],
    ['not in a letter', 'htthttshtRtttt'],
    ['not between a letter and its signature', 'hthtshtshts'],
    ['not next to a newsletter form', 'ttNttRttt'],
    ['not in a story of less than 300 words', 'tttt'],
    ['not in the last paragraphs', 'tititit'],
    ['not in nothing', ''],
  ])('%s', (_rule, expected) => {
    expect(place(expected.replace('R', ''))).toBe(expected);
  });
});
