import { ARTICLE_IMAGE } from './articleImage';
import { getImageWidth } from './getImageWidth';

describe('width of a picture in the text (platform §9)', () => {
  it.each([
    ['longformlight-v2', 'center', 1920],
    ['longformlight-v2', 'left', 1400],
    ['longformlight-v2', null, 1400],
    ['longform', 'center', 1400],
    ['regular', 'center', 650],
  ])('in %s, aligned %s, is %i px', (subtype, alignment, expected) => {
    expect(getImageWidth({ subtype, alignment })).toBe(expected);
  });

  it('comes with the sizes of the article column', () => {
    expect(ARTICLE_IMAGE).toEqual({
      width: 650,
      height: 433,
      sizes: '(min-width: 1040px) 650px, calc(94.44vw - 15px)',
    });
  });
});
