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
    const plan = planRendition(original, { quality: null, part: null, ...request });
    expect(plan).toMatchObject(expected);
  });

  const part = { left: 800, top: 200, width: 800, height: 600 };
  it.each([
    [
      'all of it, in its shape',
      part,
      { width: 400, height: null, crop: { kind: 'fit' } },
      { width: 400, height: 300, cut: part, within: null },
    ],
    [
      'never enlarged',
      part,
      { width: 2000, height: null, crop: { kind: 'fit' } },
      { width: 800, height: 600 },
    ],
    [
      'a shape of it around the focal point',
      part,
      { width: 300, height: 300, crop: { kind: 'focal', x: 1500, y: 500 } },
      { width: 300, height: 300, cut: { left: 1000, top: 200, width: 600, height: 600 } },
    ],
    [
      'a focal point outside: the nearest edge',
      part,
      { width: 300, height: 300, crop: { kind: 'focal', x: 0, y: 0 } },
      { cut: { left: 800, top: 200, width: 600, height: 600 } },
    ],
    [
      'a smart crop: looked for within it',
      part,
      { width: 300, height: 300, crop: { kind: 'smart' } },
      { width: 300, height: 300, cut: null, within: part },
    ],
    [
      'a part that reaches beyond the picture: what there is of it',
      { left: 1200, top: 900, width: 900, height: 900 },
      { width: 2000, height: null, crop: { kind: 'fit' } },
      { cut: { left: 1200, top: 900, width: 400, height: 100 } },
    ],
    [
      'a part that lies outside: one px',
      { left: 90000, top: 90000, width: 10, height: 10 },
      { width: 2000, height: null, crop: { kind: 'fit' } },
      { cut: { left: 1599, top: 999, width: 1, height: 1 } },
    ],
    [
      'edges between those of the grid: the nearest',
      { left: 803, top: 202, width: 800, height: 598 },
      { width: 2000, height: null, crop: { kind: 'fit' } },
      { cut: part },
    ],
  ] as const)('of a part: %s', (_name, part, request, expected) => {
    const plan = planRendition(original, { quality: null, part, ...request });
    expect(plan).toMatchObject(expected);
  });

  it('never enlarges and never cuts outside the original', () => {
    const size = fc.integer({ min: 1, max: 3000 });
    const edges = fc.record({ left: size, top: size, width: size, height: size });
    const any = [size, size, size, size, size, size, fc.option(edges)] as const;
    fc.assert(
      fc.property(...any, (width, height, w, h, x, y, part) => {
        const crop = { kind: 'focal', x, y } as const;
        const request = { width: w, height: h, crop, part, quality: null };
        const plan = planRendition({ width, height }, request);
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
