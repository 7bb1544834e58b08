import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { asText, readPictureSpec, type PictureSpec } from './StoryFile';

/** A writer of the edition. */
export interface SeedAuthor {
  id: string;
  name: string;
  role: string;
  bio: string;
  email: string;
  twitter: string;
  instagram: string;
  portrait: number;
}

export interface SeedGallery {
  slug: string;
  headline: string;
  description: string;
  section: string;
  hoursAgo: number;
  authors: string[];
  pictures: PictureSpec[];
}

export interface SeedVideo {
  slug: string;
  headline: string;
  description: string;
  section: string;
  hoursAgo: number;
  /** s. */
  duration: number;
  authors: string[];
  picture: PictureSpec;
  /** Id of YouTube, where the video is hosted there. */
  youtube: string | null;
  /** File of captions in resources/video. */
  captions: string | null;
}

export interface SeedRestaurant {
  slug: string;
  name: string;
  region: string;
  cuisine: string[];
  price: string[];
  description: string;
  isFeatured: boolean;
  address: string;
  /** Degrees. */
  geo: { latitude: number; longitude: number };
  phone: string;
  website: string;
  instagram: string;
  reservationLink: string;
  reservationMethod: string;
  picture: PictureSpec;
  hoursAgo: number;
}

/** A collection: a list of slugs, or the newest of some sections. */
export interface SeedCollection {
  id: string;
  name: string;
  /** Plain text, or empty. */
  description: string;
  slugs: string[];
  sections: string[];
  subtypes: string[];
  count: number;
}

type Raw = Record<string, unknown>;

function readList(folder: string, file: string): Raw[] {
  const list: unknown = parse(readFileSync(join(folder, file), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file}: must be a list`);
  return list as Raw[];
}

const text = (raw: Raw, name: string) => asText(raw[name]);
const texts = (raw: Raw, name: string) =>
  Array.isArray(raw[name]) ? (raw[name] as unknown[]).map(String) : [];

export function readAuthors(folder: string): SeedAuthor[] {
  return readList(folder, 'authors.yaml').map((raw, index) => ({
    id: text(raw, 'id'),
    name: text(raw, 'name'),
    role: text(raw, 'role'),
    bio: text(raw, 'bio'),
    email: text(raw, 'email'),
    twitter: text(raw, 'twitter'),
    instagram: text(raw, 'instagram'),
    portrait: Number(raw['portrait'] ?? index + 1),
  }));
}

export function readGalleries(folder: string): SeedGallery[] {
  return readList(folder, 'galleries.yaml').map((raw) => ({
    slug: text(raw, 'slug'),
    headline: text(raw, 'headline'),
    description: text(raw, 'description'),
    section: text(raw, 'section'),
    hoursAgo: Number(raw['hoursAgo']),
    authors: texts(raw, 'authors'),
    pictures: (raw['pictures'] as unknown[]).map((spec, index) =>
      readPictureSpec(spec, `galleries.yaml: ${text(raw, 'slug')}: picture ${index + 1}`),
    ),
  }));
}

export function readVideos(folder: string): SeedVideo[] {
  return readList(folder, 'videos.yaml').map((raw) => ({
    slug: text(raw, 'slug'),
    headline: text(raw, 'headline'),
    description: text(raw, 'description'),
    section: text(raw, 'section'),
    hoursAgo: Number(raw['hoursAgo']),
    duration: Number(raw['duration']),
    authors: texts(raw, 'authors'),
    picture: readPictureSpec(raw['picture'], `videos.yaml: ${text(raw, 'slug')}`),
    youtube: raw['youtube'] ? text(raw, 'youtube') : null,
    captions: raw['captions'] ? text(raw, 'captions') : null,
  }));
}

export function readRestaurants(folder: string): SeedRestaurant[] {
  return readList(folder, 'restaurants.yaml').map((raw, index) => ({
    slug: text(raw, 'slug'),
    name: text(raw, 'name'),
    region: text(raw, 'region'),
    cuisine: texts(raw, 'cuisine'),
    price: texts(raw, 'price'),
    description: text(raw, 'description'),
    isFeatured: raw['featured'] === true,
    address: text(raw, 'address'),
    geo: geoOf(raw),
    phone: text(raw, 'phone'),
    website: text(raw, 'website'),
    instagram: text(raw, 'instagram'),
    reservationLink: text(raw, 'reservationLink'),
    reservationMethod: text(raw, 'reservationMethod'),
    picture: readPictureSpec(
      { credit: 'Joanna Beck / Staff', ...(raw['picture'] as object) },
      `restaurants.yaml: ${text(raw, 'slug')}`,
    ),
    hoursAgo: Number(raw['hoursAgo'] ?? 200 + index * 11),
  }));
}

function geoOf(raw: Raw): SeedRestaurant['geo'] {
  const [latitude, longitude] = Array.isArray(raw['geo']) ? (raw['geo'] as unknown[]) : [];
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  throw new Error(`restaurants.yaml: ${text(raw, 'slug')}: geo is no [latitude, longitude]`);
}

export function readCollections(folder: string): SeedCollection[] {
  return readList(folder, 'collections.yaml').map((raw) => ({
    id: text(raw, 'id'),
    name: text(raw, 'name'),
    description: text(raw, 'description'),
    slugs: texts(raw, 'slugs'),
    sections: texts(raw, 'sections'),
    subtypes: texts(raw, 'subtypes'),
    count: Number(raw['count'] ?? 10),
  }));
}
