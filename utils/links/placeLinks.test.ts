import fc from 'fast-check';
import { getMapUrl } from './getMapUrl';
import { getTelUrl } from './getTelUrl';

describe('links of a place (widgets §2)', () => {
  it.each([
    ['215-555-0101', 'tel:2155550101'],
    ['(856) 555-0119', 'tel:8565550119'],
    ['+1 610.555.0140', 'tel:16105550140'],
    ['call us', null],
    ['', null],
  ])('dials the digits of "%s": %s', (phone, expected) => {
    expect(getTelUrl(phone)).toBe(expected);
  });

  it('dials nothing but digits, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        expect(getTelUrl(phone) ?? 'tel:1').toMatch(/^tel:\d+$/);
      }),
    );
  });

  it('searches a map for the whole address', () => {
    const url = new URL(getMapUrl(' 29 Rittenhouse Place & Rear, Ardmore, Pa. 19003 ') ?? '');
    expect(url.host).toBe('www.google.com');
    expect(url.searchParams.get('query')).toBe('29 Rittenhouse Place & Rear, Ardmore, Pa. 19003');
    expect(getMapUrl('  ')).toBeNull();
  });
});
