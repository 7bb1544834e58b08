import { isObject, objectAt, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';
import { creditOf } from '../authors/creditOf';
import { normalizeSectionId } from '../prepare/addresses';
import { idOf, isReference, sectionIdOf } from '../prepare/references';
import { applyOverrides } from './applyOverrides';
import { pictureIdOf } from './pictureIdOf';

export interface Delivery {
  website: string;
  /** Signs a picture for the resizer: the file name of an original, or a remote address. */
  signImage: (id: string) => string;
  /** Hosts (with port) whose pictures the resizer reads. */
  imageHosts: readonly string[];
}

/** What the documents at hand refer to. */
export interface Known {
  referents: JsonObject[];
  authors: ReadonlyMap<string, JsonObject>;
  sections: ReadonlyMap<string, JsonObject>;
}

/** References within references are followed this far. */
const MAX_FOLLOWED = 2;

/** Keys under which nothing is inflated: the publisher's own, and other people's. */
const OPAQUE = ['additional_properties', 'raw_oembed', 'embed'];

/**
 * A document as a hosted content API would deliver it: references to authors, sections and other
 * documents replaced by what they mean, as far as it is known here, and pictures signed for our
 * resizer and no other. A reference to something unknown stays one, and so does the place of a member in a
 * collection, which says what of the member it overrides.
 */
export function inflate(document: JsonObject, known: Known, delivery: Delivery): JsonObject {
  const inflated = inflateValue(document, known, delivery, 0);
  if (!isObject(inflated)) return document;
  const { content_elements: places } = document;
  return document.type === 'collection' && places !== undefined
    ? { ...inflated, content_elements: places }
    : inflated;
}

function inflateValue(value: Json, known: Known, delivery: Delivery, followed: number): Json {
  if (Array.isArray(value)) {
    return value.map((item) => inflateValue(item, known, delivery, followed));
  }
  if (!isObject(value)) return value;
  if (isReference(value)) {
    const referent = followed < MAX_FOLLOWED ? findReferent(value, known) : null;
    return referent ? inflateValue(referent, known, delivery, followed + 1) : value;
  }
  const inflated: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    inflated[key] = OPAQUE.includes(key)
      ? item
      : inflateValue(inflateKey(key, item, known, delivery), known, delivery, followed);
  }
  if (isPicture(inflated)) signPicture(inflated, delivery);
  return inflated;
}

function inflateKey(key: string, value: Json, known: Known, delivery: Delivery): Json {
  if (key === 'credits' || key === 'vanity_credits') return inflateCredits(value, known);
  if (key === 'taxonomy' && isObject(value)) {
    return {
      ...value,
      ...(isObject(value.primary_section)
        ? { primary_section: inflateSection(value.primary_section, known, delivery) }
        : {}),
      ...(Array.isArray(value.sections)
        ? { sections: value.sections.map((item) => inflateSection(item, known, delivery)) }
        : {}),
    };
  }
  if (key === 'website_section') return inflateSection(value, known, delivery);
  return value;
}

function inflateCredits(credits: Json, known: Known): Json {
  if (!isObject(credits)) return credits;
  return Object.fromEntries(
    Object.entries(credits).map(([role, people]) => [
      role,
      Array.isArray(people) ? people.map((person) => inflateAuthor(person, known)) : people,
    ]),
  );
}

/** What the document itself says of an author stands; what it leaves out is filled in. */
function inflateAuthor(person: Json, known: Known): Json {
  const author = known.authors.get(idOf(person));
  if (!author || !isObject(person)) return person;
  const credit = creditOf(author);
  if (isReference(person))
    return { ...credit, ...objectAt(person, 'referent', 'referent_properties') };
  const byline =
    textAt(person, 'byline') || textAt(person, 'additional_properties', 'original', 'byline');
  return {
    ...credit,
    ...person,
    // Said by a record looked up elsewhere, it stands as well.
    ...(byline ? { byline } : {}),
    additional_properties: {
      ...objectAt(credit, 'additional_properties'),
      ...objectAt(person, 'additional_properties'),
    },
  };
}

function inflateSection(section: Json, known: Known, delivery: Delivery): Json {
  const id = normalizeSectionId(sectionIdOf(section));
  const found = known.sections.get(id);
  if (!isObject(section)) return section;
  if (!found) return isReference(section) && id !== '' ? { ...section, _id: id } : section;
  return {
    ...(isReference(section) ? {} : section),
    _id: id,
    _website: delivery.website,
    type: 'section',
    version: '0.10.9',
    name: textAt(found, 'name'),
    description: textAt(found, 'description'),
    path: id,
    parent_id: textAt(found, 'parent', 'default') || '/',
    parent: { default: textAt(found, 'parent', 'default') || '/' },
    additional_properties: { original: found },
  };
}

function findReferent(reference: JsonObject, known: Known): JsonObject | null {
  const id = textAt(reference, 'referent', 'id');
  const type = textAt(reference, 'referent', 'type');
  const candidates = known.referents.filter((document) => document._id === id);
  const found = candidates.find((document) => document.type === type) ?? candidates[0];
  if (!found) return null;
  return {
    ...applyOverrides(found, objectAt(reference, 'referent', 'referent_properties')),
    ...(reference.alignment === undefined ? {} : { alignment: reference.alignment }),
  };
}

/** Authors deliver their picture without saying that it is one; its signature does. */
function isPicture({ type, url, auth }: JsonObject): boolean {
  return type === 'image' || (type === undefined && auth !== undefined && typeof url === 'string');
}

/**
 * Signs what our resizer reads. A signature that came along is of another resizer, and ours would answer
 * 403: without it readers get the picture's own address (platform §8).
 */
function signPicture(picture: JsonObject, { signImage, imageHosts }: Delivery): void {
  const url = textAt(picture, 'url');
  const id = pictureIdOf(url, imageHosts);
  delete picture.auth;
  if (id !== null) picture.auth = { '1': signImage(id) };
  const { resizer_id: cameAlong, ...properties } = objectAt(picture, 'additional_properties');
  // Else what is signed is the file at the end of the address.
  if (id === url) picture.additional_properties = { ...properties, resizer_id: id };
  else if (cameAlong !== undefined) picture.additional_properties = properties;
}
