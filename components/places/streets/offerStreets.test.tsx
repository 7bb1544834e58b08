/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import L from 'leaflet';
import { guideMap } from '../../../properties/guideMap';
import { loadSheetsAtOnce } from '../../ui/loadedSheets.fixture';
import { PlaceMap } from '../PlaceMap';
import { offerStreets } from './offerStreets';

const PINS = [
  {
    id: 'A',
    name: 'Velour',
    geo: { latitude: 39.97, longitude: -75.13 },
    label: '1',
    href: '/velour',
  },
];
let near: () => void = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  for (const side of ['clientWidth', 'clientHeight'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 400 });
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      near = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
  loadSheetsAtOnce();
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function show(map = guideMap): HTMLElement {
  const { container } = render(<PlaceMap map={map} pins={PINS} />);
  offerStreets(container);
  return container;
}
const button = (name: string) => screen.findByRole('button', { name });
const streets = () => screen.queryByRole('region', { name: 'Street map' });
/** Every picture that was asked for ends like this. */
function pictures(end: 'load' | 'error'): void {
  for (const picture of document.querySelectorAll('.leaflet-tile'))
    fireEvent(picture, new Event(end));
}

describe('the offer of a street map', () => {
  it('can be pressed once its script is there, and shows the places of the drawn map', async () => {
    const { container } = render(<PlaceMap map={guideMap} pins={PINS} />);
    expect(await button('Show a street map')).toBeDisabled();
    offerStreets(container);
    fireEvent.click(await button('Show a street map'));
    expect(await button('Back to the drawn map')).toBeEnabled();
    expect(streets()).toBeInTheDocument();
    expect(await button('1: Velour')).toBeInTheDocument();
    const credit = screen.getByRole('link', { name: '© OpenStreetMap contributors' });
    expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  });

  it('shows also the places for which the drawn map has no room, which says so', async () => {
    const pins = Array.from({ length: 63 }, (_, index) => ({
      ...PINS[0]!,
      id: String(index),
      label: String(index + 1),
    }));
    const { container } = render(<PlaceMap map={guideMap} pins={pins} />);
    expect(container.querySelectorAll('svg .place-map__pin')).toHaveLength(60);
    expect(screen.getByText('Drawn are the first 60 places of the list.')).toBeInTheDocument();
    offerStreets(container);
    fireEvent.click(await button('Show a street map'));
    expect(await button('63 here, show them')).toBeInTheDocument();
  });

  it.each([true, false])('moves on its own only for who likes it: less motion %s', async (less) => {
    const asked: string[] = [];
    window.matchMedia = (query) => {
      asked.push(query);
      return { matches: less } as MediaQueryList;
    };
    const opened = jest.spyOn(L, 'map');
    show();
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    expect(asked).toContain('(prefers-reduced-motion: reduce)');
    expect(opened.mock.calls[0]?.[1]).toMatchObject({
      zoomAnimation: !less,
      fadeAnimation: !less,
      markerZoomAnimation: !less,
      inertia: !less,
    });
    opened.mockRestore();
  });

  it('zooms by the wheel while it has the focus alone: elsewhere the wheel scrolls the page', async () => {
    const opened = jest.spyOn(L, 'map');
    show();
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    const map = opened.mock.results[0]?.value as L.Map;
    const zooms = () => map.scrollWheelZoom.enabled();
    const before = zooms();
    map.fire('focus');
    const inside = zooms();
    map.fire('blur');
    expect([before, inside, zooms()]).toEqual([false, true, false]);
    opened.mockRestore();
  });

  it('says nothing of room where there is enough', () => {
    render(<PlaceMap map={guideMap} pins={PINS} />);
    expect(screen.queryByText(/Drawn are/)).toBeNull();
  });

  it('asks only for pictures of the host that the site names', async () => {
    show();
    expect(document.querySelector('img')).toBeNull();
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    const asked = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(asked.length).toBeGreaterThan(0);
    for (const address of asked)
      expect(address).toMatch(/^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/);
  });

  it('takes the map away again, and shows it once more', async () => {
    show();
    fireEvent.click(await button('Show a street map'));
    fireEvent.click(await button('Back to the drawn map'));
    expect(streets()).toBeNull();
    expect(document.querySelector('[data-streets]')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('then sees your internet address');
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    expect(streets()).toBeInTheDocument();
  });

  it('says so where no picture comes, and not where some do', async () => {
    show();
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    pictures('load');
    pictures('error');
    expect(screen.getByRole('status')).not.toHaveTextContent('does not answer');
    fireEvent.click(await button('Back to the drawn map'));
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    pictures('error');
    await screen.findByText(/openstreetmap\.org does not answer right now/);
  });

  it('is taken without a press by those who took it before, once the map is near', async () => {
    show();
    fireEvent.click(await button('Show a street map'));
    await button('Back to the drawn map');
    document.body.replaceChildren();
    show();
    expect(streets()).toBeNull();
    near();
    await button('Back to the drawn map');
    expect(streets()).toBeInTheDocument();
  });

  it('is not made where the site names nobody who gives pictures', () => {
    const container = show({ ...guideMap, streets: null });
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
