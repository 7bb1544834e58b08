import type { Element } from './bodyTools';
import type { StoryFile } from './StoryFile';
import type { MediaLibrary } from './storyMedia';

/**
 * The places that a story is about, in the related view of widgets §3.
 * @throws Error that names the file and the place that there is not.
 */
export function placeElements(
  { file, places }: Pick<StoryFile, 'file' | 'places'>,
  { parts, book, restaurants }: MediaLibrary,
  id: () => string,
): Element[] {
  return places.map((slug) => {
    const place = restaurants.get(slug);
    if (!place) throw new Error(`${file}: places: there is no restaurant "${slug}"`);
    return {
      _id: id(),
      type: 'custom_embed',
      subtype: 'restaurant',
      embed: {
        id: slug,
        url: parts.address('/food', `restaurant-${slug}`, place.hoursAgo),
        config: {
          placeName: place.name,
          region: place.region,
          cuisineName: place.cuisine,
          priceRange: place.price,
          description: place.description,
          fullAddress: place.address,
          phoneNumber: place.phone,
          websiteUrl: place.website,
          instagram: place.instagram,
          reservationLink: place.reservationLink,
          reservationMethod: place.reservationMethod,
          isFeatured: place.isFeatured,
          featureImage: book.image(place.picture, `restaurant-${slug}-photo`),
        },
      },
    };
  });
}
