import { examplePicture } from '../../../article/examplePicture';
import { exampleStory } from '../../../article/exampleStory';
import {
  EXAMPLE_PLACE_CARDS,
  exampleRestaurant,
  NAME_ONLY,
} from '../../../places/exampleRestaurant';
import { exampleInput } from '../exampleInput';
import { pageDescription } from '../pageDescription';
import { pageName } from '../pageTitle';
import { postalAddress, restaurantNode } from './restaurantNode';
import { graphOf } from './structuredData';

const URL_ = 'https://www.broadsheet.example/food/restaurant-velour.html';
const nodeOf = (part = {}) =>
  restaurantNode(exampleRestaurant(part), URL_, 'https://www.broadsheet.example');

describe('a place of the guide for search engines', () => {
  it('is a Restaurant with cuisine, prices, address, telephone, place and booking', () => {
    expect(nodeOf()).toMatchObject({
      '@type': 'Restaurant',
      '@id': `${URL_}#restaurant`,
      name: 'Velour',
      servesCuisine: ['New American', 'Vegetarian'],
      priceRange: '$$$-$$$$',
      telephone: '215-555-0102',
      acceptsReservations: 'https://seatbook.example/velour',
      sameAs: ['https://velour.example/', 'https://www.instagram.com/velour_example'],
      geo: { '@type': 'GeoCoordinates', latitude: 39.9716, longitude: -75.134 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1422 Frankford Ave.',
        addressLocality: 'Philadelphia',
        addressRegion: 'PA',
        postalCode: '19125',
        addressCountry: 'US',
      },
    });
  });

  it('has its picture, unless that is in the page itself', () => {
    expect(nodeOf()).not.toHaveProperty('image');
    const photo = examplePicture(0, { url: '/photo/velour.jpg', auth: 'a' });
    expect(nodeOf({ photo })).toHaveProperty('image', [
      expect.objectContaining({ '@type': 'ImageObject' }),
    ]);
  });

  it('says nothing of what is not known, and never rates', () => {
    const node = JSON.parse(JSON.stringify(nodeOf(NAME_ONLY))) as object;
    expect(Object.keys(node)).toEqual(['@type', '@id', 'name', 'url']);
  });

  it('stands in the graph of its page beside the story', () => {
    const story = exampleStory({ restaurant: exampleRestaurant() });
    const types = graphOf(exampleInput({ globalContent: story })).map((node) => node['@type']);
    expect(types.slice(0, 2)).toEqual(['NewsArticle', 'Restaurant']);
    const plain = graphOf(exampleInput({ globalContent: exampleStory() }));
    expect(plain.map((node) => node['@type'])).not.toContain('Restaurant');
  });
});

it.each([
  ['76 N. Main St., Suite 2, Doylestown, Pa. 18901', '76 N. Main St., Suite 2', 'Doylestown'],
  ['906 Schellengers Landing, Cape May, N.J. 08204', '906 Schellengers Landing', 'Cape May'],
  ['Philadelphia, Pa. 19107', 'Philadelphia, Pa. 19107', undefined],
  ['Food truck at Broad and Snyder', 'Food truck at Broad and Snyder', undefined],
])('the address "%s" has the street %s', (line, street, town) => {
  expect(postalAddress(line).streetAddress).toBe(street);
  expect(postalAddress(line).addressLocality).toBe(town);
});

describe('a list of places for search engines', () => {
  const list = { name: 'The 76', description: 'In order.', places: EXAMPLE_PLACE_CARDS };
  const input = exampleInput({ globalContent: list, requestUri: '/food/best/the-76/' });

  it('is an ItemList in its order, each item led to by its address', () => {
    const items = graphOf(input).find((node) => node['@type'] === 'ItemList');
    expect(items).toMatchObject({
      name: 'The 76',
      numberOfItems: 6,
      itemListElement: expect.arrayContaining([
        {
          '@type': 'ListItem',
          position: 2,
          name: 'La Marchigiana',
          url: 'https://www.broadsheet.example/food/restaurant-place-1-20261113.html',
        },
      ]) as unknown,
    });
  });

  it('says the way to it, from Food', () => {
    const site = { ...input.site, sections: { '/food': 'Food' } };
    expect(graphOf({ ...input, site }).map((node) => node['@type'])).toEqual([
      'CollectionPage',
      'ItemList',
      'BreadcrumbList',
      'NewsMediaOrganization',
    ]);
  });

  it('names and describes its page; what its editor wrote stands in for what it lacks', () => {
    expect([pageName(input), pageDescription(input)]).toEqual(['The 76', 'In order.']);
    const guide = exampleInput({
      globalContent: { ...list, name: '', description: '' },
      metas: { title: 'The guide', description: 'All of it.' },
    });
    expect([pageName(guide), pageDescription(guide)]).toEqual(['The guide', 'All of it.']);
  });
});
