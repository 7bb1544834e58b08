import type { AnsImage } from '../../content/schemas/ans';

/** A columnist in the strip (widgets §3: trending avatar item). */
export interface TrendingAvatar {
  /** Of the author. */
  _id: string;
  /** The newest story, else the author's page. */
  url: string;
  image: AnsImage | null;
  /** The author's name. */
  label: string;
  /** Of the newest story; empty where there is none. */
  storyId: string;
  headline: string;
  /** ISO 8601; when the newest story was first published. */
  publishedAt: string;
}
