import type { SportsEvent } from '../../../../utils/stats/sportsEvent';

/**
 * The parts of schema.org that we speak, as closed types: a builder can't name a property or a type
 * that does not exist. Addresses are absolute, dates ISO 8601 with zone, durations ISO 8601.
 */

export interface Reference {
  '@id': string;
}

export interface ImageObject {
  '@type': 'ImageObject';
  url: string;
  /** px. */
  width?: number;
  height?: number;
  caption?: string | undefined;
  creditText?: string | undefined;
}

export interface Organization {
  '@type': 'NewsMediaOrganization' | 'Organization';
  '@id'?: string;
  name: string;
  url?: string | undefined;
  logo?: ImageObject;
  sameAs?: string[];
}

export interface Person {
  '@type': 'Person';
  name: string;
  url?: string | undefined;
  jobTitle?: string | undefined;
  description?: string | undefined;
  image?: ImageObject;
  sameAs?: string[];
  worksFor?: Reference;
}

export interface Rating {
  '@type': 'Rating';
  ratingValue: number;
  bestRating: number;
  worstRating: number;
}

export interface WebPageElement {
  '@type': 'WebPageElement';
  isAccessibleForFree: false;
  cssSelector: string;
}

export interface CorrectionComment {
  '@type': 'CorrectionComment';
  text: string;
  datePublished?: string | undefined;
}

interface MediaObject {
  name: string;
  description?: string | undefined;
  duration?: string | undefined;
  contentUrl?: string;
  thumbnailUrl?: string[];
}

export interface VideoObject extends MediaObject {
  '@type': 'VideoObject';
  /** A search engine shows no video without both of these. */
  thumbnailUrl: string[];
  uploadDate: string;
  embedUrl?: string;
}

export interface AudioObject extends MediaObject {
  '@type': 'AudioObject';
  contentUrl: string;
  encodingFormat?: string | undefined;
}

interface CreativeWork {
  '@id'?: string;
  url: string;
  inLanguage: string;
  datePublished?: string | undefined;
  dateModified?: string | undefined;
  image?: ImageObject[];
  publisher: Reference;
}

export type ArticleType =
  | 'NewsArticle'
  | 'OpinionNewsArticle'
  | 'ReviewNewsArticle'
  | 'LiveBlogPosting';

export interface Article extends CreativeWork {
  '@type': ArticleType;
  mainEntityOfPage: string;
  headline: string;
  description?: string | undefined;
  author: (Person | Organization)[];
  articleSection?: string | undefined;
  keywords?: string[];
  wordCount?: number | undefined;
  isAccessibleForFree?: boolean;
  hasPart?: WebPageElement;
  correction?: CorrectionComment[];
  reviewRating?: Rating;
  video?: VideoObject[];
  audio?: AudioObject[];
  coverageStartTime?: string | undefined;
  coverageEndTime?: string | undefined;
  liveBlogUpdate?: BlogPosting[];
}

export interface BlogPosting {
  '@type': 'BlogPosting';
  headline: string;
  url: string;
  articleBody: string;
  datePublished?: string | undefined;
}

export interface PodcastEpisode extends CreativeWork {
  '@type': 'PodcastEpisode';
  name: string;
  description?: string | undefined;
  associatedMedia: AudioObject;
}

export interface ImageGallery extends CreativeWork {
  '@type': 'ImageGallery';
  name: string;
}

export interface Event {
  '@type': 'Event';
  name: string;
  description?: string | undefined;
  startDate: string;
  endDate?: string | undefined;
  url: string;
  image?: ImageObject[];
  location:
    | { '@type': 'Place'; name?: string | undefined; address?: string | undefined }
    | { '@type': 'VirtualLocation'; url: string };
  organizer: Reference;
}

export interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress: string;
  addressLocality?: string;
  addressRegion?: string;
  postalCode?: string;
  addressCountry?: 'US';
}

export interface JobPosting {
  '@type': 'JobPosting';
  '@id': string;
  title: string;
  description: string;
  url: string;
  identifier: string;
  /** Days: `2026-11-21`. */
  datePosted: string;
  validThrough?: string | undefined;
  employmentType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN';
  hiringOrganization: Organization;
  jobLocation?: { '@type': 'Place'; address: Pick<PostalAddress, '@type' | 'addressLocality'> };
}

export interface RestaurantNode {
  '@type': 'Restaurant';
  '@id': string;
  name: string;
  description?: string | undefined;
  url: string;
  sameAs?: string[];
  image?: ImageObject[];
  address?: PostalAddress;
  telephone?: string | undefined;
  servesCuisine?: string[];
  /** Fewer than 100 characters. */
  priceRange?: string | undefined;
  geo?: { '@type': 'GeoCoordinates'; latitude: number; longitude: number };
  hasMap?: string | undefined;
  /** The address where tables are booked. */
  acceptsReservations?: string | undefined;
}

export interface ItemList {
  '@type': 'ItemList';
  name: string;
  numberOfItems: number;
  itemListElement: { '@type': 'ListItem'; position: number; url: string; name: string }[];
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[];
}

export interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  url: string;
  name: string;
  description: string;
  inLanguage: string;
  publisher: Reference;
  potentialAction: {
    '@type': 'SearchAction';
    target: { '@type': 'EntryPoint'; urlTemplate: string };
    'query-input': 'required name=search_term_string';
  };
}

export interface WebPage {
  '@type': 'WebPage' | 'CollectionPage' | 'ProfilePage' | 'SearchResultsPage';
  url: string;
  name: string;
  description?: string | undefined;
  inLanguage: string;
  publisher: Reference;
  mainEntity?: Person | Reference;
}

export type GraphNode =
  | Article
  | PodcastEpisode
  | ImageGallery
  | Event
  | SportsEvent
  | RestaurantNode
  | JobPosting
  | ItemList
  | BreadcrumbList
  | WebSite
  | WebPage
  | Organization;
