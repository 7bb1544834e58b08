import { feature, type SeedNode } from './nodes';

export type Fields = Record<string, unknown>;

/** What stands over a hub. */
export const head = (fields: Fields) => feature('head', 'hub-block/hub-head', fields);
/** A group of its stories. */
export const group = (id: string, fields: Fields) => feature(id, 'hub-block/hub-group', fields);

/** A hub or special of platform §2: what its page is, and what stands on it. */
export interface Hub {
  id: string;
  name: string;
  url: string;
  /** The page-type meta value: what its ads are keyed by (platform §2). */
  pageType: string;
  title: string;
  description: string;
  lead: SeedNode[];
  main: SeedNode[];
  rail: SeedNode[];
}
