import {
  at,
  firstText,
  flag,
  list,
  number,
  record,
  text,
  type JsonRecord,
} from '../../content/schemas/json';
import { plainText } from '../../content/schemas/sanitizeHtml';
import { simpleMarkdown } from '../../content/schemas/simpleMarkdown';
import { sections } from '../../properties/sections';
import type { ListingKind } from '../../runtime/editor/server/listings/ListingKind';
import { omit } from './omit';
import { photoOf, withPhoto } from './placePhoto';
import { RESTAURANT_FIELDS } from './restaurantFields';

const VERSION = '0.10.9';
const SECTION = '/food';

/** A text, or a list of them, as prices and cuisines are written. */
const texts = (raw: unknown): string[] =>
  (Array.isArray(raw) ? list(raw) : [raw]).map(text).filter(Boolean);

/** Where a place has what a field of the form holds, in the two spellings that there are (widgets §3), and what it is. */
const FIELDS: Record<string, { keys: [string, ...string[]]; read: (raw: unknown) => unknown }> = {
  name: { keys: ['place_name', 'placeName'], read: text },
  region: { keys: ['region'], read: text },
  cuisines: { keys: ['cuisine_name', 'cuisineName'], read: texts },
  isFeatured: { keys: ['is_featured', 'isFeatured'], read: (raw) => flag(raw) === true },
  description: { keys: ['description'], read: text },
  address: { keys: ['full_address', 'fullAddress'], read: text },
  phone: { keys: ['phone_number', 'phoneNumber'], read: text },
  website: { keys: ['website_url', 'websiteUrl'], read: text },
  instagram: { keys: ['instagram_handle', 'instagram'], read: text },
  reservationLink: { keys: ['reservation_link', 'reservationLink'], read: text },
  reservationMethod: { keys: ['reservation_method', 'reservationMethod'], read: text },
  credibilityTitle: { keys: ['credibilityTitle'], read: text },
  credibilityDescription: { keys: ['credibilityDescription'], read: text },
};

const PRICE = ['price_range', 'priceRange'] as const;
const OF_DETAILS = ['credibilityTitle', 'credibilityDescription'];

/** Places of the restaurant guide: stories of subtype restaurant-page, whose fields are those of widgets §3. */
export const restaurants: ListingKind = {
  name: 'restaurants',
  label: 'Restaurants',
  one: 'restaurant',
  subtype: 'restaurant-page',
  fields: RESTAURANT_FIELDS,
  read,
  write,
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

function read(document: JsonRecord): JsonRecord {
  const { details, place } = placeOf(document);
  const values = Object.fromEntries(
    Object.entries(FIELDS).map(([field, { keys, read: readOne }]) => {
      const found = keys.map((key) => readOne(place[key]));
      return [field, found.find((value) => !isNothing(value)) ?? found[0]];
    }),
  );
  const prices = PRICE.map((key) => texts(place[key])).find(({ length }) => length > 0) ?? [];
  const photo = photoOf(document);
  return {
    ...values,
    name: firstText(values['name'], at(document, 'headlines', 'basic')),
    description: firstText(values['description'], at(document, 'description', 'basic')),
    ...Object.fromEntries(
      OF_DETAILS.map((field) => [field, firstText(values[field], details[field])]),
    ),
    priceFrom: prices[0] ?? null,
    priceTo: prices.at(-1) ?? null,
    latitude: number(at(place, 'geo', 'latitude'), null),
    longitude: number(at(place, 'geo', 'longitude'), null),
    photo: text(photo['url']),
    photoAlt: text(photo['alt_text']),
  };
}

/** Nothing is touched but what the form says otherwise than the document, and the day of the change. */
function write(document: JsonRecord, values: JsonRecord, now: string): JsonRecord {
  const before = read(document);
  const isOther = (...fields: string[]) =>
    fields.some((field) => !isSame(before[field], values[field]));
  const { details, place, isAtTop } = placeOf(document);
  const written: JsonRecord = { ...place };
  for (const [field, { keys }] of Object.entries(FIELDS))
    if (isOther(field)) put(written, keys, values[field]);
  if (isOther('priceFrom', 'priceTo')) put(written, PRICE, pricesOf(values));
  const { latitude, longitude } = values;
  if (isOther('latitude', 'longitude'))
    put(written, ['geo'], isPoint(latitude, longitude) ? { latitude, longitude } : null);
  const placeDetails = {
    ...omit(
      details,
      OF_DETAILS.filter((field) => isOther(field)),
    ),
    updatedAt: now,
    place: written,
  };
  const next: JsonRecord = {
    ...document,
    last_updated_date: now,
    ...(isOther('name') && {
      headlines: { ...record(document['headlines']), basic: text(values['name']) },
    }),
    ...(isOther('description') && describe(document, text(before['description']), values)),
    ...(isAtTop
      ? { placeDetails }
      : {
          additional_properties: { ...record(document['additional_properties']), placeDetails },
        }),
  };
  return isOther('photo', 'photoAlt')
    ? withPhoto(next, text(values['photo']), text(values['photoAlt']))
    : next;
}

/** What of a document is about its place, and whether that stands at the top of it. */
function placeOf(document: JsonRecord) {
  const inside = at(document, 'additional_properties', 'placeDetails');
  const isAtTop = inside === undefined && document['placeDetails'] !== undefined;
  const details = record(inside ?? document['placeDetails']);
  return { details, place: record(details['place']), isAtTop };
}

/** A value under the key that there is, else under the first; what was emptied is taken out. */
function put(place: JsonRecord, keys: readonly string[], value: unknown): void {
  const key = keys.find((one) => !isNothing(place[one])) ?? keys[0] ?? '';
  for (const one of keys) delete place[one];
  if (!isNothing(value)) place[key] = typeof value === 'string' ? value.trim() : value;
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown): boolean =>
  isNothing(one) ? isNothing(other) : JSON.stringify(one) === JSON.stringify(other);

/** The one price, or the lowest and the highest. */
function pricesOf({ priceFrom, priceTo }: JsonRecord): string[] {
  const given = [text(priceFrom), text(priceTo)].filter(Boolean);
  return [...new Set(given)].sort((one, other) => one.length - other.length);
}

const isPoint = (latitude: unknown, longitude: unknown): boolean =>
  typeof latitude === 'number' && typeof longitude === 'number';

/** What search and plain readers get of a description; a body of its own that the document has stays. */
function describe(document: JsonRecord, before: string, values: JsonRecord): JsonRecord {
  const paragraphs = text(values['description'])
    .split(/\n\s*\n/)
    .map((paragraph) => plainText(simpleMarkdown.render(paragraph)))
    .filter(Boolean);
  const elements = list(document['content_elements']).map(record);
  const body = elements.map(({ content }) => lettersOf(text(content))).join('');
  const isOfIt =
    elements.every(({ type }) => type === 'text') &&
    (body === '' || body === lettersOf(simpleMarkdown.render(before)));
  return {
    description: { ...record(document['description']), basic: paragraphs.join('\n\n') },
    ...(isOfIt && {
      content_elements: paragraphs.map((paragraph, index) => ({
        _id: `${text(document['_id'])}-${index + 1}`,
        type: 'text',
        content: paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      })),
    }),
  };
}

/** To tell one text from another, however they are printed. */
const lettersOf = (html: string): string => plainText(html).replace(/[^\p{L}\p{N}]/gu, '');

function sectionReference() {
  const name = sections.find(({ _id }) => _id === SECTION)?.name ?? '';
  return { _id: SECTION, type: 'section', version: VERSION, name, path: SECTION };
}
