import { isText, orNull, shape, type Checked } from '@broadsheet/define/shape';
import { image } from '../../content/schemas/ansMedia';

/** Something to go to, of a story about it. */
const listing = shape({
  title: isText,
  /** Page of the story. */
  url: isText,
  /** Plain text; may be empty. */
  description: isText,
  /** `Theater`, `Music`: the story's eyebrow; may be empty. */
  kind: isText,
  /** ISO 8601; `end` may be empty. */
  start: isText,
  end: isText,
  /** Name of the venue; may be empty. */
  place: isText,
  address: isText,
  image: orNull(image),
});
export type Listing = Checked<typeof listing>;
