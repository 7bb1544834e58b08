/** @jest-environment jsdom */
import L from 'leaflet';
import { pinsOn } from './pinsOn';

const pin = (
  label: string,
  name: string,
  latitude: number,
  longitude: number,
  href = '/food/x',
) => ({
  label,
  name,
  geo: { latitude, longitude },
  href,
});
const CLOSE = [
  pin('1', 'Velour', 39.9701, -75.1301, '/food/velour'),
  pin('2', 'La Marchigiana', 39.9712, -75.1312),
];
const FAR = pin('3', 'Skiff & Sons', 40.2, -75.6);

let map: L.Map;

beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 400 });
  document.body.innerHTML = '<div id="map"></div>';
  map = L.map('map', { maxZoom: 19, zoomAnimation: false, fadeAnimation: false });
  map.setView([39.97, -75.13], 9);
});
afterEach(() => map.remove());

const names = () =>
  [...document.querySelectorAll('.leaflet-marker-icon')].map(
    (mark) => mark.getAttribute('aria-label') ?? '',
  );
function mark(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('.leaflet-marker-icon')].find(
    (each) => each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no ${name} among ${names().join(', ')}`);
  return found;
}
const press = (element: HTMLElement, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keypress', { key, bubbles: true }));

describe('pins of a street map', () => {
  it('are one where they are too close to be told apart', () => {
    pinsOn(map, [...CLOSE, FAR]);
    expect(names().sort((a, b) => a.localeCompare(b))).toEqual([
      '2 here, show them',
      '3: Skiff & Sons',
    ]);
    expect(mark('2 here, show them').textContent).toBe('2 here');
    expect(mark('3: Skiff & Sons').textContent).toBe('3');
  });

  it.each([
    ['a press', (element: HTMLElement) => element.click()],
    ['Enter', (element: HTMLElement) => press(element, 'Enter')],
  ])('come apart with %s, and the map has the focus then', (_way, act) => {
    pinsOn(map, [...CLOSE, FAR]);
    const many = mark('2 here, show them');
    many.focus();
    act(many);
    expect(names().sort((a, b) => a.localeCompare(b))).toEqual(['1: Velour', '2: La Marchigiana']);
    expect(document.activeElement?.id).toBe('map');
  });

  it('stay together with any other key', () => {
    pinsOn(map, CLOSE);
    press(mark('2 here, show them'), 'a');
    expect(names()).toEqual(['2 here, show them']);
  });

  it('that stand on the same spot are listed', () => {
    pinsOn(map, [
      pin('1', 'Upstairs', 39.97, -75.13, '/food/up'),
      pin('2', 'Downstairs', 39.97, -75.13, '/food/down'),
    ]);
    mark('2 here, show them').click();
    const links = [...document.querySelectorAll('.leaflet-popup-content a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Upstairs', '/food/up'],
      ['Downstairs', '/food/down'],
    ]);
  });

  it('open a name, which leads to the page of the place', () => {
    map.setView([39.97, -75.13], 17);
    pinsOn(map, CLOSE);
    mark('1: Velour').click();
    const link = document.querySelector<HTMLAnchorElement>('.leaflet-popup a[href^="/food"]');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Velour', '/food/velour']);
  });

  it('lead nowhere where the place is the page’s own, and have no number', () => {
    pinsOn(map, [{ ...FAR, label: '', href: null }]);
    mark('Skiff & Sons').click();
    expect(document.querySelector('.leaflet-popup')).toBeNull();
    expect(mark('Skiff & Sons').textContent).toBe('');
  });

  it('keep the focus while the map moves beneath them', () => {
    map.setView([39.97, -75.13], 17);
    pinsOn(map, CLOSE);
    const first = mark('1: Velour');
    first.focus();
    map.panBy([40, 0], { animate: false });
    expect(document.activeElement).toBe(first);
    expect(mark('1: Velour')).toBe(first);
  });

  it('far out of sight are not there', () => {
    map.setView([39.97, -75.13], 15);
    pinsOn(map, [...CLOSE, FAR]);
    expect(names()).not.toContain('3: Skiff & Sons');
    map.setView([40.2, -75.6], 15);
    expect(names()).toEqual(['3: Skiff & Sons']);
  });
});
