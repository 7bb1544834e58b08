import * as fc from 'fast-check';
import { readImageSize } from './readImageSize';

describe('image size (platform §5)', () => {
  it.each([
    ['https://img.example/resizer/900x600/smart/photo.jpg 900w', 900, 600],
    ['/photo_640x480.jpg 1x, /photo_1280x960.jpg 2x', 640, 480],
    ['96x96', 96, 96],
    ['/photo-16x9.jpg', 1200, 800],
    ['/hash0x1200/photo.jpg', 1200, 800],
    ['/a900x600b/photo.jpg', 1200, 800],
    ['/123456x600/photo.jpg', 1200, 800],
    ['/000x600/photo.jpg', 1200, 800],
    ['', 1200, 800],
  ])('of "%s" is %ix%i', (srcset, width, height) => {
    expect(readImageSize(srcset)).toEqual({ width, height });
  });

  it('finds a token wherever it stands', () => {
    const side = fc.integer({ min: 10, max: 99_999 });
    const around = fc.stringMatching(/^[/._ -]*$/);
    fc.assert(
      fc.property(side, side, around, around, (width, height, before, after) => {
        expect(readImageSize(`${before}${width}x${height}${after}`)).toEqual({ width, height });
      }),
    );
  });

  it('always gives a real size', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { width, height } = readImageSize(text);
        return width >= 10 && height >= 10;
      }),
    );
  });
});
