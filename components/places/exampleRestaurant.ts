import type { Restaurant, RestaurantCard } from '../../content/schemas/ans';
import { examplePicture } from '../article/examplePicture';

/** A place with every field, for the named states of blocks; `part` replaces what a state is about. */
export function exampleRestaurant(part: Partial<Restaurant> = {}): Restaurant {
  return {
    placeId: 'velour',
    name: 'Velour',
    region: 'Fishtown',
    cuisines: ['New American', 'Vegetarian'],
    prices: ['$$$', '$$$$'],
    isFeatured: true,
    address: '1422 Frankford Ave., Philadelphia, Pa. 19125',
    phone: '215-555-0102',
    reservationLink: 'https://seatbook.example/velour',
    reservationMethod: 'Seatbook',
    photo: examplePicture(2, { caption: '' }),
    geo: { latitude: 39.9716, longitude: -75.134 },
    description:
      '<p>The room is famous for being dark, and the <strong>roast chicken for two</strong> deserves to be famous for everything else: brined in buttermilk and pickle juice, hung three days, finished over apple wood, and served on the bread that sat beneath it.</p>\n<p>Ask for a table by the kitchen pass, where there is light to eat by.</p>\n',
    websiteUrl: 'https://velour.example/',
    instagram: '@velour_example',
    credibility: { title: '', description: '' },
    updated: '2026-11-18T15:00:00Z',
    ...part,
  };
}

/** What a place has of which nothing is known but its name. */
export const NAME_ONLY = {
  region: '',
  cuisines: [],
  prices: [],
  isFeatured: false,
  address: '',
  phone: '',
  reservationLink: null,
  reservationMethod: '',
  photo: null,
  geo: null,
  description: '',
  websiteUrl: null,
  instagram: '',
  updated: '',
} satisfies Partial<Restaurant>;

const CARDS: [
  name: string,
  region: string,
  cuisine: string,
  prices: string[],
  geo: [number, number],
][] = [
  ['Velour', 'Fishtown', 'New American', ['$$$', '$$$$'], [39.9716, -75.134]],
  ['La Marchigiana', 'Bella Vista', 'Italian', ['$$', '$$$'], [39.94, -75.1567]],
  ['Phở Chín Mươi', 'South Philadelphia', 'Vietnamese', ['$'], [39.9362, -75.1597]],
  ['The Glass Eel', 'Old City', 'Japanese', ['$$$', '$$$$'], [39.9508, -75.1452]],
  ['Hollow Brook Inn', 'Chester County', 'French', ['$$$$'], [39.8712, -75.593]],
  ['Skiff & Sons', 'Cape May', 'Seafood', ['$$', '$$$'], [38.949, -74.907]],
];

/** Places as lists of the guide have them. */
export const EXAMPLE_PLACE_CARDS: RestaurantCard[] = CARDS.map(
  ([name, region, cuisine, prices, [latitude, longitude]], index) => ({
    placeId: `place-${index}`,
    name,
    region,
    cuisines: [cuisine],
    prices,
    isFeatured: index % 2 === 0,
    address: `${100 + index} Market St., Philadelphia, Pa. 19106`,
    phone: `215-555-010${index}`,
    reservationLink: index === 0 ? 'https://seatbook.example/velour' : null,
    reservationMethod: index === 0 ? 'Seatbook' : '',
    photo: examplePicture(index),
    geo: { latitude, longitude },
    _id: `restaurant-place-${index}`,
    canonical_url: `/food/restaurant-place-${index}-20261113.html`,
    blurb:
      'Brined in buttermilk and pickle juice, hung three days, finished over apple wood, and served on the bread that sat beneath it.',
  }),
);
