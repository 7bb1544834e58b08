import fc from 'fast-check';
import { planRendition } from './planRendition';

const original = { width: 1600, height: 1000 };

describe('the plan of a rendition', () => {
  it.each([
    ['a width', { width: 800, height: null, crop: { kind: 'fit' } }, { width: 800, height: 500 }],
    ['a height', { width: null, height: 500, crop: { kind: 'fit' } }, { width: 800, height: 500 }],
    ['more than there is', { width: 2000, height: null, crop: { kind: 'fit' } }, original],
    [
      'a box without a crop: all of the picture, inside it',
      { width: 400, height: 400, crop: { kind: 'fit' } },
      { width: 400, height: 250, cut: { left: 0, top: 0, ...original } },
    ],
    [
      'a crop around the focal point',
      { width: 400, height: 400, crop: { kind: 'focal', x: 800, y: 500 } },
      { width: 400, height: 400, cut: { left: 300, top: 0, width: 1000, height: 1000 } },
    ],
    [
      'a focal point near the edge: the cut stays inside',
      { width: 400, height: 400, crop: { kind: 'focal', x: 1590, y: 5 } },
      { width: 400, height: 400, cut: { left: 600, top: 0, width: 1000, height: 1000 } },
    ],
    [
      'a focal point outside the picture: the nearest edge',
      { width: 400, height: 400, crop: { kind: 'focal', x: 90000, y: 90000 } },
      { width: 400, height: 400, cut: { left: 600, top: 0, width: 1000, height: 1000 } },
    ],
    [
      'a crop larger than the original: the shape at the size there is',
      { width: 2000, height: 2000, crop: { kind: 'focal', x: 800, y: 500 } },
      { width: 1000, height: 1000 },
    ],
    [
      'a smart crop: the cut is left to the resizer',
      { width: 400, height: 400, crop: { kind: 'smart' } },
      { width: 400, height: 400, cut: null },
    ],
  ] as const)('%s', (_name, request, expected) => {
    expect(planRendition(original, { quality: null, ...request })).toMatchObject(expected);
  });

  it('never enlarges and never cuts outside the original', () => {
    const size = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(size, size, size, size, size, size, (width, height, w, h, x, y) => {
        const crop = { kind: 'focal', x, y } as const;
        const plan = planRendition({ width, height }, { width: w, height: h, crop, quality: null });
        const cut = plan.cut ?? { left: 0, top: 0, width, height };
        expect(cut.left + cut.width).toBeLessThanOrEqual(width);
        expect(cut.top + cut.height).toBeLessThanOrEqual(height);
        expect(plan.width).toBeLessThanOrEqual(Math.max(cut.width, 1));
        expect(Math.min(cut.left, cut.top, plan.width - 1, plan.height - 1)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });
});
