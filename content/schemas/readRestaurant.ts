import { cutAtWord } from '../../utils/text/cutAtWord';
import type { AnsImage, Restaurant, RestaurantCard } from './ans';
import { at, firstText, flag, isoDate, list, number, record, text, type JsonRecord } from './json';
import { markdownHtml } from './markdownHtml';
import { readImage } from './readImage';
import { readContext, type ReadContext } from './readContext';
import { readCardFields } from './readStoryCard';
import { loadableUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** Characters of a place's description in a list. */
const BLURB = 180;

export const isRestaurant = (subtype: string): boolean => subtype === 'restaurant-page';

/**
 * The place that a story of subtype restaurant-page is about (widgets §3): what `placeDetails.place`
 * says, in its spelling or in that of the related view; of what it lacks, what the story itself says.
 * Null where nothing names it. Never throws.
 */
export function readRestaurant(document: JsonRecord, context: ReadContext): Restaurant | null {
  const { details, place } = placeOf(document);
  const name = words(place['place_name'], place['placeName'], at(document, 'headlines', 'basic'));
  if (!name) return null;
  return {
    ...readFacts(document, place),
    name,
    description: markdownHtml(descriptionOf(document, place), context),
    websiteUrl: webAddress(firstText(place['website_url'], place['websiteUrl'])),
    instagram: words(place['instagram_handle'], place['instagram']),
    credibility: {
      title: words(place['credibilityTitle'], details['credibilityTitle']),
      description: markdownHtml(
        firstText(place['credibilityDescription'], details['credibilityDescription']),
        context,
      ),
    },
    updated:
      isoDate(details['updatedAt']) ||
      isoDate(document['last_updated_date']) ||
      isoDate(document['display_date']),
  };
}

/** The places of a list of documents, in their order; what is no place, or has no page, is left out. */
export function readRestaurantCards(raw: unknown, site: string): RestaurantCard[] {
  return list(raw)
    .map(record)
    .filter((document) => isRestaurant(text(document['subtype'])))
    .flatMap((document) => {
      const found = readRestaurant(document, readContext(site));
      const { _id, canonical_url } = readCardFields(document, site);
      if (!found || !canonical_url) return [];
      const {
        description,
        websiteUrl: _w,
        instagram: _i,
        credibility: _c,
        updated: _u,
        ...facts
      } = found;
      return [{ ...facts, _id, canonical_url, blurb: beginningOf(plainText(description)) }];
    });
}

/** Whole sentences, as many as there is room for; of a longer first one its beginning. */
function beginningOf(description: string): string {
  const ends = [...description.matchAll(/[.!?][”’"]?(?= +[“‘"]?\p{Lu}|$)/gu)]
    .map((end) => end.index + end[0].length)
    .filter((end) => end <= BLURB);
  const last = ends.at(-1) ?? 0;
  return last > 0 ? description.slice(0, last) : cutAtWord(description, BLURB);
}

function placeOf(document: JsonRecord): { details: JsonRecord; place: JsonRecord } {
  const details = record(
    at(document, 'additional_properties', 'placeDetails') ?? document['placeDetails'],
  );
  return { details, place: record(details['place']) };
}

type Facts = Omit<
  Restaurant,
  'name' | 'description' | 'websiteUrl' | 'instagram' | 'credibility' | 'updated'
>;

function readFacts(document: JsonRecord, place: JsonRecord): Facts {
  const link = firstText(place['reservation_link'], place['reservationLink']);
  return {
    placeId: firstText(place['place_id'], place['placeId'], document['_id']),
    region: words(place['region']),
    cuisines: texts(place['cuisine_name'] ?? place['cuisineName']),
    prices: pricesOf(place['price_range'] ?? place['priceRange']),
    isFeatured: flag(place['is_featured'] ?? place['isFeatured']) === true,
    address: words(place['full_address'], place['fullAddress']),
    phone: words(place['phone_number'], place['phoneNumber']),
    reservationLink: webAddress(link),
    reservationMethod: words(place['reservation_method'], place['reservationMethod']),
    photo: readPhoto(document, place),
    geo: readGeo(place['geo']),
  };
}

const descriptionOf = (document: JsonRecord, place: JsonRecord): string =>
  firstText(place['description'], at(document, 'description', 'basic'));

/** Plain text of the first value that has some. */
function words(...values: unknown[]): string {
  return plainText(firstText(...values));
}

/** A text, or a list of them, each once. */
function texts(raw: unknown): string[] {
  const values = typeof raw === 'string' ? [raw] : list(raw);
  return [...new Set(values.map((value) => words(value)).filter(Boolean))];
}

function pricesOf(raw: unknown): string[] {
  return texts(raw)
    .filter((price) => /^\${1,5}$/.test(price))
    .sort((a, b) => a.length - b.length);
}

/** An address on the web; without a scheme it is taken for one, as guides write `velour.example`. */
function webAddress(value: string): string | null {
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(value);
  return loadableUrl(isBare ? `https://${value}` : value);
}

/** `restaurantPhoto` or `featureImage`; the story's own picture says more of the same one, and stands in for none. */
function readPhoto(document: JsonRecord, place: JsonRecord): AnsImage | null {
  const own = readImage(at(document, 'promo_items', 'basic'));
  const extra = record(document['additional_properties']);
  const candidates = [
    extra['restaurantPhoto'],
    document['restaurantPhoto'],
    place['featureImage'],
    extra['featureImage'],
  ];
  const photo = candidates.map(readImage).find((image) => image !== null) ?? null;
  return photo === null || photo.url === own?.url ? own : photo;
}

function readGeo(raw: unknown): Restaurant['geo'] {
  const latitude = number(at(raw, 'latitude'), Number.NaN);
  const longitude = number(at(raw, 'longitude'), Number.NaN);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : null;
}
