/**
 * The closed types that views read. Every content source turns what an upstream delivers into these
 * (see the readers beside this file); a view never looks at raw ANS. Names follow ANS.
 */

/** A picture, ready for the resizer. `width`, `height`, `focal` and `crop` in px of the original. */
export interface AnsImage {
  type: 'image';
  _id: string;
  /** Address of the original. */
  url: string;
  /** Signature for the resizer; empty when the upstream sent none. */
  auth: string;
  /** What the signature is of, where that is not the file at the end of the address. */
  resizerId?: string;
  width: number;
  height: number;
  focal: { x: number; y: number } | null;
  /** The part that an editor kept; all of it without. */
  crop?: { left: number; top: number; width: number; height: number };
  /** Plain text. */
  caption: string;
  /** Plain text; empty means decorative. */
  alt: string;
  /** Plain text: "Name / Organization" or as the upstream wrote it. */
  credit: string;
  alignment: 'left' | 'center' | 'right' | null;
  /** Where a linked picture leads. */
  link: string | null;
  /** A CSS color shown until the picture has loaded. */
  color: string | null;
}

export interface AnsVideo {
  type: 'video';
  _id: string;
  headline: string;
  /** Plain text. */
  description: string;
  /** YouTube id, when hosted there. */
  youtubeId: string | null;
  /** Streams of a hosted video, best first. */
  streams: { url: string; type: string; width: number; height: number }[];
  captionsUrl: string | null;
  /** ms. */
  duration: number;
  /** ISO 8601, or empty. */
  publish_date: string;
  promoImage: AnsImage | null;
  canonical_url: string | null;
}

/** A recording to listen to: an episode of a podcast, a story read aloud. */
export interface AnsAudio {
  type: 'audio';
  _id: string;
  headline: string;
  /** Plain text. */
  description: string;
  /** Best first. */
  streams: { url: string; type: string }[];
  /** ms. */
  duration: number;
  /** In order; `start` in s. */
  chapters: { start: number; title: string }[];
  transcriptUrl: string | null;
  promoImage: AnsImage | null;
}

export interface AnsGallery {
  type: 'gallery';
  _id: string;
  headline: string;
  images: AnsImage[];
  /** How many pictures the gallery has, also where a card carries only the first. */
  total?: number;
  canonical_url: string | null;
}

/** Sanitised HTML: safe to put into a page as it is. */
export type SafeHtml = string;

/** Body elements (platform §3). Rich text is sanitised before it gets here. */
export type ContentElement =
  | {
      type: 'text';
      _id: string;
      content: SafeHtml;
      alignment?: 'center' | 'right';
      /** The writer asks for a drop cap here. */
      dropcap?: boolean;
    }
  | { type: 'header'; _id: string; level: 2 | 3 | 4 | 5 | 6; content: SafeHtml }
  | { type: 'list'; _id: string; ordered: boolean; items: ListItem[] }
  | (AnsImage & { type: 'image' })
  | AnsVideo
  | AnsAudio
  | AnsGallery
  | { type: 'divider'; _id: string; style: 'standard' | 'bold' | 'bolder' }
  /** `trusted` raw HTML is shown in the page (scripts removed); anything else goes into a sandboxed frame. */
  | {
      type: 'raw_html';
      _id: string;
      content: string;
      trusted: boolean;
      /** px that a frame should reserve, where the upstream or its markup says so. */
      height?: number;
    }
  | { type: 'code'; _id: string; language: string; content: string }
  | { type: 'inline_newsletter'; _id: string; newsletterId: string }
  | {
      type: 'quote';
      _id: string;
      style: 'blockquote' | 'pullquote';
      content: SafeHtml;
      citation: SafeHtml;
    }
  | { type: 'correction'; _id: string; correctionType: string; text: SafeHtml }
  | { type: 'interstitial_link'; _id: string; url: string; content: SafeHtml }
  | { type: 'table'; _id: string; caption: SafeHtml; header: SafeHtml[]; rows: SafeHtml[][] }
  /** What another site shows of itself: words and a link stand in the page, its markup in a frame. */
  | {
      type: 'oembed';
      _id: string;
      /** Plain text, as readers know it: "Instagram". */
      provider: string;
      url: string;
      title: string;
      author: string;
      html: string;
      /** px that a frame should reserve. */
      height?: number;
    }
  /** `rating` of `max`, in `units`: 3.5 of 4 bells. */
  | { type: 'numeric_rating'; _id: string; rating: number; min: number; max: number; units: string }
  /** Plain text: "Recommended". */
  | { type: 'endorsement'; _id: string; endorsement: string }
  /** Elements that belong together, with a title where they have one. */
  | { type: 'element_group'; _id: string; title: string; elements: ContentElement[] };

export type ListItem = { content: SafeHtml } | { ordered: boolean; items: ListItem[] };

export interface Author {
  _id: string;
  name: string;
  /** What is printed: byline, else name, else the id (widgets §5). */
  byline: string;
  /** Page of the author, or null for a writer without one. */
  url: string | null;
  image: AnsImage | null;
  org: string;
  role: string;
  /** Plain text. */
  bio: string;
  email: string;
  twitter: string;
  instagram: string;
}

export interface Tag {
  slug: string;
  text: string;
}

export interface Section {
  /** Path, for example `/news/new-jersey`. */
  _id: string;
  name: string;
  description: string;
  parentId: string | null;
  children: Section[];
}

export interface Taxonomy {
  primary_section: { _id: string; name: string } | null;
  /** The section under the root that holds the primary one, without slashes: `sports`. */
  primary_site: string;
  sections: { _id: string; name: string }[];
  tags: Tag[];
}

export interface Eyebrow {
  text: string;
  url: string | null;
}

/** What a card needs of a story, gallery or video. */
export interface StoryCard {
  _id: string;
  type: 'story' | 'gallery' | 'video';
  subtype: string;
  /** Site-relative address. */
  canonical_url: string;
  headlines: { basic: string; web: string; print: string; tablet: string; meta_title: string };
  /** Plain text. */
  description: string;
  eyebrow: Eyebrow | null;
  authors: Author[];
  affiliation: string;
  distributor: { name: string; category: string } | null;
  /** ISO 8601, or empty. */
  display_date: string;
  first_publish_date: string;
  publish_date: string;
  last_updated_date: string;
  taxonomy: Taxonomy;
  promo: PromoItems;
  /** Comments flag as delivered: absent is not false (platform §5). */
  displayComments: boolean | null;
  wordCount: number;
  /** Timeline entries of a live blog (widgets §3). */
  timeline: { header: string; url: string; timestamp: string }[];
  /** A live blog that has ended shows "As It Happened". */
  ended: boolean;
  relatedLinks: { title: string; link: string }[];
  /** Editors related stories to it, also where the upstream sends only references (widgets §5). */
  hasRelatedContent?: boolean;
}

export interface PromoItems {
  basic: AnsImage | AnsVideo | AnsGallery | null;
  lead_art: AnsImage | AnsVideo | AnsGallery | null;
  promo: AnsImage | null;
  longform: AnsImage | null;
  video: AnsVideo | null;
  youtube: AnsVideo | null;
}

/** One entry of a live blog (platform §3). Its marker lines have become its fields. */
export interface LiveCard {
  _id: string;
  /** Plain text. */
  header: string;
  /** The story's address plus a `card-{hash}` segment (platform §2). */
  url: string;
  /** The `id` of the card's element in the page: `card-{hash}`. */
  anchor: string;
  /** ISO 8601, or empty. */
  timestamp: string;
  pinned: boolean;
  /** Which live blog a card of several belongs to; plain text. */
  liveBlogName: string;
  relatedLinks: { title: string; link: string }[];
  elements: ContentElement[];
}

/** A whole story as a story page needs it. */
export interface Story extends StoryCard {
  /** Of a live blog: what stands before its first card. */
  content_elements: ContentElement[];
  /** Only of a live blog (subtype live), as the newsroom ordered them. */
  liveCards?: LiveCard[];
  /** Of a live blog: s after which its readers ask for news, where the newsroom says so. */
  refreshInterval?: number;
  corrections: { correction_type: string; text: SafeHtml; date: string }[];
  source: { name: string; source_type: string };
  seoKeywords: string[];
  adsDfpId: string;
  /** Who may read it, as the newsroom's access code says: `free`, `metered`, `subscriber` … or empty. */
  contentCode: string;
  /** Of a live event: when and where; ISO 8601 dates, `end` may be empty. */
  event: { start: string; end: string; place: string; address: string; url: string } | null;
  /** What deviated from ANS when it was read. */
  deviations: string[];
}
