import * as fc from 'fast-check';
import { findAdPlaces } from './findAdPlaces';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

/** t 50 words, T 120, s 10; c centered, i picture, l picture at the side, N newsletter form. */
const ELEMENTS: Record<string, { type: string; content?: string; alignment?: string }> = {
  t: { type: 'text', content: words(50) },
  T: { type: 'text', content: `<b>${words(120)}</b>` },
  s: { type: 'text', content: words(10) },
  c: { type: 'text', content: words(50), alignment: 'center' },
  i: { type: 'image' },
  l: { type: 'image', alignment: 'left' },
  h: { type: 'header', content: 'Header' },
  q: { type: 'quote', content: words(20) },
  r: { type: 'raw_html', content: '<iframe></iframe>' },
  g: { type: 'element_group' },
  N: { type: 'inline_newsletter' },
};

const build = (letters: string) => [...letters].flatMap((letter) => ELEMENTS[letter] ?? []);

/** The story with an A wherever an ad stands. */
function place(letters: string): string {
  const places = new Set(findAdPlaces(build(letters)));
  return [...letters].map((letter, index) => (places.has(index) ? `A${letter}` : letter)).join('');
}

describe('places of ads in a text', () => {
  it.each([
    ['none in a story under 300 words', 'ttttt'],
    ['none in a story of captions and centered notes', 'icicic'],
    ['the first after three paragraphs', 'tttAtttt'],
    ['the first after 250 words where paragraphs are long', 'TTTATTT'],
    ['not after three paragraphs of a line each', 'sssttAtttt'],
    ['the next after 350 words', 'tttAtttttttAtttt'],
    ['not beside a picture', 'tttitAtttt'],
    ['not beside a header', 'ttthtAtttt'],
    ['not beside a quote', 'tttqtAtttt'],
    ['not beside an embed', 'tttrtAtttt'],
    ['not beside a group, which is one element', 'tttgtAtttt'],
    ['not beside centered text', 'tttctAtttt'],
    ['not where the text runs around a picture', 'ttlttAtttt'],
    ['not next to a newsletter form', 'tttAttttttNt'],
    ['two paragraphs before the newsletter form at the least', 'tttititNtt'],
    ['none in the last two paragraphs', 'titititt'],
    ['right before the last two paragraphs', 'titititAtt'],
    ['none where no two paragraphs meet', 'titititititit'],
  ])('%s', (_rule, expected) => {
    expect(place(expected.replaceAll('A', ''))).toBe(expected);
  });

  it('keeps its distances in any story', () => {
    const letters = fc.array(fc.constantFrom(...Object.keys(ELEMENTS)), { maxLength: 60 });
    fc.assert(
      fc.property(letters, (list) => {
        const story = build(list.join(''));
        const places = findAdPlaces(story);
        for (const [n, index] of places.entries()) {
          expect([story[index - 1]?.type, story[index]?.type]).toEqual(['text', 'text']);
          const since = story.slice(places[n - 1] ?? 0, index);
          const read = since.flatMap(({ content }) => content?.match(/word|Header/g) ?? []);
          expect(read.length).toBeGreaterThanOrEqual(n === 0 ? 120 : 350);
          expect(story.slice(index).filter(({ type }) => type === 'text').length).toBeGreaterThan(
            1,
          );
        }
      }),
    );
  });
});
