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
  caption?: string;
  creditText?: string;
}

export interface Organization {
  '@type': 'NewsMediaOrganization' | 'Organization';
  '@id'?: string;
  name: string;
  url?: string;
  logo?: ImageObject;
  sameAs?: string[];
}

export interface Person {
  '@type': 'Person';
  name: string;
  url?: string;
  jobTitle?: string;
  description?: string;
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
  datePublished?: string;
}

interface MediaObject {
  name: string;
  description?: string;
  duration?: string;
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
  encodingFormat?: string;
}

interface CreativeWork {
  '@id'?: string;
  url: string;
  inLanguage: string;
  datePublished?: string;
  dateModified?: string;
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
  description?: string;
  author: (Person | Organization)[];
  articleSection?: string;
  keywords?: string[];
  wordCount?: number;
  isAccessibleForFree?: boolean;
  hasPart?: WebPageElement;
  correction?: CorrectionComment[];
  reviewRating?: Rating;
  video?: VideoObject[];
  audio?: AudioObject[];
  coverageStartTime?: string;
  coverageEndTime?: string;
  liveBlogUpdate?: BlogPosting[];
}

export interface BlogPosting {
  '@type': 'BlogPosting';
  headline: string;
  url: string;
  articleBody: string;
  datePublished?: string;
}

export interface PodcastEpisode extends CreativeWork {
  '@type': 'PodcastEpisode';
  name: string;
  description?: string;
  associatedMedia: AudioObject;
}

export interface ImageGallery extends CreativeWork {
  '@type': 'ImageGallery';
  name: string;
}

export interface Event {
  '@type': 'Event';
  name: string;
  description?: string;
  startDate: string;
  endDate?: string;
  url: string;
  image?: ImageObject[];
  location:
    | { '@type': 'Place'; name?: string; address?: string }
    | { '@type': 'VirtualLocation'; url: string };
  organizer: Reference;
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
  description?: string;
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
  | BreadcrumbList
  | WebSite
  | WebPage
  | Organization;
