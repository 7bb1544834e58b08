/** @jest-environment jsdom */
import fc from 'fast-check';
import { firstView } from './firstView';
import { readPins } from './streetMapData';
import { forgetStreets, mayShowStreets, rememberStreets } from './streetWish';

const CENTER = { latitude: 39.9526, longitude: -75.1635 };
const at = (name: string, latitude: number, longitude: number) => ({
  name,
  geo: { latitude, longitude },
});
const CITY = [
  at('Old City', 39.95, -75.145),
  at('Fishtown', 39.97, -75.13),
  at('Olney', 40.03, -75.12),
];
const SHORE = [at('Cape May', 38.93, -74.92), at('Margate', 39.33, -74.5)];

describe('what a street map shows at first', () => {
  const names = (pins: { name: string }[]) => pins.map(({ name }) => name);
  it.each([
    [
      'leaves out the few that are far away',
      [...CITY, ...SHORE.slice(0, 1)],
      ['Old City', 'Fishtown', 'Olney'],
    ],
    ['is all of them where all are far away', SHORE, ['Cape May', 'Margate']],
    ['is the one that there is', SHORE.slice(0, 1), ['Cape May']],
    ['is one in the center', [at('City Hall', 39.9526, -75.1635)], ['City Hall']],
    ['is nothing of nothing', [], []],
  ])('%s', (_rule, pins, shown) => {
    expect(names(firstView(pins, CENTER))).toEqual(shown);
  });

  it('is at least half of them, in their order', () => {
    const degree = fc.double({ min: -80, max: 80, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(degree, degree), { minLength: 1 }), (points) => {
        const pins = points.map(([north, east], index) => at(String(index), north, east));
        const shown = firstView(pins, CENTER);
        expect(shown.length).toBeGreaterThanOrEqual(pins.length / 2);
        expect(pins.filter((pin) => shown.includes(pin))).toEqual(shown);
      }),
    );
  });
});

describe('the pins of the drawn map', () => {
  it('are read with name, place, number and where they lead', () => {
    document.body.innerHTML = `<svg>
      <a class="place-map__pin" data-geo="39.95,-75.14" href="/food/velour.html"><title>Velour</title><text>7</text></a>
      <g class="place-map__pin" data-geo="38.93,-74.92"><title>Skiff &amp; Sons</title></g></svg>`;
    const geo = { latitude: 39.9, longitude: -75.1 };
    const unseen = { name: 'Amma', geo, label: '61', href: '/food/amma.html' };
    expect(readPins(document, { more: [unseen] })).toEqual([
      {
        name: 'Velour',
        geo: { latitude: 39.95, longitude: -75.14 },
        label: '7',
        href: '/food/velour.html',
      },
      { name: 'Skiff & Sons', geo: { latitude: 38.93, longitude: -74.92 }, label: '', href: null },
      unseen,
    ]);
  });
});

describe('the wish for a street map', () => {
  afterEach(() => {
    window.localStorage.clear();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('is kept for the host that was named, until the reader goes back to the drawn map', () => {
    expect(mayShowStreets('tiles.example')).toBe(false);
    rememberStreets('tiles.example');
    expect({ ...window.localStorage }).toEqual({ 'street-map': 'tiles.example' });
    expect(mayShowStreets('tiles.example')).toBe(true);
    expect(mayShowStreets('other.example')).toBe(false);
    forgetStreets('other.example');
    expect(mayShowStreets('tiles.example')).toBe(true);
    forgetStreets('tiles.example');
    expect(mayShowStreets('tiles.example')).toBe(false);
  });

  it('counts for one page only, where a reader wants no tracking', () => {
    rememberStreets('tiles.example');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(mayShowStreets('tiles.example')).toBe(false);
  });

  it('is not kept where nothing can be', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Storage is turned off', 'SecurityError');
      });
    rememberStreets('tiles.example');
    forgetStreets('tiles.example');
    expect(mayShowStreets('tiles.example')).toBe(false);
  });
});
