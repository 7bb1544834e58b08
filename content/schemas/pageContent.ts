import type { Author, Section, Story, StoryCard } from './ans';
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  optional,
  orNull,
  shape,
  typed,
  type Check,
} from './shape';

/*
 * A page's own content may come from any source, also from one that delivers raw documents. A view
 * takes it for a story, an author or a section only if it is just what our readers make; the types
 * are those of `ans.ts`.
 */

const image = shape({
  type: (value) => value === 'image',
  _id: isText,
  url: isText,
  auth: isText,
  width: isNumber,
  height: isNumber,
  focal: orNull(shape({ x: isNumber, y: isNumber })),
  crop: optional(shape({ left: isNumber, top: isNumber, width: isNumber, height: isNumber })),
  caption: isText,
  alt: isText,
  credit: isText,
  alignment: orNull(isText),
  link: orNull(isText),
  color: orNull(isText),
});

const stream = shape({ url: isText, type: isText, width: isNumber, height: isNumber });

const video = shape({
  type: (value) => value === 'video',
  _id: isText,
  headline: isText,
  description: isText,
  youtubeId: orNull(isText),
  streams: listOf(stream),
  captionsUrl: orNull(isText),
  duration: isNumber,
  publish_date: isText,
  promoImage: orNull(image),
  canonical_url: orNull(isText),
});

const audio = shape({
  type: (value) => value === 'audio',
  _id: isText,
  headline: isText,
  description: isText,
  streams: listOf(shape({ url: isText, type: isText })),
  duration: isNumber,
  chapters: listOf(shape({ start: isNumber, title: isText })),
  transcriptUrl: orNull(isText),
  promoImage: orNull(image),
});

const gallery = shape({
  type: (value) => value === 'gallery',
  _id: isText,
  headline: isText,
  images: listOf(image),
  total: optional(isNumber),
  canonical_url: orNull(isText),
});

const media = orNull(typed({ image, video, gallery }));

/** Lists in lists are cut at 6 levels by their reader. */
const listItem: Check = (value) =>
  shape({ content: isText })(value) || shape({ ordered: isFlag, items: listOf(listItem) })(value);

const text = { _id: isText, content: isText };

const element: Check = typed({
  text: shape({ ...text, alignment: optional(isText), dropcap: optional(isFlag) }),
  header: shape({ ...text, level: (value) => [2, 3, 4, 5, 6].includes(value as number) }),
  list: shape({ _id: isText, ordered: isFlag, items: listOf(listItem) }),
  image,
  video,
  audio,
  gallery,
  divider: shape({ _id: isText, style: isText }),
  raw_html: shape({ ...text, trusted: isFlag, height: optional(isNumber) }),
  code: shape({ ...text, language: isText }),
  inline_newsletter: shape({ _id: isText, newsletterId: isText }),
  quote: shape({ ...text, style: isText, citation: isText }),
  correction: shape({ _id: isText, correctionType: isText, text: isText }),
  interstitial_link: shape({ ...text, url: isText }),
  table: shape({
    _id: isText,
    caption: isText,
    header: listOf(isText),
    rows: listOf(listOf(isText)),
  }),
  oembed: shape({
    _id: isText,
    provider: isText,
    url: isText,
    title: isText,
    author: isText,
    html: isText,
    height: optional(isNumber),
  }),
  numeric_rating: shape({
    _id: isText,
    rating: isNumber,
    min: isNumber,
    max: isNumber,
    units: isText,
  }),
  endorsement: shape({ _id: isText, endorsement: isText }),
  element_group: shape({
    _id: isText,
    title: isText,
    elements: (value) => listOf(element)(value),
  }),
});

const author = shape({
  _id: isText,
  name: isText,
  byline: isText,
  url: orNull(isText),
  image: orNull(image),
  org: isText,
  role: isText,
  bio: isText,
  email: isText,
  twitter: isText,
  instagram: isText,
});

const reference = shape({ _id: isText, name: isText });
const link = shape({ title: isText, link: isText });

const liveCard = shape({
  _id: isText,
  header: isText,
  url: isText,
  anchor: isText,
  timestamp: isText,
  pinned: isFlag,
  liveBlogName: isText,
  relatedLinks: listOf(link),
  elements: listOf(element),
});

const card = {
  _id: isText,
  type: (value: unknown) => value === 'story' || value === 'gallery' || value === 'video',
  subtype: isText,
  canonical_url: isText,
  headlines: shape({
    basic: isText,
    web: isText,
    print: isText,
    tablet: isText,
    meta_title: isText,
  }),
  description: isText,
  eyebrow: orNull(shape({ text: isText, url: orNull(isText) })),
  authors: listOf(author),
  affiliation: isText,
  distributor: orNull(shape({ name: isText, category: isText })),
  display_date: isText,
  first_publish_date: isText,
  publish_date: isText,
  last_updated_date: isText,
  taxonomy: shape({
    primary_section: orNull(reference),
    primary_site: isText,
    sections: listOf(reference),
    tags: listOf(shape({ slug: isText, text: isText })),
  }),
  promo: shape({
    basic: media,
    lead_art: media,
    promo: orNull(image),
    longform: orNull(image),
    video: orNull(video),
    youtube: orNull(video),
  }),
  displayComments: orNull(isFlag),
  wordCount: isNumber,
  timeline: listOf(shape({ header: isText, url: isText, timestamp: isText })),
  ended: isFlag,
  relatedLinks: listOf(link),
  hasRelatedContent: optional(isFlag),
};

const storyCard = shape(card);

const story = shape({
  ...card,
  content_elements: listOf(element),
  liveCards: optional(listOf(liveCard)),
  refreshInterval: optional(isNumber),
  corrections: listOf(shape({ correction_type: isText, text: isText, date: isText })),
  source: shape({ name: isText, source_type: isText }),
  seoKeywords: listOf(isText),
  adsDfpId: isText,
  contentCode: isText,
  event: orNull(shape({ start: isText, end: isText, place: isText, address: isText, url: isText })),
  deviations: listOf(isText),
});

/** What lies below its children no view looks at. */
const section = shape({
  _id: isText,
  name: isText,
  description: isText,
  parentId: orNull(isText),
  children: listOf(reference),
});

/** A head asks ten times about the same page, each block once more. */
const knownStories = new WeakMap<object, boolean>();

/** Whether a page's own content is a story as `readStory` makes it. */
export function isStory(value: unknown): value is Story {
  if (typeof value !== 'object' || value === null) return false;
  const known = knownStories.get(value);
  if (known !== undefined) return known;
  const isOne = story(value);
  knownStories.set(value, isOne);
  return isOne;
}

/** Whether it is an author as `readAuthor` makes it. */
export const isAuthor = (value: unknown): value is Author => author(value);
/** Whether it is a section as `readSection` makes it. */
export const isSection = (value: unknown): value is Section => section(value);
/** Whether it is a card as `readStoryCard` makes it. */
export const isStoryCard = (value: unknown): value is StoryCard => storyCard(value);
