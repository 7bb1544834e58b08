import fc from 'fast-check';
import { printEdition, readPrintPlaces } from './readPrintPlaces';

const placesOf = (...editions: unknown[]) => readPrintPlaces({ revision: { editions } });

describe('places in the printed paper (platform §3: revision.editions)', () => {
  it.each([
    ['print-2026-11-21-A1.2', { day: '2026-11-21', section: 'A', page: 1, place: 2 }],
    ['print-2026-11-21-C14', { day: '2026-11-21', section: 'C', page: 14, place: 0 }],
  ])('%s', (edition, place) => {
    expect(placesOf(edition)).toEqual([place]);
  });

  it.each([
    'print-2026-11-21',
    'print-2026-13-01-A1',
    'print-2026-11-21-a1',
    'print-2026-11-21-A0',
    'print-2026-11-21-A1.',
    'web',
    '',
    7,
    null,
  ])('%j is none', (edition) => {
    expect(placesOf(edition)).toEqual([]);
  });

  it('are in the edition of their day', () => {
    expect(printEdition('2026-11-21')).toBe('print-2026-11-21');
  });

  it('of a document without editions are none', () => {
    for (const document of [null, {}, { revision: null }, { revision: { editions: 'print' } }])
      expect(readPrintPlaces(document)).toEqual([]);
  });

  it('come back as they were written, whatever stands between them', () => {
    const place = fc.record({
      day: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      section: fc.constantFrom('A', 'B', 'Z'),
      page: fc.integer({ min: 1, max: 99 }),
      place: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, fc.constantFrom('web', '', 'print-'))), (given) => {
        const editions = given.flatMap(([{ day, section, page, place: n }, other]) => [
          other,
          `print-${day}-${section}${page}${n ? `.${n}` : ''}`,
        ]);
        expect(placesOf(...editions)).toEqual(given.map(([each]) => each));
      }),
    );
  });
});
