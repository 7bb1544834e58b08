/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import enhance from './features/restaurant-guide/enhance';
import { guideAddress, guideQuery } from './features/restaurant-guide/guideQuery';
import RestaurantGuide from './features/restaurant-guide/default';
import states from './states';

const NAMES = Object.keys(states).filter((name) => states[name]?.feature === 'restaurant-guide');

function show(name: string) {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  return render(<RestaurantGuide customFields={fields} />).container;
}

const namesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('.place-row__name')].map((name) => name.textContent);

/** What is said of how near places are. */
const nearness = () => document.querySelector('.guide__near');

describe('the restaurant guide', () => {
  it.each(NAMES)('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('lists places by name, each leading to its page, with a number and a pin', () => {
    const container = show('guide');
    expect(namesIn(container)).toEqual([
      'The Glass Eel',
      'Hollow Brook Inn',
      'La Marchigiana',
      'Phở Chín Mươi',
      'Skiff & Sons',
      'Velour',
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('6 places');
    const pins = [...container.querySelectorAll('a.place-map__pin')];
    expect(pins.map((pin) => [pin.textContent, pin.getAttribute('href')])[0]).toEqual([
      'The Glass Eel1',
      '/food/restaurant-place-3-20261113.html',
    ]);
    expect(pins).toHaveLength(6);
    for (const pin of pins) expect(pin).toHaveAttribute('tabindex', '-1');
    const spots = pins.map((pin) => {
      const circle = pin.querySelector('circle');
      return [Number(circle?.getAttribute('cx')), Number(circle?.getAttribute('cy'))] as const;
    });
    for (const [index, [x, y]] of spots.entries()) {
      expect(Math.hypot(x, y)).toBeLessThan(190);
      for (const [otherX, otherY] of spots.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(23);
    }
  });

  it('is a form without script: what was chosen is in its fields, each with its count', () => {
    show('guideFiltered');
    const form = screen.getByRole('form', { name: 'Filter the guide' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/food/restaurants/');
    expect(screen.getByLabelText('Price')).toHaveDisplayValue('$$$ (1)');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price, lowest first');
    expect(screen.getByRole('option', { name: 'Closest to City Hall' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('says how many fit, and takes each filter off by a link', () => {
    const container = show('guideFiltered');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 of 6 places');
    expect(namesIn(container)).toEqual(['Velour']);
    const link = screen.getByRole('link', { name: /Remove the filter The 76/ });
    expect(link).toHaveAttribute('href', '/food/restaurants/?price=%24%24%24&sort=price');
  });

  it('leads out of a choice that nothing fits, and keeps it in the form', () => {
    show('guideWithNothingThatFits');
    expect(screen.getByRole('link', { name: 'see the whole guide' })).toHaveAttribute(
      'href',
      '/food/restaurants/',
    );
    expect(screen.getByLabelText('Cuisine')).toHaveDisplayValue('Basque (0)');
  });

  it('says so where the places cannot be read', () => {
    const container = show('guideNotAvailable');
    expect(container).toHaveTextContent('The guide is not available right now.');
    expect(container.querySelector('form, .guide__map')).toBeNull();
  });

  it('leads to best-of lists', () => {
    show('guide');
    const lists = screen.getByRole('navigation', { name: 'Best-of lists' });
    expect(within(lists).getByRole('link', { name: 'The 76' })).toHaveAttribute(
      'href',
      '/food/best/the-76/',
    );
  });
});

describe('what an address asks the guide for', () => {
  const any = { cuisine: '', region: '', price: '', featured: false, sort: 'name' };

  it.each([
    ['/food/restaurants/', {}],
    ['/food/restaurants/?cuisine=+Italian+', { cuisine: 'Italian' }],
    ['/food/restaurants/?price=%24%24', { price: '$$' }],
    ['/food/restaurants/?price=cheap&sort=stars&featured=yes', {}],
    ['/food/restaurants/?featured=1&sort=distance', { featured: true, sort: 'distance' }],
    [`/food/restaurants/?region=${'x'.repeat(99)}`, { region: 'x'.repeat(60) }],
  ])('%s: %j', (address, expected) => {
    expect(guideQuery(address)).toEqual({ ...any, ...expected });
  });

  it('is the same after it was written as an address', () => {
    const wish = { cuisine: 'Soul Food', region: "Penn's Landing", price: '$$', featured: true };
    const address = guideAddress('/food/restaurants/', { ...wish, sort: 'price' });
    expect(guideQuery(address)).toEqual({ ...wish, sort: 'price' });
    expect(guideAddress('/food/restaurants/', guideQuery('/food/restaurants/'))).toBe(
      '/food/restaurants/',
    );
  });
});

describe('near me', () => {
  type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void;
  const locate = (getCurrentPosition: Locate | undefined) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: getCurrentPosition && { getCurrentPosition },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  function wake() {
    const container = show('guide');
    enhance(container.firstElementChild as HTMLElement);
    return container;
  }

  it('sorts the list from where the reader is, and says how far each place is', () => {
    const capeMay = { coords: { latitude: 38.94, longitude: -74.91 } } as GeolocationPosition;
    locate((found) => found(capeMay));
    const container = wake();
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(namesIn(container)[0]).toBe('Skiff & Sons');
    expect(nearness()).toHaveTextContent('Closest first: Skiff & Sons is 0.6 miles away.');
    const [first] = container.querySelectorAll('.place-row__distance');
    expect(first).toHaveTextContent('0.6 miles away');
    expect(first).toBeVisible();
  });

  it('asks for the place only when the button is pressed', () => {
    const ask = jest.fn();
    locate(ask);
    wake();
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('says what to do where the browser does not tell, and leaves the list as it is', () => {
    locate((_found, failed) => failed({} as GeolocationPositionError));
    const container = wake();
    const before = namesIn(container);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(nearness()).toHaveTextContent(/Choose a neighborhood or a town/);
    expect(namesIn(container)).toEqual(before);
  });

  it('has no button without script', () => {
    const button = show('guide').querySelector('[data-near-me]');
    expect(button).not.toBeVisible();
  });

  it('lists places of unknown whereabouts last', () => {
    const found = { coords: { latitude: 38.94, longitude: -74.91 } } as GeolocationPosition;
    locate((tell) => tell(found));
    const container = show('guide');
    const glassEel = container.querySelector<HTMLElement>('.guide__list > li')!;
    delete glassEel.dataset['latitude'];
    enhance(container.firstElementChild as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(namesIn(container).at(-1)).toBe('The Glass Eel');
  });
});
