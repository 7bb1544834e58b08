import { at, record, text, type JsonRecord } from '../../content/schemas/json';
import {
  picturePixels,
  readPictureAddress,
  type PicturePart,
} from '../../utils/images/readPictureAddress';
import { omit } from './omit';

/** Where a document may have the photo of its place, besides the story's own picture (widgets §3). */
const NAMES = ['restaurantPhoto', 'featureImage'];

/** The picture that the page of a place shows: its own where that says more of the same one; `{}` for none. */
export function photoOf(document: JsonRecord): JsonRecord {
  const own = ownPicture(document);
  const extra = at(document, 'additional_properties');
  const photo = [
    at(extra, 'restaurantPhoto'),
    document['restaurantPhoto'],
    at(placeIn(document), 'featureImage'),
    at(extra, 'featureImage'),
  ]
    .map(record)
    .find(hasUrl);
  return photo === undefined || photo['url'] === own['url'] ? own : photo;
}

/**
 * The document with another photo, or another description of the same one, which keeps what else is said
 * of it. A cut counts as the point to keep in sight: ANS has none. Without an address there is none.
 */
export function withPhoto(document: JsonRecord, address: string, alt: string): JsonRecord {
  const before = photoOf(document);
  const chosen = readPictureAddress(address);
  const isSame = chosen.url === before['url'];
  const rest = isSame ? document : withoutPhotos(document);
  if (chosen.url === '') return rest;
  const { focal } = picturePixels(
    { focal: chosen.focal ?? centerOf(chosen.crop), crop: null },
    chosen.size ?? { width: 0, height: 0 },
  );
  const basic = {
    type: 'image',
    version: '0.10.9',
    ...(isSame ? before : { url: chosen.url }),
    ...chosen.size,
    ...(focal && chosen.size ? { focal_point: focal } : {}),
    alt_text: alt,
  };
  return { ...rest, promo_items: { ...record(rest['promo_items']), basic } };
}

/** A story's own picture stands there as itself: not as a video, nor as a reference to what is kept elsewhere. */
function ownPicture(document: JsonRecord): JsonRecord {
  const own = record(at(document, 'promo_items', 'basic'));
  return hasUrl(own) && ['', 'image'].includes(text(own['type'])) ? own : {};
}

function withoutPhotos(document: JsonRecord): JsonRecord {
  const promos = record(document['promo_items']);
  const extra = omit(record(document['additional_properties']), NAMES);
  const details = record(extra['placeDetails']);
  const isOwn = hasUrl(ownPicture(document));
  return {
    ...omit(document, ['restaurantPhoto']),
    promo_items: isOwn ? omit(promos, ['basic']) : promos,
    additional_properties: {
      ...extra,
      ...(extra['placeDetails'] === undefined ? {} : { placeDetails: withoutPhoto(details) }),
    },
    ...(document['placeDetails'] === undefined
      ? {}
      : { placeDetails: withoutPhoto(record(document['placeDetails'])) }),
  };
}

const withoutPhoto = (details: JsonRecord): JsonRecord => ({
  ...details,
  place: omit(record(details['place']), NAMES),
});

const placeIn = (document: JsonRecord): unknown =>
  at(document, 'additional_properties', 'placeDetails', 'place') ??
  at(document, 'placeDetails', 'place');

const hasUrl = (image: JsonRecord): boolean => text(image['url']) !== '';

const centerOf = (crop: PicturePart | null) =>
  crop && { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 };
