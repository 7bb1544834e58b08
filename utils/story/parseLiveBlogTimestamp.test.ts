import * as fc from 'fast-check';
import { parseLiveBlogTimestamp } from './parseLiveBlogTimestamp';

describe('live-blog timestamp line (platform §5)', () => {
  it.each([
    ['Timestamp 11/21 2:05 pm', null, 11, 21, 14, 5],
    ['Timestamp: 11/21/2026 2:05 p.m.', 2026, 11, 21, 14, 5],
    ['timestamp 3/8/26, 12:00 AM', 2026, 3, 8, 0, 0],
    ['TIMESTAMP: 03/08 12:30PM', null, 3, 8, 12, 30],
    ['  Timestamp  1/2   9:09 a.m.  ', null, 1, 2, 9, 9],
    ['Timestamp 2/29 1:00 am', null, 2, 29, 1, 0],
    ['Timestamp 2/29/2028 1:00 am', 2028, 2, 29, 1, 0],
  ])('reads "%s"', (line, year, month, day, hour, minute) => {
    expect(parseLiveBlogTimestamp(line)).toEqual({ year, month, day, hour, minute });
  });

  it.each([
    ['11/21 2:05 pm'],
    ['Timestamp'],
    ['Timestamp 11/21'],
    ['Timestamp 2:05 pm'],
    ['Timestamp 11/21 2:05'],
    ['Timestamp 11/21 14:05 pm'],
    ['Timestamp 11/21 0:05 am'],
    ['Timestamp 11/21 2:60 pm'],
    ['Timestamp 11/21 2:5 pm'],
    ['Timestamp 13/21 2:05 pm'],
    ['Timestamp 0/21 2:05 pm'],
    ['Timestamp 11/31 2:05 pm'],
    ['Timestamp 11/0 2:05 pm'],
    ['Timestamp 2/29/2026 1:00 am'],
    ['Timestamp 11/21/026 2:05 pm'],
    ['Timestamps 11/21 2:05 pm'],
    ['The Timestamp 11/21 2:05 pm'],
    ['Timestamp 11/21 2:05 pm and more'],
    [''],
  ])('refuses "%s"', (line) => {
    expect(parseLiveBlogTimestamp(line)).toBeNull();
  });

  const moment = fc.record({
    year: fc.option(fc.integer({ min: 1000, max: 9999 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  });

  it('reads back every moment, however it is written', () => {
    const style = fc.record({
      word: fc.constantFrom('Timestamp', 'timestamp:', 'TIMESTAMP :'),
      comma: fc.constantFrom('', ','),
      space: fc.constantFrom('', ' '),
      dot: fc.constantFrom('', '.'),
      isUpper: fc.boolean(),
    });
    fc.assert(
      fc.property(moment, style, (written, { word, comma, space, dot, isUpper }) => {
        const { year, month, day, hour, minute } = written;
        const half = `${hour < 12 ? 'a' : 'p'}${dot}m${dot}`;
        const date = `${month}/${day}${year === null ? '' : `/${year}`}${comma}`;
        const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
        const line = `${word} ${date} ${time}${space}${isUpper ? half.toUpperCase() : half}`;
        expect(parseLiveBlogTimestamp(line)).toEqual(written);
      }),
    );
  });

  it('gives a real moment or null for any line', () => {
    const pieces = fc.array(
      fc.constantFrom('Timestamp', ' ', '/', ':', '1', '29', '99', 'pm', '.'),
    );
    fc.assert(
      fc.property(pieces, (words) => {
        const read = parseLiveBlogTimestamp(words.join(''));
        return read === null || (read.month <= 12 && read.day <= 31 && read.hour < 24);
      }),
    );
  });
});
