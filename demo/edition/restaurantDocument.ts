import type { Element } from './bodyTools';
import type { SeedRestaurant } from './data';
import { printed, printedHtml, printedPlain } from './typography';

/** What a restaurant shares with the other documents of the edition. */
export interface RestaurantFrame {
  photo: Element;
  canonicalUrl: string;
  credits: Record<string, unknown>;
  taxonomy: Record<string, unknown>;
  dates: Record<string, string>;
}

/** A place of the restaurant guide as a story of subtype restaurant-page (widgets §3). */
export function restaurantDocument(place: SeedRestaurant, frame: RestaurantFrame): Element {
  const { slug, name, description } = place;
  const { photo, canonicalUrl, credits, taxonomy, dates } = frame;
  return {
    _id: `restaurant-${slug}`,
    type: 'story',
    subtype: 'restaurant-page',
    version: '0.10.9',
    canonical_url: canonicalUrl,
    headlines: { basic: printed(name) },
    description: { basic: printedPlain(description) },
    credits,
    taxonomy,
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
