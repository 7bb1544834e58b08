import fc from 'fast-check';
import { CORNERS, fitBox, moveBox, resizeBox, shownBox, WHOLE } from './boxes';
import { formatPicture, parsePicture, type Box } from './pictureAddress';
import { storedFile } from '../../content/storedFile';

const nothing = { focal: null, crop: null, size: null };
const fraction = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000);
const point = fc.record({ x: fraction, y: fraction });
const box = fc
  .record({ left: fraction, top: fraction, width: fraction, height: fraction })
  .filter(({ left, top }) => left < 0.9 && top < 0.9)
  .map(({ left, top, width, height }) => ({
    left,
    top,
    width: Math.max(0.1, width * (1 - left)),
    height: Math.max(0.1, height * (1 - top)),
  }));
const ratio = fc.constantFrom(16 / 9, 4 / 3, 1, 3 / 2, 4 / 5);
const aspect = fc.double({ min: 0.3, max: 3, noNaN: true });
const edge = 1 + 1e-9;
const isInside = ({ left, top, width, height }: Box, { left: x, top: y, ...within } = WHOLE) =>
  left >= x - 1e-9 &&
  top >= y - 1e-9 &&
  left + width <= (x + within.width) * edge &&
  top + height <= (y + within.height) * edge &&
  width > 0 &&
  height > 0;

describe('the text that a field holds of a picture', () => {
  it.each([
    ['/a.jpg', { url: '/a.jpg', ...nothing }],
    ['', { url: '', ...nothing }],
    ['/a.svg#house', { url: '/a.svg#house', ...nothing }],
    ['/a.jpg#focal=0.5,0.25', { url: '/a.jpg', focal: { x: 0.5, y: 0.25 } }],
    ['/a.jpg#focal=2,0&crop=0,0,0,1', { url: '/a.jpg', ...nothing }],
    ['/a.jpg#crop=0.5,0,1,1', { crop: { left: 0.5, top: 0, width: 0.5, height: 1 } }],
    ['/a.jpg#focal=0,0&size=1600,1000', { size: { width: 1600, height: 1000 } }],
  ])('%s', (address, expected) => {
    expect(parsePicture(address)).toMatchObject(expected);
  });

  it('comes back as it was written', () => {
    const url = fc.constantFrom(
      '/gateway/photo/v2/a.jpg',
      'https://x.org/a.png?v=2&w=3',
      '/a b.webp',
    );
    const side = fc.integer({ min: 1, max: 20_000 });
    const size = fc.option(fc.record({ width: side, height: side }));
    const picture = fc.record({ url, focal: fc.option(point), crop: fc.option(box), size });
    fc.assert(
      fc.property(picture, (chosen) => {
        const written = formatPicture(chosen);
        const read = parsePicture(written);
        expect(formatPicture(read)).toBe(written);
        expect(read.url).toBe(chosen.url);
        expect(read.focal).toEqual(chosen.focal);
        if (read.crop) expect(isInside(read.crop)).toBe(true);
        if (chosen.focal || chosen.crop) expect(read.size).toEqual(chosen.size);
      }),
    );
  });

  it('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (url, fragment) => {
        const address = `${url}#${fragment}`;
        expect(address.startsWith(parsePicture(address).url)).toBe(true);
      }),
    );
  });
});

describe('a crop', () => {
  it('of a ratio is the largest within another, with the focal point as near its middle as can be', () => {
    fc.assert(
      fc.property(box, ratio, aspect, fc.option(point), (within, ratio, aspect, around) => {
        const fitted = fitBox(within, ratio, aspect, around);
        expect(isInside(fitted, within)).toBe(true);
        expect((fitted.width / fitted.height) * aspect).toBeCloseTo(ratio, 5);
        const isLargest =
          Math.abs(fitted.width - within.width) < 1e-9 ||
          Math.abs(fitted.height - within.height) < 1e-9;
        expect(isLargest).toBe(true);
      }),
    );
  });

  it('stays inside however it is moved and resized, and keeps its ratio and far corner', () => {
    const by = fc.record({ x: fc.double({ min: -2, max: 2, noNaN: true }), y: fraction });
    fc.assert(
      fc.property(
        box,
        by,
        fc.constantFrom(...CORNERS),
        fc.option(ratio),
        aspect,
        (start, by, corner, ratio, aspect) => {
          expect(isInside(moveBox(start, by))).toBe(true);
          const next = resizeBox(start, { corner, by, ratio, aspect });
          expect(isInside(next)).toBe(true);
          if (ratio) expect((next.width / next.height) * aspect).toBeCloseTo(ratio, 5);
          if (corner === 'right bottom')
            expect([next.left, next.top]).toEqual([start.left, start.top]);
          if (corner === 'left top')
            expect(next.left + next.width).toBeCloseTo(start.left + start.width, 9);
        },
      ),
    );
  });

  it.each([
    ['all of it', { focal: null, crop: null }, null, WHOLE],
    ['a square in the middle', { focal: null, crop: null }, 1, { left: 0.25, width: 0.5 }],
    [
      'a square around a point',
      { focal: { x: 1, y: 0 }, crop: null },
      1,
      { left: 0.5, width: 0.5 },
    ],
    [
      'a square of a part',
      { focal: { x: 1, y: 0 }, crop: { left: 0, top: 0.5, width: 0.5, height: 0.5 } },
      1,
      { left: 0.25, top: 0.5, width: 0.25, height: 0.5 },
    ],
  ])('of a picture twice as wide as high shows %s', (_name, chosen, ratio, expected) => {
    expect(shownBox(chosen, ratio, 2)).toMatchObject(expected);
  });
});

describe('A stored original', () => {
  it.each([
    ['/gateway/photo/v2/a-1.jpg', 'a-1.jpg'],
    ['/photo/v2/a.jpg', 'a.jpg'],
    ['//evil.example/photo/v2/a.jpg', null],
    ['https://evil.example/photo/v2/a.jpg', null],
    ['/gateway/photo/v2/a.jpg?auth=1', null],
    ['/gateway/photo/v2/', null],
    ['/photo/a.jpg', null],
  ])('is told by its address: %s', (url, file) => {
    expect(storedFile(url)).toBe(file);
  });
});
