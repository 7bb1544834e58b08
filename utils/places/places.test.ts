import fc from 'fast-check';
import { distanceMiles } from './distanceMiles';
import { formatMiles } from './formatMiles';
import { mapDistance, mapPoint } from './mapPoint';
import { spreadPins } from './spreadPins';

const CITY_HALL = { latitude: 39.9526, longitude: -75.1635 };
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const geo = fc.record({ latitude: degrees(85), longitude: degrees(179) });

describe('distances', () => {
  it('is 55 miles from City Hall to the boardwalk of Atlantic City', () => {
    const boardwalk = { latitude: 39.355, longitude: -74.434 };
    expect(distanceMiles(CITY_HALL, boardwalk)).toBeCloseTo(56.5, 0);
  });

  it('is the same there and back, and never less than none', () => {
    fc.assert(
      fc.property(geo, geo, (a, b) => {
        expect(distanceMiles(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 6);
      }),
    );
  });

  it.each([
    [0, 'nearby'],
    [0.09, 'nearby'],
    [0.1, '0.1 miles'],
    [0.44, '0.4 miles'],
    [0.96, '1 mile'],
    [9.94, '9.9 miles'],
    [9.96, '10 miles'],
    [1204.4, '1,204 miles'],
  ])('%d miles is written "%s"', (miles, expected) => {
    expect(formatMiles(miles)).toBe(expected);
  });
});

describe('the drawn map', () => {
  it.each([
    ['north', { latitude: 40.2, longitude: -75.1635 }, { x: 0, y: -1 }],
    ['east', { latitude: 39.9526, longitude: -74.9 }, { x: 1, y: 0 }],
    ['south', { latitude: 39.7, longitude: -75.1635 }, { x: 0, y: 1 }],
    ['west', { latitude: 39.9526, longitude: -75.4 }, { x: -1, y: 0 }],
  ])('has %s where it belongs', (_way, place, way) => {
    const { x, y } = mapPoint(place, CITY_HALL, 85);
    const length = Math.hypot(x, y);
    expect([x / length, y / length]).toEqual([expect.closeTo(way.x, 6), expect.closeTo(way.y, 6)]);
  });

  it('has each place as far out as it is far, whatever the way', () => {
    fc.assert(
      fc.property(geo, (place) => {
        const { x, y } = mapPoint(place, CITY_HALL, 85);
        const far = mapDistance(distanceMiles(CITY_HALL, place), 85);
        expect(Math.hypot(x, y)).toBeCloseTo(far, 6);
      }),
    );
  });

  it('begins at its center and ends at its reach', () => {
    expect(mapPoint(CITY_HALL, CITY_HALL, 85)).toEqual({ x: 0, y: 0 });
    expect(mapDistance(85, 85)).toBe(1);
    expect(mapDistance(900, 85)).toBe(1);
  });

  it('shows what is farther away farther out', () => {
    const miles = fc.double({ min: 0, max: 85, noNaN: true });
    fc.assert(
      fc.property(miles, miles, (a, b) => {
        if (a < b) expect(mapDistance(a, 85)).toBeLessThanOrEqual(mapDistance(b, 85));
      }),
    );
  });

  it('lays no pin over another and none beyond the edge', () => {
    const points = fc.array(fc.record({ x: degrees(190), y: degrees(190) }), { maxLength: 60 });
    fc.assert(
      fc.property(points, (homes) => {
        const pins = spreadPins(homes, 24, 176);
        for (const [index, pin] of pins.entries()) {
          expect(Math.hypot(pin.x, pin.y)).toBeLessThanOrEqual(176.001);
          for (const other of pins.slice(index + 1))
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(23.5);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves none farther from home than the crowd makes it', () => {
    const row = Array.from({ length: 9 }, (_, index) => ({ x: index * 6, y: 0 }));
    const spots = spreadPins(row, 24, 176);
    for (const [index, { x, y }] of spots.entries())
      expect(Math.hypot(x - row[index]!.x, y - row[index]!.y)).toBeLessThan(60);
  });

  it('parts also pins of one spot, and moves none that has room', () => {
    const [first, second, far] = spreadPins(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      24,
      176,
    );
    expect(Math.hypot(second!.x - first!.x, second!.y - first!.y)).toBeGreaterThan(23.9);
    expect(far).toEqual({ x: 100, y: 0 });
  });
});
