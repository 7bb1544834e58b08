import {
  isFlag,
  isNumber,
  isText,
  listOf,
  orNull,
  shape,
  type Checked,
} from '@broadsheet/define/shape';
import { isHtml } from './ansElements';
import { image } from './ansMedia';

const facts = {
  /** In the guide: `kusina-dalawa`. */
  placeId: isText,
  name: isText,
  /** Part of the city, or a town: `Fishtown`. */
  region: isText,
  cuisines: listOf(isText),
  /** `$` to `$$$$$`, from the lowest up, each once. */
  prices: listOf(isText),
  /** On The 76. */
  isFeatured: isFlag,
  /** In one line, as it is printed. */
  address: isText,
  /** As it is printed. */
  phone: isText,
  reservationLink: orNull(isText),
  reservationMethod: isText,
  photo: orNull(image),
  /** Degrees. */
  geo: orNull(shape({ latitude: isNumber, longitude: isNumber })),
};

/** A place of the restaurant guide (widgets §3), as its own page needs it. Empty texts are unknown. */
export const restaurant = shape({
  ...facts,
  /** Of the simple Markdown that it was written in: paragraphs and lists. */
  description: isHtml,
  websiteUrl: orNull(isText),
  /** Handle or address. */
  instagram: isText,
  /** The box on how places are chosen; what is empty has the site's own words. */
  credibility: shape({ title: isText, description: isHtml }),
  /** When it was last looked at; ISO 8601, or empty. */
  updated: isText,
});
export type Restaurant = Checked<typeof restaurant>;

/** A place that a story is about, with the address of its page, where it has one. */
export const storyPlace = shape({ url: orNull(isText), restaurant });
export type StoryPlace = Checked<typeof storyPlace>;

/** A place as lists of the guide show it. */
export const restaurantCard = shape({
  ...facts,
  _id: isText,
  /** Site-relative address of its page. */
  canonical_url: isText,
  /** Plain text, a sentence or two. */
  blurb: isText,
});
export type RestaurantCard = Checked<typeof restaurantCard>;
