import type { RestaurantCard } from '../../../content/schemas/ans';
import type { PlaceList } from '../../../content/schemas/placeList';
import { distanceMiles, type GeoPoint } from '../../../utils/places/distanceMiles';

/** Which places a reader wants, and in which order. Empty texts: any. */
export interface PlaceWish {
  cuisine: string;
  region: string;
  /** One of the prices of a place: `$$`. */
  price: string;
  /** On The 76. */
  featured: boolean;
  sort: PlaceOrder;
}

export const PLACE_ORDERS = ['name', 'price', 'distance'] as const;
export type PlaceOrder = (typeof PLACE_ORDERS)[number];

/** A value to filter by, and how many places there would be with it, the other filters as they are. */
export interface PlaceChoice {
  value: string;
  count: number;
}

export interface PlaceSelection extends PlaceList {
  /** How many places the guide has. */
  total: number;
  cuisines: PlaceChoice[];
  regions: PlaceChoice[];
  prices: PlaceChoice[];
  /** How many are on The 76. */
  featured: number;
}

type Filter = 'cuisine' | 'region' | 'price' | 'featured';

/** The places that fit a wish, in its order, and what each other filter would leave. */
export function selectPlaces(
  all: readonly RestaurantCard[],
  wish: PlaceWish,
  center: GeoPoint,
): Omit<PlaceSelection, 'name' | 'description'> {
  const without = (filter: Filter) => all.filter((place) => fits(place, wish, filter));
  return {
    places: all.filter((place) => fits(place, wish)).sort(comparing(wish.sort, center)),
    total: all.length,
    cuisines: choices(without('cuisine').flatMap(({ cuisines }) => cuisines)),
    regions: choices(without('region').flatMap(({ region }) => region || [])),
    prices: choices(without('price').flatMap(({ prices }) => prices)),
    featured: without('featured').filter(({ isFeatured }) => isFeatured).length,
  };
}

function fits(place: RestaurantCard, wish: PlaceWish, except?: Filter): boolean {
  const { cuisine, region, price, featured } = wish;
  return (
    (except === 'cuisine' || cuisine === '' || place.cuisines.includes(cuisine)) &&
    (except === 'region' || region === '' || place.region === region) &&
    (except === 'price' || price === '' || place.prices.includes(price)) &&
    (except === 'featured' || !featured || place.isFeatured)
  );
}

/** Each value once, in the order of the alphabet: dollar signs from one up. */
function choices(values: readonly string[]): PlaceChoice[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => byWords.compare(a.value, b.value));
}

const byWords = new Intl.Collator('en-US', { sensitivity: 'base' });

/** Names as an index of a book has them: "The Glass Eel" under G. */
const indexed = (name: string): string => name.replace(/^(?:the|an?) /i, '');

type Order = (a: RestaurantCard, b: RestaurantCard) => number;

const byName: Order = (a, b) =>
  byWords.compare(indexed(a.name), indexed(b.name)) || a._id.localeCompare(b._id);

function comparing(sort: PlaceOrder, center: GeoPoint): Order {
  if (sort === 'name') return byName;
  const measure = (place: RestaurantCard) =>
    sort === 'price'
      ? (place.prices[0]?.length ?? Number.MAX_VALUE)
      : place.geo
        ? distanceMiles(center, place.geo)
        : Number.MAX_VALUE;
  return (a, b) => measure(a) - measure(b) || byName(a, b);
}
