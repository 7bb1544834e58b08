/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { texts } from '../../properties/texts';
import RestaurantPage from './features/restaurant-page/default';
import { exampleStory } from '../../components/article/exampleStory';
import { exampleRestaurant } from '../../components/places/exampleRestaurant';
import { getProfileName } from '../../components/places/getProfileName';
import states from './states';

const NAMES = Object.keys(states).filter((name) => states[name]?.feature === 'restaurant-page');

function show(name: string, app: object = {}) {
  const { fields = {}, globalContent } = states[name] ?? {};
  setFusion({ app: { globalContent, ...app } });
  return render(<RestaurantPage customFields={fields} />).container;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a place (widgets §2, §3)', () => {
  it.each(NAMES)('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('names who wrote of it, each with a link to what else they wrote', () => {
    show('place');
    for (const name of ['Maya Okafor', 'Daniel Reyes'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/author\//),
      );
  });

  it('is titled by the place, with region, cuisines and price range', () => {
    const container = show('place');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velour');
    expect(container.querySelector('.place-facts')).toHaveTextContent(
      /^FishtownNew American, Vegetarian\$\$\$-\$\$\$\$Expensive to very expensive$/,
    );
  });

  it('writes prices with a gap between them with a slash (widgets §5)', () => {
    const container = show('placeWithItsOwnBox');
    expect(container.querySelector('.price-range')).toHaveTextContent('$/$$$');
  });

  it('shows no range of prices where nobody knows them', () => {
    const globalContent = exampleStory({
      subtype: 'restaurant-page',
      restaurant: exampleRestaurant({ prices: [] }),
    });
    setFusion({ app: { globalContent } });
    const { container } = render(<RestaurantPage customFields={{}} />);
    expect(container.querySelector('.place-facts')).toBeInTheDocument();
    expect(container.querySelector('.price-range')).toBeNull();
  });

  it('says "Featured on The 76" of what is, and of nothing else', () => {
    show('place');
    expect(href('Featured on The 76')).toBe('/food/best/the-76/');
    document.body.replaceChildren();
    show('placeThatTakesNoBookings');
    expect(screen.queryByText('Featured on The 76')).not.toBeInTheDocument();
  });

  it('leads to a search of maps for the address, a call by digits, website and profile', () => {
    show('place');
    expect(new URL(href('Open in Maps') ?? '').searchParams.get('query')).toBe(
      '1422 Frankford Ave., Philadelphia, Pa. 19125',
    );
    expect(href('215-555-0102')).toBe('tel:2155550102');
    expect(href('velour.example')).toBe('https://velour.example/');
    expect(href('@velour_example')).toBe('https://www.instagram.com/velour_example');
  });

  it.each([
    ['place', 'Reserve on Seatbook'],
    ['placeWithItsOwnBox', 'Reserve online'],
  ])('%s: is booked by "%s"', (name, label) => {
    show(name);
    expect(href(label)).toBe('https://seatbook.example/velour');
  });

  it('says how a place without a link takes guests', () => {
    show('placeThatTakesNoBookings');
    expect(screen.getByText('Walk-ins only').tagName).toBe('DD');
    expect(screen.queryByRole('link', { name: /Reserve/ })).not.toBeInTheDocument();
  });

  it('says how places are chosen: in the site’s words, or in the place’s own', () => {
    show('place');
    const box = screen.getByRole('complementary', { name: texts.bestListsTitle });
    expect(box).toHaveTextContent(texts.bestListsText);
    document.body.replaceChildren();
    show('placeWithItsOwnBox');
    const own = screen.getByRole('complementary', { name: 'How we chose the bakeries' });
    expect(within(own).getByText('212 croissants').tagName).toBe('STRONG');
    expect(own).not.toHaveTextContent(texts.bestListsText);
  });

  it('has an ad in its rail, and none in our app', () => {
    expect(show('place').querySelector('[data-ad-slot="restaurant_rail"]')).not.toBeNull();
    document.body.replaceChildren();
    expect(show('place', { outputType: 'app' }).querySelector('[data-ad-slot]')).toBeNull();
  });

  it('can be saved, and says when it was looked at last', () => {
    const container = show('place');
    const form = container.querySelector('[data-reader-form="saved/EXAMPLE"]');
    expect(form).toHaveTextContent('Save this place');
    expect(form).toHaveTextContent('This place is saved. All that you saved');
    expect(screen.getByText('Updated Nov. 18, 2026').tagName).toBe('TIME');
  });

  it('is its name alone where nothing else is known', () => {
    const container = show('placeOfWhichLittleIsKnown');
    expect(container.querySelector('.restaurant__details, .place-facts, figure')).toBeNull();
  });

  it('is nothing for any other story', () => {
    expect(show('anotherKindOfStory')).toBeEmptyDOMElement();
  });
});

it.each([
  ['https://www.instagram.com/velour_example/', '@velour_example'],
  ['https://www.instagram.com', 'instagram.com'],
  ['not an address', 'not an address'],
])('a link to the profile %s is called %s', (url, expected) => {
  expect(getProfileName(url)).toBe(expected);
});
