import { GIFT_UTM, addUtm } from './addUtm';

const TAGS = 'utm_source=social&utm_campaign=gift_link&utm_medium=referral';

describe('campaign tags (platform §7)', () => {
  it.each([
    ['/news/a.html', `/news/a.html?${TAGS}`],
    [
      'https://broadsheet.example/a.html?gift=1',
      `https://broadsheet.example/a.html?gift=1&${TAGS}`,
    ],
    ['/a.html#part', `/a.html?${TAGS}#part`],
    ['/a.html?utm_source=x', `/a.html?${TAGS}`],
    ['/a.html?', `/a.html?${TAGS}`],
  ])('on a gift link %s', (url, expected) => {
    expect(addUtm(url, GIFT_UTM)).toBe(expected);
  });
});
