import {
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  orNull,
  shape,
  type Checked,
} from '@broadsheet/define/shape';

/** A picture, ready for the resizer. `width`, `height`, `focal` and `crop` in px of the original. */
export const image = shape({
  type: oneOf('image'),
  _id: isText,
  /** Address of the original. */
  url: isText,
  /** Signature for the resizer; empty when the upstream sent none. */
  auth: isText,
  /** What the signature is of, where that is not the file at the end of the address. */
  resizerId: optional(isText),
  width: isNumber,
  height: isNumber,
  focal: orNull(shape({ x: isNumber, y: isNumber })),
  /** The part that an editor kept; all of it without. */
  crop: optional(shape({ left: isNumber, top: isNumber, width: isNumber, height: isNumber })),
  /** Plain text. */
  caption: isText,
  /** Plain text; empty means decorative. */
  alt: isText,
  /** Plain text: "Name / Organization" or as the upstream wrote it. */
  credit: isText,
  alignment: orNull(oneOf('left', 'center', 'right')),
  /** Where a linked picture leads. */
  link: orNull(isText),
  /** A CSS color shown until the picture has loaded. */
  color: orNull(isText),
});
export type AnsImage = Checked<typeof image>;

export const video = shape({
  type: oneOf('video'),
  _id: isText,
  headline: isText,
  /** Plain text. */
  description: isText,
  /** YouTube id, when hosted there. */
  youtubeId: orNull(isText),
  /** Streams of a hosted video, best first. */
  streams: listOf(shape({ url: isText, type: isText, width: isNumber, height: isNumber })),
  captionsUrl: orNull(isText),
  /** ms. */
  duration: isNumber,
  /** ISO 8601, or empty. */
  publish_date: isText,
  promoImage: orNull(image),
  canonical_url: orNull(isText),
});
export type AnsVideo = Checked<typeof video>;

/** A recording to listen to: an episode of a podcast, a story read aloud. */
export const audio = shape({
  type: oneOf('audio'),
  _id: isText,
  headline: isText,
  /** Plain text. */
  description: isText,
  /** Best first. */
  streams: listOf(shape({ url: isText, type: isText })),
  /** ms. */
  duration: isNumber,
  /** In order; `start` in s. */
  chapters: listOf(shape({ start: isNumber, title: isText })),
  transcriptUrl: orNull(isText),
  promoImage: orNull(image),
});
export type AnsAudio = Checked<typeof audio>;

export const gallery = shape({
  type: oneOf('gallery'),
  _id: isText,
  headline: isText,
  /** Plain text. */
  description: optional(isText),
  images: listOf(image),
  /** How many pictures the gallery has, also where a card carries only the first. */
  total: optional(isNumber),
  canonical_url: orNull(isText),
});
export type AnsGallery = Checked<typeof gallery>;
