import {
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  orNull,
  shape,
  tagged,
  type Checked,
} from '@broadsheet/define/shape';
import { element, isHtml } from './ansElements';
import { gallery, image, video } from './ansMedia';
import { restaurant, storyPlace } from './ansRestaurant';

export const author = shape({
  _id: isText,
  name: isText,
  /** What is printed: byline, else name, else the id (widgets §5). */
  byline: isText,
  /** Page of the author, or null for a writer without one. */
  url: orNull(isText),
  image: orNull(image),
  org: isText,
  role: isText,
  /** Plain text. */
  bio: isText,
  email: isText,
  twitter: isText,
  instagram: isText,
});
export type Author = Checked<typeof author>;

const tag = shape({ slug: isText, text: isText });
export type Tag = Checked<typeof tag>;

const reference = shape({ _id: isText, name: isText });
const link = shape({ title: isText, link: isText });

/** What a page about a section knows of it: what lies below its children no view looks at. */
export const section = shape({
  /** Path, for example `/news/new-jersey`. */
  _id: isText,
  name: isText,
  description: isText,
  parentId: orNull(isText),
  children: listOf(reference),
});
export type PageSection = Checked<typeof section>;

/** A section with all that lies below it. */
export interface Section extends Omit<PageSection, 'children'> {
  children: Section[];
}

const taxonomy = shape({
  primary_section: orNull(reference),
  /** As given, else the section under the root that holds the primary one; without slashes: `sports`. */
  primary_site: isText,
  sections: listOf(reference),
  tags: listOf(tag),
  /** What a classifier says that the document is about. */
  topics: optional(listOf(reference)),
  /** What else a classifier says of it: for targeting and analytics. */
  auxiliaries: optional(listOf(reference)),
});
export type Taxonomy = Checked<typeof taxonomy>;

const eyebrow = shape({ text: isText, url: orNull(isText) });
export type Eyebrow = Checked<typeof eyebrow>;

/** A small label beside the eyebrow: a picture with its text, or words alone. */
const labelIcon = shape({
  text: isText,
  /** Address of a picture of it. */
  picture: orNull(isText),
  /** Where it leads. */
  url: orNull(isText),
});
export type LabelIcon = Checked<typeof labelIcon>;

const media = orNull(tagged('type', { image, video, gallery }));
const promo = shape({
  basic: media,
  lead_art: media,
  promo: orNull(image),
  longform: orNull(image),
  video: orNull(video),
  youtube: orNull(video),
  /** Chosen for where the page is shared; not of cards. */
  social: optional(image),
  facebook: optional(image),
});
export type PromoItems = Checked<typeof promo>;

/** One entry of a live blog (platform §3). Its marker lines have become its fields. */
const liveCard = shape({
  _id: isText,
  /** Plain text. */
  header: isText,
  /** The story's address plus a `card-{hash}` segment (platform §2). */
  url: isText,
  /** The `id` of the card's element in the page: `card-{hash}`. */
  anchor: isText,
  /** ISO 8601, or empty. */
  timestamp: isText,
  pinned: isFlag,
  /** Which live blog a card of several belongs to; plain text. */
  liveBlogName: isText,
  relatedLinks: listOf(link),
  elements: listOf(element),
});
export type LiveCard = Checked<typeof liveCard>;

const endOfSlides = {
  cardId: isText,
  /** Whom it names; who they are is asked for when the reader comes near. */
  authorIds: listOf(isText),
  /** The story's related links are shown. */
  hasStories: isFlag,
  elements: listOf(element),
};

/** A slide of a swipeable story (widgets §2): its layout says what it holds. `subhead` is plain text. */
const storySlide = tagged('layout', {
  content_bodytext_image: shape({
    cardId: isText,
    image: orNull(image),
    elements: listOf(element),
  }),
  content_subhead_bodytext: shape({
    cardId: isText,
    subhead: isText,
    elements: listOf(element),
  }),
  content_ad_inline: shape({ cardId: isText }),
  end_authors_stories: shape(endOfSlides),
  end_subhead_text_authors_stories: shape({ ...endOfSlides, subhead: isText }),
});
export type StorySlide = Checked<typeof storySlide>;

const card = {
  _id: isText,
  type: oneOf('story', 'gallery', 'video'),
  subtype: isText,
  /** Site-relative address. */
  canonical_url: isText,
  headlines: shape({
    basic: isText,
    web: isText,
    print: isText,
    tablet: isText,
    meta_title: isText,
  }),
  /** Plain text. */
  description: isText,
  eyebrow: orNull(eyebrow),
  labelIcon: optional(labelIcon),
  /** BCP 47, where it is written in another language than English: `ar`, `es-MX`. */
  language: optional(isText),
  /** Where its cards lead instead of its own page. */
  link: optional(shape({ url: isText, rel: optional(isText) })),
  /** The mark of the partner that a headline came from. */
  logo: optional(image),
  /** What stands in the row of its byline: a section, and a moment (ISO 8601) or words for one. */
  bylines: optional(shape({ section: isText, date: isText, time: isText })),
  authors: listOf(author),
  affiliation: isText,
  distributor: orNull(shape({ name: isText, category: isText })),
  /** ISO 8601, or empty. */
  display_date: isText,
  first_publish_date: isText,
  publish_date: isText,
  last_updated_date: isText,
  taxonomy,
  promo,
  /** Comments flag as delivered: absent is not false (platform §5). */
  displayComments: orNull(isFlag),
  wordCount: isNumber,
  /** Timeline entries of a live blog (widgets §3). */
  timeline: listOf(shape({ header: isText, url: isText, timestamp: isText })),
  /** A live blog that has ended shows "As It Happened". */
  ended: isFlag,
  relatedLinks: listOf(link),
  /** Editors related stories to it, also where the upstream sends only references (widgets §5). */
  hasRelatedContent: optional(isFlag),
};

/** What a card needs of a story, gallery or video. */
export const storyCard = shape(card);
export type StoryCard = Checked<typeof storyCard>;

/** A whole story as a story page needs it. */
export const story = shape({
  ...card,
  /** Of a live blog: what stands before its first card. */
  content_elements: listOf(element),
  /** Only of a live blog (subtype live), as the newsroom ordered them. */
  liveCards: optional(listOf(liveCard)),
  /** Only of a swipeable story: its slides without the intro. */
  slides: optional(listOf(storySlide)),
  /** Only of a place of the restaurant guide. */
  restaurant: optional(restaurant),
  /** Places of the guide that it is about. */
  places: optional(listOf(storyPlace)),
  /** Of a live blog: s after which its readers ask for news, where the newsroom says so. */
  refreshInterval: optional(isNumber),
  corrections: listOf(shape({ correction_type: isText, text: isHtml, date: isText })),
  source: shape({
    name: isText,
    source_type: isText,
    /** What it was written in. */
    system: optional(isText),
  }),
  /** The editions that this revision is in. */
  editions: optional(listOf(isText)),
  /** The desks that asked for it, the first one first; for analytics. */
  commissionTeams: optional(listOf(isText)),
  /** Its id in the system before this one; for analytics. */
  clickabilityId: optional(isText),
  seoKeywords: listOf(isText),
  adsDfpId: isText,
  /** What the newsroom tells ad servers of it. */
  articleTargeting: optional(shape({ slotName: isText, sections: listOf(isText) })),
  /** Who may read it, as the newsroom's access code says: `free`, `metered`, `subscriber` … or empty. */
  contentCode: isText,
  /** It is the beginning of the story alone, since who asked may not read it in full: by which rule. */
  preview: optional(oneOf('account', 'metered', 'subscribers')),
  /** Of a live event: when and where; ISO 8601 dates, `end` may be empty. */
  event: orNull(shape({ start: isText, end: isText, place: isText, address: isText, url: isText })),
  /** What deviated from ANS when it was read. */
  deviations: listOf(isText),
});
export type Story = Checked<typeof story>;
