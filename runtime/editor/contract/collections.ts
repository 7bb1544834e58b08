import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { MOST_ENTRIES } from './limits';
import { documentEntry } from './parts';

const id = z.string().trim().min(1).max(100);
const words = z.string().max(200).default('');
const name = z.string().trim().min(1).max(200);
const storyType = z.enum(['story', 'gallery', 'video']);

/** A story's place in a collection; `headline`: instead of the story's own, null for its own. */
const entry = z.strictObject({
  id,
  type: storyType,
  headline: z.string().trim().min(1).max(500).nullable(),
});
const entries = z
  .array(entry)
  .max(MOST_ENTRIES)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, {
    message: 'a story stands in a collection once',
  });
export type CollectionEntry = z.input<typeof entry>;

const collectionRow = z.object({
  id: z.string(),
  /** Empty for none. */
  alias: z.string(),
  name: z.string(),
  /** Of its stories, also those that readers don't see. */
  size: z.number(),
  /** ISO. */
  updatedAt: z.string(),
});
/** A collection in a list of them. */
export type CollectionRow = z.input<typeof collectionRow>;

const story = z.object({
  id: z.string(),
  type: storyType,
  headline: z.string(),
  /** Name of its first section; empty for none. */
  section: z.string(),
  /** `/sports`; empty for none. */
  sectionId: z.string(),
  /** ISO; empty for none. */
  date: z.string(),
  /** Address of a small picture; null where it has none. */
  thumb: z.string().nullable(),
  /** Address on the site; empty for none. */
  url: z.string(),
  /** Whether readers may see it. */
  isLive: z.boolean(),
});
/** What people see of a story, gallery or video when they choose among several. */
export type StoryEntry = z.input<typeof story>;

const collection = z.object({
  id: z.string(),
  name: z.string(),
  /** What has to be said to replace it. */
  revision: z.number(),
  entries: z.array(z.object({ id: z.string(), type: storyType, headline: z.string().nullable() })),
  /** What is known of them; of one whose story is gone there is none. */
  stories: z.array(story),
});
export type Collection = z.input<typeof collection>;

const use = z.object({
  ...documentEntry,
  nodes: z.array(z.object({ id: z.string(), type: z.string(), label: z.string().nullable() })),
});
/** A draft that shows a collection, and the blocks that do. */
export type CollectionUse = z.input<typeof use>;

const revised = z.object({ revision: z.number() });

/** Collections: ordered lists of stories that blocks show. Who may edit pages of the whole site may order them. */
export const collections = {
  listCollections: {
    summary: 'Collections whose name, alias or id holds all words, by name.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      q: words,
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    },
    answer: z.object({ collections: z.array(collectionRow), total: z.number() }),
  },
  createCollection: {
    summary: 'Makes a collection without stories.',
    access: { right: 'edit', on: 'site' },
    status: 201,
    body: z.strictObject({ id: id.regex(/^[a-z0-9][a-z0-9_-]*$/i), name }),
    answer: revised,
  },
  readCollection: {
    summary: 'A collection with all its stories in their order, also those that readers don’t see.',
    access: { right: 'read', on: 'any-folder' },
    params: { id },
    answer: collection,
  },
  saveCollection: {
    summary:
      'Replaces the name and the order of a collection, if it is still at the revision that is named. Readers get it at once.',
    access: { right: 'edit', on: 'site' },
    params: { id },
    body: z.strictObject({ revision: z.number().int().min(1), name, entries }),
    answer: revised,
  },
  stageCollection: {
    summary:
      'An id under which the collection is read with an order that is not saved, for half an hour: for previews.',
    access: { right: 'edit', on: 'site' },
    params: { id },
    body: z.strictObject({ entries }),
    answer: z.object({ id: z.string() }),
  },
  listCollectionUses: {
    summary: 'The drafts with blocks that show the collection.',
    access: { right: 'read', on: 'any-folder' },
    params: { id },
    answer: z.object({ uses: z.array(use) }),
  },
  searchStories: {
    summary: 'Published stories, galleries and videos that match, the newest first.',
    access: { right: 'read', on: 'any-folder' },
    query: { q: words, section: words },
    answer: z.object({ stories: z.array(story) }),
  },
} as const satisfies Record<string, Endpoint>;
