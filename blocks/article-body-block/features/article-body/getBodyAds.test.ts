import { getBodyAds } from './getBodyAds';

const short = (names: readonly (string | null)[]) =>
  names.map((name) => name?.replace('article_', '') ?? '-').join(' ');

describe('ads of a text (platform §5)', () => {
  it.each([
    ['none without a place', 0, {}, false, ''],
    ['one per place', 3, {}, false, 'inline_1 inline_2 inline_3'],
    [
      'five at most; the sixth and later ones are hidden',
      7,
      {},
      false,
      'inline_1 inline_2 inline_3 inline_4 inline_5 - -',
    ],
    ['the same for opinion', 2, { isOpinion: true }, false, 'inline_1 inline_2'],
    ['a native one first, for a partner', 3, {}, true, 'native inline_2 inline_3'],
    ['native alone, for sports betting', 3, { isSportsBetting: true }, true, 'native - -'],
    ['inline in the app', 2, { isWebView: true }, false, 'inline_1 inline_2'],
    ['none for those who read without ads', 2, { isAdsFree: true }, false, '- -'],
  ])('%s', (_rule, places, context, isPartner, expected) => {
    expect(short(getBodyAds(places, context, isPartner))).toBe(expected);
  });
});
