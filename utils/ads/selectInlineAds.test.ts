import { selectInlineAds } from './selectInlineAds';

const SLOTS: Record<string, string> = { b: 'article_top_banner', i: 'article_inline' };
const build = (letters: string) =>
  [...letters].map((letter) => ({ name: SLOTS[letter] ?? letter }));

describe('inline ads (platform §5)', () => {
  it.each([
    ['', '', '', 0],
    ['iii', 'iii', '', 3],
    ['iiiii', 'iiiii', '', 5],
    ['iiiiii', 'iiiii', 'i', 6],
    ['iiiiiiii', 'iiiii', 'iii', 6],
    ['biiiii', 'biiiii', '', 5],
    ['iiibiiib', 'iiibiib', 'i', 6],
    ['bbbbbbb', 'bbbbbbb', '', 0],
  ])('of "%s" shows "%s" and hides "%s"', (slots, shown, hidden, count) => {
    expect(selectInlineAds(build(slots))).toEqual({
      shown: build(shown),
      hidden: build(hidden),
      count,
    });
  });
});
