import type { AnsImage } from '../../content/schemas/ans';

/** Something to go to, of a story about it. */
export interface Listing {
  title: string;
  /** Page of the story. */
  url: string;
  /** Plain text; may be empty. */
  description: string;
  /** `Theater`, `Music`: the story's eyebrow; may be empty. */
  kind: string;
  /** ISO 8601; `end` may be empty. */
  start: string;
  end: string;
  /** Name of the venue; may be empty. */
  place: string;
  address: string;
  image: AnsImage | null;
}
