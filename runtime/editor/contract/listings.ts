import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { customField } from './pack';
import { values } from './parts';

const id = z.string().trim().min(1).max(100);
const words = z.string().max(200).default('');
const revision = z.number();
const kind = z.object({
  name: z.string(),
  /** Of all of them: "Restaurants". */
  label: z.string(),
  /** Of one: "restaurant". */
  one: z.string(),
});

const row = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether readers see it now. */
  isLive: z.boolean(),
  /** ISO. */
  updatedAt: z.string(),
});
/** A listing in a list of them. */
export type ListingRow = z.input<typeof row>;

const listing = z.object({
  id: z.string(),
  kind,
  fields: z.record(z.string(), customField),
  values,
  /** Whether it is to be seen by readers. */
  isShown: z.boolean(),
  /** Address of its page; empty for none. */
  url: z.string(),
  /** What has to be said to replace it. */
  revision,
});
export type Listing = z.input<typeof listing>;

/**
 * Listings: stories that are fields and no prose, such as the places of a guide. Who may edit pages of the
 * whole site may write them.
 */
export const listings = {
  listListingKinds: {
    summary: 'The kinds of listings that this site has.',
    access: { right: 'read', on: 'any-folder' },
    answer: z.object({ kinds: z.array(kind) }),
  },
  listListings: {
    summary:
      'Listings of a kind whose name or id holds all words, by name, also those that readers don’t see.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      kind: z.string().max(100),
      q: words,
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    },
    answer: z.object({ listings: z.array(row), total: z.number() }),
  },
  createListing: {
    summary: 'Makes a listing that readers don’t see yet.',
    access: { right: 'edit', on: 'site' },
    status: 201,
    body: z.strictObject({
      kind: z.string().max(100),
      id: id.regex(/^[a-z0-9][a-z0-9_-]*$/i),
      name: z.string().trim().min(1).max(200),
    }),
    answer: z.object({ revision }),
  },
  readListing: {
    summary: 'A listing, with the fields that it has.',
    access: { right: 'read', on: 'any-folder' },
    params: { id },
    answer: listing,
  },
  saveListing: {
    summary:
      'Replaces what a listing says, if it is still at the revision that is named. Readers get it at once, if they are to see it.',
    access: { right: 'edit', on: 'site' },
    params: { id },
    body: z.strictObject({ revision: z.number().int().min(1), isShown: z.boolean(), values }),
    answer: z.object({ revision }),
  },
} as const satisfies Record<string, Endpoint>;
