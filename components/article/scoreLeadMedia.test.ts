import { scoreLeadMedia } from './scoreLeadMedia';

describe('lead media (platform §5)', () => {
  it.each([
    ['everything', { youtube: {}, longform: {}, video: {} }, ['image'], 5],
    ['a long-form promo and a video', { longform: {}, video: {} }, ['raw_html'], 4],
    ['a video', { youtube: null, video: {} }, ['image'], 3],
    ['raw HTML first', {}, ['raw_html', 'image'], 2],
    ['an image first', {}, ['image'], 1],
    ['an image later', {}, ['text', 'image'], 0],
    ['nothing', {}, [], 0],
  ])('of a story with %s', (_case, promo, types, expected) => {
    expect(scoreLeadMedia({ promo, content_elements: types.map((type) => ({ type })) })).toBe(
      expected,
    );
  });

  it('of a story that says nothing is 0', () => {
    expect(scoreLeadMedia({})).toBe(0);
  });
});
