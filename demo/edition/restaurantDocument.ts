import type { Element } from './bodyTools';
import type { SeedRestaurant } from './data';
import { VERSION, type DocumentParts } from './documentParts';
import type { PictureBook } from './PictureBook';
import { taxonomy } from './taxonomy';
import { printed, printedHtml, printedPlain } from './typography';

/** A place of the restaurant guide as a story of subtype restaurant-page (widgets §3). */
export function restaurantDocument(
  place: SeedRestaurant,
  parts: DocumentParts,
  book: PictureBook,
): Element {
  const { slug, name, description, hoursAgo } = place;
  const photo = book.image(place.picture, `restaurant-${slug}-photo`);
  const dates = parts.dates(hoursAgo);
  return {
    _id: `restaurant-${slug}`,
    type: 'story',
    subtype: 'restaurant-page',
    version: VERSION,
    canonical_url: parts.address('/food', `restaurant-${slug}`, hoursAgo),
    headlines: { basic: printed(name) },
    description: { basic: printedPlain(description) },
    credits: parts.credits(['elena-marchetti'], `restaurants.yaml: ${slug}`),
    taxonomy: taxonomy('/food', [], ['Restaurants', place.region]),
    ...dates,
    promo_items: { basic: photo },
    content_elements: [
      { _id: `restaurant-${slug}-1`, type: 'text', content: printedHtml(description) },
    ],
    additional_properties: {
      restaurantPhoto: { url: photo['url'] },
      placeDetails: {
        updatedAt: dates['last_updated_date'],
        place: {
          place_id: slug,
          place_name: name,
          region: place.region,
          cuisine_name: place.cuisine,
          price_range: place.price,
          description,
          is_featured: place.isFeatured,
          full_address: place.address,
          geo: place.geo,
          phone_number: place.phone,
          website_url: place.website,
          instagram_handle: place.instagram,
          reservation_link: place.reservationLink,
          reservation_method: place.reservationMethod,
          reporter: 'Elena Marchetti',
          created_time: dates['created_date'],
        },
      },
    },
  };
}
