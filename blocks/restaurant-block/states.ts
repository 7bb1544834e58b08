import type { BlockStates } from 'fusion:states';
import { examplePicture } from '../../components/article/examplePicture';
import { exampleStory } from '../../components/article/exampleStory';
import {
  EXAMPLE_PLACE_CARDS,
  exampleRestaurant,
  NAME_ONLY,
} from '../../components/places/exampleRestaurant';
import type { Restaurant } from '../../content/schemas/ans';
import { selectPlaces, type PlaceWish } from './places/selectPlaces';

const page = (part: Partial<Restaurant> = {}) => ({
  feature: 'restaurant-page',
  fields: {},
  globalContent: exampleStory({
    subtype: 'restaurant-page',
    canonical_url: '/food/restaurant-velour-20261113.html',
    headlines: { ...exampleStory().headlines, basic: 'Velour' },
    restaurant: exampleRestaurant(part),
  }),
});

const CITY_HALL = { latitude: 39.9526, longitude: -75.1635 };
const FIELDS = {
  title: 'The restaurant guide',
  description: 'Where our critics and reporters eat: every place visited, and paid for.',
};

/** The guide as an address asks for it. */
const guide = (query: string, wish: Partial<PlaceWish> = {}) => ({
  feature: 'restaurant-guide',
  fields: FIELDS,
  requestUri: `/food/restaurants/${query}`,
  content: {
    'restaurant-guide': {
      name: '',
      description: '',
      ...selectPlaces(
        EXAMPLE_PLACE_CARDS,
        { cuisine: '', region: '', price: '', featured: false, sort: 'name', ...wish },
        CITY_HALL,
      ),
    },
  },
});

const bestList = {
  name: 'The 76',
  description: 'The places we would send a friend to, in the order in which we would send them.',
  places: EXAMPLE_PLACE_CARDS,
};

/** Named states for the harness and the tests of the block. */
const states: BlockStates = {
  place: page(),
  placeWithItsOwnBox: page({
    reservationMethod: 'reserve online',
    prices: ['$', '$$$'],
    photo: examplePicture(3, { width: 800, height: 1200 }),
    credibility: {
      title: 'How we chose the bakeries',
      description: '<p>Nine reporters, <strong>212 croissants</strong>, no free ones.</p>',
    },
  }),
  placeThatTakesNoBookings: page({
    websiteUrl: null,
    instagram: '',
    reservationLink: null,
    reservationMethod: 'Walk-ins only',
    isFeatured: false,
    prices: ['$'],
  }),
  placeOfWhichLittleIsKnown: page(NAME_ONLY),
  guide: {
    ...guide(''),
    fields: { ...FIELDS, lists: ['the-76', 'cheap-eats'] },
    content: {
      ...guide('').content,
      'best-lists': [
        { list: 'the-76', name: 'The 76', count: 10 },
        { list: 'cheap-eats', name: 'The best cheap eats', count: 8 },
      ],
    },
  },
  guideFiltered: guide('?price=%24%24%24&featured=1&sort=price', {
    price: '$$$',
    featured: true,
    sort: 'price',
  }),
  guideWithNothingThatFits: guide('?cuisine=Basque', { cuisine: 'Basque' }),
  guideNotAvailable: { ...guide(''), content: { 'restaurant-guide': null } },
  bestList: { feature: 'best-list', fields: {}, globalContent: bestList },
  bestListOfAnEditor: {
    feature: 'best-list',
    fields: { list: 'the-76' },
    content: {
      'best-list': { ...bestList, description: '', places: EXAMPLE_PLACE_CARDS.slice(0, 2) },
    },
  },
  bestListWithoutPlaces: {
    feature: 'best-list',
    fields: {},
    globalContent: { ...bestList, places: [] },
  },
  placesInAStory: {
    feature: 'story-places',
    fields: {},
    globalContent: exampleStory({
      subtype: 'review',
      places: [
        { url: '/food/restaurant-velour-20261113.html', restaurant: exampleRestaurant() },
        {
          url: null,
          restaurant: exampleRestaurant({
            ...NAME_ONLY,
            placeId: 'truck',
            name: 'The truck at Broad and Snyder',
            credibility: {
              title: 'How we reviewed',
              description: '<p>Three visits, all paid.</p>',
            },
          }),
        },
      ],
    }),
  },
  storyWithoutPlaces: { feature: 'story-places', fields: {}, globalContent: exampleStory() },
  anotherKindOfStory: { feature: 'restaurant-page', fields: {}, globalContent: exampleStory() },
};

export default states;
