import fc from 'fast-check';
import { readByteRange } from './byteRange';

describe('the range of a request (RFC 9110)', () => {
  it.each([
    [undefined, null],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=-', null],
    ['nonsense', null],
  ])('%s of 1000 bytes: %j', (header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected);
  });

  it('never leaves the body', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 5000 }),
        (text, a, b, size) => {
          for (const header of [text, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
            const range = readByteRange(header, size);
            if (range === null || range === 'unsatisfiable') continue;
            expect(range.start).toBeGreaterThanOrEqual(0);
            expect(range.start).toBeLessThanOrEqual(range.end);
            expect(range.end).toBeLessThan(size);
          }
        },
      ),
    );
  });
});
