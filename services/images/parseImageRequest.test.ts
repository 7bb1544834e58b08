import fc from 'fast-check';
import { parseImageRequest } from './parseImageRequest';

describe('the query of a resizer address (platform §7)', () => {
  it.each([
    ['nothing: the usual width', {}, { width: 760, height: null, crop: { kind: 'fit' } }],
    ['a width', { width: '600' }, { width: 600, height: null, crop: { kind: 'fit' } }],
    ['a width between steps', { width: '601' }, { width: 620, height: null }],
    ['a height alone', { height: '433' }, { width: null, height: 440 }],
    ['3x2, kept exactly', { width: '650', height: '433' }, { width: 660, height: 440 }],
    ['16x9, kept exactly', { width: '800', height: '450' }, { width: 800, height: 450 }],
    ['1x1, kept exactly', { width: '96', height: '96' }, { width: 100, height: 100 }],
    ['3x4, kept exactly', { width: '621', height: '828' }, { width: 640, height: 853 }],
    ['2x3, kept exactly', { width: '401', height: '601' }, { width: 420, height: 630 }],
    ['9x16, kept exactly', { width: '557', height: '990' }, { width: 560, height: 996 }],
    ['4x5, kept exactly', { width: '521', height: '651' }, { width: 540, height: 675 }],
    ['1.91x1, kept exactly', { width: '1200', height: '628' }, { width: 1200, height: 628 }],
    ['9x16, kept exactly', { width: '450', height: '800' }, { width: 460, height: 818 }],
    ['4x5, kept exactly', { width: '410', height: '512' }, { width: 420, height: 525 }],
    ['4x3, kept exactly', { width: '410', height: '307' }, { width: 420, height: 315 }],
    ['21x9, kept exactly', { width: '1680', height: '720' }, { width: 1680, height: 720 }],
    ['an unusual shape', { width: '700', height: '123' }, { width: 700, height: 140 }],
    ['smart', { width: '300', height: '300', smart: 'true' }, { crop: { kind: 'smart' } }],
    ['not smart', { width: '300', height: '300', smart: 'false' }, { crop: { kind: 'fit' } }],
    [
      'a focal point, which beats smart',
      { width: '300', height: '300', focal: '12,34', smart: 'true' },
      { crop: { kind: 'focal', x: 12, y: 34 } },
    ],
    ['a focal point without a shape', { width: '300', focal: '12,34' }, { crop: { kind: 'fit' } }],
    ['a part', { crop: '10,0,640,360' }, { part: { left: 10, top: 0, width: 640, height: 360 } }],
    ['no part', {}, { part: null }],
    ['a quality', { quality: '61' }, { quality: 70 }],
    ['a useless quality', { quality: '1' }, { quality: 20 }],
    ['what it does not know', { width: '600', d: '12' }, { width: 600 }],
  ])('%s', (_name, query, expected) => {
    expect(parseImageRequest(query)).toMatchObject(expected);
  });

  it.each([
    ['a zero width', { width: '0' }, 'width must be a whole number from 1 to 2000'],
    ['a huge width', { width: '2001' }, 'width must be'],
    ['a negative height', { height: '-5' }, 'height must be'],
    ['a fraction', { width: '1.5' }, 'width must be'],
    ['words', { width: 'wide' }, 'width must be'],
    ['an empty width', { width: '' }, 'width must be'],
    ['a repeated width', { width: ['1', '2'] }, 'width is given more than once'],
    ['half a focal point', { focal: '10' }, 'focal must be two whole numbers'],
    ['three edges of a part', { crop: '1,2,3' }, 'crop must be left, top, width, height'],
    ['a part of nothing', { crop: '1,2,0,4' }, 'crop must be'],
    ['a part of fractions', { crop: '0.1,0.2,0.5,0.5' }, 'crop must be'],
    ['a part to the left of the picture', { crop: '-1,2,3,4' }, 'crop must be'],
    ['a strange smart', { smart: 'yes' }, 'smart must be true or false'],
    ['a strange quality', { quality: '200' }, 'quality must be'],
  ])('refuses %s and says why', (_name, query, reason) => {
    expect(() => parseImageRequest(query)).toThrow(reason);
  });

  it('answers any two sizes with one of a bounded set', () => {
    const size = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const request = parseImageRequest({ width: `${width}`, height: `${height}` });
        expect((request.width ?? 1) % 20).toBe(0);
        expect(request.width).toBeGreaterThanOrEqual(width);
        const ratio = (request.width ?? 0) / (request.height ?? 1);
        const exact = [
          3 / 2,
          16 / 9,
          1,
          1.91,
          4 / 5,
          4 / 3,
          2 / 3,
          9 / 16,
          3 / 4,
          2,
          5 / 4,
          21 / 9,
        ];
        const known = exact.some((kept) => Math.abs(ratio / kept - 1) < 0.05);
        expect(known || (request.height ?? 1) % 20 === 0).toBe(true);
      }),
    );
  });
});
