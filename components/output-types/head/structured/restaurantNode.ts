import type { Restaurant } from '../../../../content/schemas/ans';
import { getMapUrl } from '../../../../utils/links/getMapUrl';
import { getSocialUrl } from '../../../../utils/links/getSocialUrl';
import { formatPriceRange } from '../../../../utils/story/formatPriceRange';
import { htmlText } from '../../html/htmlText';
import { imageObject } from './imageObjects';
import type { PostalAddress, RestaurantNode } from './schema';

/** A place of the guide for search engines; what is not known is not said. `url` is of our page about it. */
export function restaurantNode(place: Restaurant, url: string, origin: string): RestaurantNode {
  const { photo, address, geo, cuisines } = place;
  const profile = getSocialUrl('instagram', place.instagram);
  const sameAs = [place.websiteUrl, profile].filter((each) => each !== null);
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: place.name,
    description: htmlText(place.description) || undefined,
    url,
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(photo && !photo.url.startsWith('data:') ? { image: [imageObject(photo, origin)] } : {}),
    ...(address ? { address: postalAddress(address) } : {}),
    telephone: place.phone || undefined,
    ...(cuisines.length > 0 ? { servesCuisine: cuisines } : {}),
    priceRange: formatPriceRange(place.prices) || undefined,
    ...(geo ? { geo: { '@type': 'GeoCoordinates' as const, ...geo } } : {}),
    hasMap: getMapUrl(address) ?? undefined,
    acceptsReservations: place.reservationLink ?? undefined,
  };
}

/** States as AP style shortens them, around here. */
const STATES: Record<string, string> = {
  'Pa.': 'PA',
  'N.J.': 'NJ',
  'Del.': 'DE',
  'Md.': 'MD',
  'N.Y.': 'NY',
};

/** The parts of an address in one line: `821 S. Eighth St., Philadelphia, Pa. 19147`. Any other is a street. */
export function postalAddress(line: string): PostalAddress {
  const parts = line.split(',').map((part) => part.trim());
  const [end = '', town = ''] = [parts.at(-1), parts.at(-2)];
  const [, state = '', zip = ''] = /^(\S{2,5}) (\d{5})$/.exec(end) ?? [];
  const region = STATES[state];
  if (!region || parts.length < 3) return { '@type': 'PostalAddress', streetAddress: line };
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.slice(0, -2).join(', '),
    addressLocality: town,
    addressRegion: region,
    postalCode: zip,
    addressCountry: 'US',
  };
}
