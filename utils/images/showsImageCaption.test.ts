import { showsImageCaption } from './showsImageCaption';

describe('caption and credit (platform §5, widgets §5)', () => {
  it.each([
    ['an article picture with a caption', { type: 'article', caption: 'A' }, true],
    ['an article picture with a credit', { type: 'article', credit: 'B' }, true],
    ['a topper with a ratio', { type: 'topper', caption: 'A', ratio: '3x2' }, true],
    ['a picture with neither', { type: 'article' }, false],
    ['a card without link', { type: 'card', caption: 'A' }, false],
    ['a card with link', { type: 'card', caption: 'A', link: '/a' }, true],
    ['a card with link and ratio', { type: 'card', caption: 'A', link: '/a', ratio: '1x1' }, false],
    ['a card with an invalid ratio', { type: 'card', credit: 'B', link: '/a', ratio: '4x3' }, true],
    ['a card with link and neither', { type: 'card', link: '/a' }, false],
  ])('%s', (_case, image, expected) => {
    expect(showsImageCaption(image)).toBe(expected);
  });
});
