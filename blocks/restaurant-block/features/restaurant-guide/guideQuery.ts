import { PLACE_ORDERS, type PlaceWish } from '../../places/selectPlaces';

/** Characters of a value that an address may ask for. */
const LONGEST = 60;

/** What the address of the guide asks for: `?cuisine=Italian&region=…&price=$$&featured=1&sort=price`. */
export function guideQuery(requestUri: string): PlaceWish {
  const params = new URLSearchParams(requestUri.split('?')[1] ?? '');
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST);
  const price = text('price');
  return {
    cuisine: text('cuisine'),
    region: text('region'),
    price: /^\${1,5}$/.test(price) ? price : '',
    featured: params.get('featured') === '1',
    sort: PLACE_ORDERS.find((order) => order === params.get('sort')) ?? 'name',
  };
}

/** The address of the guide at `path` for a wish: what is any, or as it always is, is left out. */
export function guideAddress(path: string, wish: PlaceWish): string {
  const params = new URLSearchParams();
  for (const name of ['cuisine', 'region', 'price'] as const)
    if (wish[name] !== '') params.set(name, wish[name]);
  if (wish.featured) params.set('featured', '1');
  if (wish.sort !== 'name') params.set('sort', wish.sort);
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
