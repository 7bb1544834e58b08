import { at, firstText, list, record, text, type JsonRecord } from '../../content/schemas/json';
import { sections } from '../../properties/sections';
import type { ListingKind } from '../../runtime/editor/server/listings/ListingKind';
import {
  picturePixels,
  readPictureAddress,
  type PicturePart,
} from '../../utils/images/readPictureAddress';
import { RESTAURANT_FIELDS } from './restaurantFields';

const VERSION = '0.10.9';
const SECTION = '/food';

/** Where a place has what a field of the form holds, in the two spellings that there are (widgets §3). */
const KEYS = {
  name: ['place_name', 'placeName'],
  region: ['region'],
  cuisines: ['cuisine_name', 'cuisineName'],
  isFeatured: ['is_featured', 'isFeatured'],
  description: ['description'],
  address: ['full_address', 'fullAddress'],
  phone: ['phone_number', 'phoneNumber'],
  website: ['website_url', 'websiteUrl'],
  instagram: ['instagram_handle', 'instagram'],
  reservationLink: ['reservation_link', 'reservationLink'],
  reservationMethod: ['reservation_method', 'reservationMethod'],
  credibilityTitle: ['credibilityTitle'],
  credibilityDescription: ['credibilityDescription'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

const PRICE = ['price_range', 'priceRange'] as const;

/** Places of the restaurant guide: stories of subtype restaurant-page, whose fields are those of widgets §3. */
export const restaurants: ListingKind = {
  name: 'restaurants',
  label: 'Restaurants',
  one: 'restaurant',
  subtype: 'restaurant-page',
  fields: RESTAURANT_FIELDS,
  read(document) {
    const { details, place } = placeOf(document);
    const kept = Object.entries(KEYS).map(([field, keys]) => {
      const key = keys.find((one) => place[one] !== undefined);
      return [field, key === undefined ? undefined : place[key]];
    });
    const values = record(Object.fromEntries(kept));
    const prices = list(place[PRICE[0]] ?? place[PRICE[1]]).map(text);
    const picture = pictureOf(document);
    return {
      ...values,
      name: firstText(values['name'], at(document, 'headlines', 'basic')),
      cuisines: typeof values['cuisines'] === 'string' ? [values['cuisines']] : values['cuisines'],
      description: firstText(values['description'], at(document, 'description', 'basic')),
      credibilityTitle: firstText(values['credibilityTitle'], details['credibilityTitle']),
      credibilityDescription: firstText(
        values['credibilityDescription'],
        details['credibilityDescription'],
      ),
      priceFrom: prices[0],
      priceTo: prices.at(-1),
      latitude: at(place, 'geo', 'latitude'),
      longitude: at(place, 'geo', 'longitude'),
      photo: text(picture['url']),
      photoAlt: text(picture['alt_text']),
    };
  },
  write(document, values, now) {
    const { details, place, isAtTop } = placeOf(document);
    const name = text(values['name']);
    const description = text(values['description']);
    const written: JsonRecord = { ...place };
    for (const [field, keys] of Object.entries(KEYS)) put(written, keys, values[field]);
    put(written, PRICE, pricesOf(values));
    const { latitude, longitude } = values;
    put(written, ['geo'], isPoint(latitude, longitude) ? { latitude, longitude } : null);
    const placeDetails = {
      ...omit(details, ['credibilityTitle', 'credibilityDescription']),
      updatedAt: now,
      place: written,
    };
    const { promo_items, extra } = photoOf(document, values);
    return {
      ...document,
      headlines: { ...record(document['headlines']), basic: name },
      description: { ...record(document['description']), basic: plainOf(description) },
      last_updated_date: now,
      ...bodyOf(document, description),
      promo_items,
      ...(isAtTop
        ? { placeDetails, additional_properties: extra }
        : { additional_properties: { ...extra, placeDetails } }),
    };
  },
  begin: ({ id, name, now }) => ({
    _id: id,
    type: 'story',
    subtype: 'restaurant-page',
    version: VERSION,
    canonical_url: `${SECTION}/${id}.html`,
    headlines: { basic: name },
    taxonomy: { primary_section: sectionReference(), sections: [sectionReference()] },
    created_date: now,
    last_updated_date: now,
    content_elements: [],
    additional_properties: { placeDetails: { place: { place_id: id, place_name: name } } },
  }),
};

/** What of a document is about its place, and whether that stands at the top of it. */
function placeOf(document: JsonRecord) {
  const inside = at(document, 'additional_properties', 'placeDetails');
  const isAtTop = inside === undefined && document['placeDetails'] !== undefined;
  const details = record(inside ?? document['placeDetails']);
  return { details, place: record(details['place']), isAtTop };
}

/** A value under the key that there is, else under the first; what was emptied is taken out. */
function put(place: JsonRecord, keys: readonly string[], value: unknown): void {
  const key = keys.find((one) => place[one] !== undefined) ?? keys[0] ?? '';
  const isNothing = value === undefined || value === null || value === '' || value === false;
  if (isNothing || (Array.isArray(value) && value.length === 0)) delete place[key];
  else place[key] = typeof value === 'string' ? value.trim() : value;
}

/** The one price, or the lowest and the highest. */
function pricesOf({ priceFrom, priceTo }: JsonRecord): string[] {
  const given = [text(priceFrom), text(priceTo)].filter(Boolean);
  return [...new Set(given)].sort((one, other) => one.length - other.length);
}

const isPoint = (latitude: unknown, longitude: unknown): boolean =>
  typeof latitude === 'number' && typeof longitude === 'number';

const pictureOf = (document: JsonRecord): JsonRecord => {
  const own = record(at(document, 'promo_items', 'basic'));
  return own['url'] === undefined
    ? record(at(document, 'additional_properties', 'restaurantPhoto'))
    : own;
};

/**
 * The story's pictures and other properties with the photo that was chosen: another one stands in place of
 * all that there was, the same one keeps what else is said of it. A cut counts as the point to keep in sight.
 */
function photoOf(document: JsonRecord, values: JsonRecord) {
  const before = pictureOf(document);
  const extra = record(document['additional_properties']);
  const { basic: _old, ...others } = record(document['promo_items']);
  const chosen = readPictureAddress(text(values['photo']));
  const isSame = chosen.url === before['url'];
  const rest = isSame ? extra : omit(extra, ['restaurantPhoto']);
  if (chosen.url === '') return { promo_items: others, extra: rest };
  const point = chosen.focal ?? centerOf(chosen.crop);
  const { focal } = picturePixels(
    { focal: point, crop: null },
    chosen.size ?? { width: 0, height: 0 },
  );
  const basic = {
    type: 'image',
    version: VERSION,
    ...(isSame ? before : { url: chosen.url }),
    ...chosen.size,
    ...(focal && chosen.size ? { focal_point: focal } : {}),
    alt_text: text(values['photoAlt']),
  };
  return { promo_items: { ...others, basic }, extra: rest };
}

const centerOf = (crop: PicturePart | null) =>
  crop && { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 };

/** The text for search and plain readers, where the document has no body but what is said of the place. */
function bodyOf(document: JsonRecord, description: string): JsonRecord {
  const elements = list(document['content_elements']).map(record);
  if (elements.some(({ type }) => type !== 'text')) return {};
  const paragraphs = plainOf(description)
    .split(/\n\s*\n/)
    .filter(Boolean);
  return {
    content_elements: paragraphs.map((paragraph, index) => ({
      _id: `${text(document['_id'])}-${index + 1}`,
      type: 'text',
      content: paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    })),
  };
}

/** Simple Markdown without its marks. */
const plainOf = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .trim();

function sectionReference() {
  const name = sections.find(({ _id }) => _id === SECTION)?.name ?? '';
  return { _id: SECTION, type: 'section', version: VERSION, name, path: SECTION };
}

const omit = (held: JsonRecord, keys: readonly string[]): JsonRecord =>
  Object.fromEntries(Object.entries(held).filter(([key]) => !keys.includes(key)));
