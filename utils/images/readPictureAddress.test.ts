import fc from 'fast-check';
import { picturePixels, readPictureAddress } from './readPictureAddress';

const nothing = { focal: null, crop: null, size: null };

describe('the address of a picture that an editor chose', () => {
  it.each([
    ['nothing', '', { url: '', ...nothing }],
    ['an address alone', '/a.jpg', { url: '/a.jpg', ...nothing }],
    ['a focal point', '/a.jpg#focal=0.5,0.25', { url: '/a.jpg', focal: { x: 0.5, y: 0.25 } }],
    [
      'all there is',
      'https://x.org/a.jpg?v=2#focal=0,1&crop=0.1,0.2,0.6,0.5&size=1600,1000',
      {
        url: 'https://x.org/a.jpg?v=2',
        focal: { x: 0, y: 1 },
        crop: { left: 0.1, top: 0.2, width: 0.6, height: 0.5 },
        size: { width: 1600, height: 1000 },
      },
    ],
    ['a crop that reaches beyond', '/a.jpg#crop=0.5,0,1,1', { crop: { left: 0.5, width: 0.5 } }],
    ['a crop of nothing', '/a.jpg#crop=0,0,0,1', { url: '/a.jpg', crop: null }],
    ['a crop outside', '/a.jpg#crop=1,0,1,1', { url: '/a.jpg', crop: null }],
    ['a focal point outside', '/a.jpg#focal=2,0', { url: '/a.jpg', focal: null }],
    ['half a focal point', '/a.jpg#focal=0.5', { url: '/a.jpg', focal: null }],
    ['a size of nothing', '/a.jpg#size=0,9', { url: '/a.jpg', size: null }],
    ['a fragment of its own', '/a.svg#house', { url: '/a.svg#house', ...nothing }],
    ['words in our keys', '/a.svg#focal=left', { url: '/a.svg#focal=left', ...nothing }],
  ])('%s', (_name, address, expected) => {
    expect(readPictureAddress(address)).toMatchObject(expected);
  });

  it('never lies outside the picture, whatever it holds', () => {
    const number = fc.oneof(fc.double({ min: -1, max: 3 }), fc.constantFrom('', 'x', '1e9', '..'));
    const numbers = fc.array(number, { maxLength: 5 }).map((list) => list.join());
    const size = { width: 1600, height: 1000 };
    fc.assert(
      fc.property(numbers, numbers, numbers, (focal, crop, own) => {
        const read = readPictureAddress(`/a.jpg#focal=${focal}&crop=${crop}&size=${own}`);
        const { crop: part, focal: point } = picturePixels(read, size);
        if (point) expect(point.x <= 1600 && point.y <= 1000).toBe(true);
        if (!part) return;
        expect(part.left + part.width).toBeLessThanOrEqual(1601);
        expect(part.top + part.height).toBeLessThanOrEqual(1001);
        expect(
          Math.min(part.left, part.top, part.width - 1, part.height - 1),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is told in px of the original', () => {
    const read = readPictureAddress('/a.jpg#focal=0.5,0.25&crop=0.1,0.2,0.6,0.5');
    expect(picturePixels(read, { width: 1600, height: 1000 })).toEqual({
      focal: { x: 800, y: 250 },
      crop: { left: 160, top: 200, width: 960, height: 500 },
    });
  });
});
