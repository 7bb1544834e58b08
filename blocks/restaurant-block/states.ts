import type { BlockStates } from 'fusion:states';
import { examplePicture } from '../../components/article/examplePicture';
import { exampleStory } from '../../components/article/exampleStory';
import { exampleRestaurant, NAME_ONLY } from '../../components/places/exampleRestaurant';
import type { Restaurant } from '../../content/schemas/ans';

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
  anotherKindOfStory: { feature: 'restaurant-page', fields: {}, globalContent: exampleStory() },
};

export default states;
