/**
 * The closed types that views read. Every content source turns what an upstream delivers into these
 * (see the readers beside this file); a view never looks at raw ANS. Names follow ANS.
 */
export type { AnsAudio, AnsGallery, AnsImage, AnsVideo } from './ansMedia';
export type { ContentElement, ListItem, SafeHtml } from './ansElements';
export type { Restaurant, RestaurantCard, StoryPlace } from './ansRestaurant';
export type {
  Author,
  Eyebrow,
  LabelIcon,
  LiveCard,
  PageSection,
  PromoItems,
  Section,
  Story,
  StoryCard,
  StorySlide,
  Tag,
  Taxonomy,
} from './ansStory';
