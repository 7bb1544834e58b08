import fc from 'fast-check';
import { EXAMPLE_PLACE_CARDS } from '../../components/places/exampleRestaurant';
import type { RestaurantCard } from '../../content/schemas/ans';
import { PLACE_ORDERS, selectPlaces, type PlaceWish } from './places/selectPlaces';

const CITY_HALL = { latitude: 39.9526, longitude: -75.1635 };
const ANY: PlaceWish = { cuisine: '', region: '', price: '', featured: false, sort: 'name' };
const [example] = EXAMPLE_PLACE_CARDS;
const names = (wish: Partial<PlaceWish>) =>
  selectPlaces(EXAMPLE_PLACE_CARDS, { ...ANY, ...wish }, CITY_HALL).places.map(({ name }) => name);

const place: fc.Arbitrary<RestaurantCard> = fc
  .record({
    name: fc.string(),
    cuisines: fc.uniqueArray(fc.constantFrom('Thai', 'Pizza', 'Diner'), { maxLength: 2 }),
    region: fc.constantFrom('', 'Olney', 'Camden'),
    prices: fc.uniqueArray(fc.constantFrom('$', '$$', '$$$'), { maxLength: 2 }),
    isFeatured: fc.boolean(),
  })
  .map((part) => ({ ...example!, ...part }));
const wish: fc.Arbitrary<PlaceWish> = fc.record({
  cuisine: fc.constantFrom('', 'Thai', 'Pizza'),
  region: fc.constantFrom('', 'Olney'),
  price: fc.constantFrom('', '$', '$$$'),
  featured: fc.boolean(),
  sort: fc.constantFrom(...PLACE_ORDERS),
});

describe('places of the guide', () => {
  it.each([
    [{ cuisine: 'Italian' }, ['La Marchigiana']],
    [{ region: 'Fishtown' }, ['Velour']],
    [{ price: '$' }, ['Phở Chín Mươi']],
    [{ featured: true }, ['Hollow Brook Inn', 'Phở Chín Mươi', 'Velour']],
    [{ featured: true, price: '$$$' }, ['Velour']],
    [{ cuisine: 'Italian', region: 'Fishtown' }, []],
  ])('fit %j: %j', (part, expected) => {
    expect(names(part)).toEqual(expected);
  });

  it('go by the alphabet without "The", by price, or by distance from City Hall', () => {
    expect(names({ sort: 'name' })[0]).toBe('The Glass Eel');
    expect(names({ sort: 'price' })[0]).toBe('Phở Chín Mươi');
    expect(names({ sort: 'price' }).at(-1)).toBe('Hollow Brook Inn');
    expect(names({ sort: 'distance' })).toEqual([
      'La Marchigiana',
      'The Glass Eel',
      'Phở Chín Mươi',
      'Velour',
      'Hollow Brook Inn',
      'Skiff & Sons',
    ]);
  });

  it('are as many as the count beside a choice promised', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), wish, (all, asked) => {
        const { cuisines, regions, prices, featured } = selectPlaces(all, asked, CITY_HALL);
        const count = (part: Partial<PlaceWish>) =>
          selectPlaces(all, { ...asked, ...part }, CITY_HALL).places.length;
        for (const choice of cuisines) expect(count({ cuisine: choice.value })).toBe(choice.count);
        for (const choice of regions) expect(count({ region: choice.value })).toBe(choice.count);
        for (const choice of prices) expect(count({ price: choice.value })).toBe(choice.count);
        expect(count({ featured: true })).toBe(featured);
      }),
    );
  });

  it('offer prices from one dollar sign up', () => {
    const { prices } = selectPlaces(EXAMPLE_PLACE_CARDS, ANY, CITY_HALL);
    expect(prices.map(({ value }) => value)).toEqual(['$', '$$', '$$$', '$$$$']);
  });
});
