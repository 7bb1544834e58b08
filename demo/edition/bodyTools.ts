import type { PictureSpec } from './StoryFile';

/** An ANS element. */
export type Element = Record<string, unknown> & { type: string };

/** What a body refers to. */
export interface BodyTools {
  /** Where the text stands, for messages. */
  file: string;
  /** `prefix-1`, `prefix-2` … */
  id: () => string;
  picture: (spec: PictureSpec) => Element;
  gallery: (slug: string) => Element;
  video: (slug: string) => Element;
  /** Text of a timestamp so many minutes before the edition's clock. */
  timestamp: (minutesAgo: number) => string;
}
