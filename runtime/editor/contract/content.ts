import { z } from 'zod';
import type { Endpoint } from './endpoint';

const name = z.string().min(1).max(200);
const text = z.string().max(500);
const query = z
  .record(z.string().max(100), z.unknown())
  .refine((given) => JSON.stringify(given).length < 10_000, 'is too long');

/** What a content source gives now, or why it gives nothing. */
const answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    /** Kept and still good, asked now, or kept as the source fails. */
    state: z.enum(['kept', 'new', 'failing']),
    /** That it took. */
    ms: z.number(),
    /** s since it was fetched. */
    age: z.number(),
    /** s for which it still counts; 0 where it is asked each time. */
    holds: z.number(),
    /** Items of its list; null where it is none. */
    count: z.number().nullable(),
    /** Of the first items, or of the one thing it is. */
    titles: z.array(z.string()),
    /** Of the answer as JSON. */
    bytes: z.number(),
    /** Laid out for reading; where all of it was asked for. */
    json: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('failed'),
    ms: z.number(),
    status: z.number(),
    reason: z.string(),
  }),
]);

/** Something that a field may hold, as people know it. */
const choice = z.object({
  value: z.string(),
  label: z.string(),
  /** What tells it from others of the same name. */
  note: z.string().exactOptional(),
  /** Address of a small picture. */
  image: z.string().exactOptional(),
});

/** What content sources say, for those who choose content. */
export const content = {
  readAnswer: {
    summary:
      'What a content source gives now: how many items and the names of the first, how long it took, how old it is; or why it gives nothing. `isWhole` adds all of it.',
    access: { right: 'read', on: 'any-folder' },
    body: z.strictObject({ source: name, query, isWhole: z.boolean().default(false) }),
    answer,
  },
  readChoices: {
    summary:
      'What a choices source of the pack offers for `query`, or the names of `values`; a value that is not in the answer is gone.',
    access: { right: 'read', on: 'any-folder' },
    body: z.union([
      z.strictObject({ source: name, query: text }),
      z.strictObject({ source: name, values: z.array(text).max(100) }),
    ]),
    answer: z.object({ choices: z.array(choice) }),
  },
} as const satisfies Record<string, Endpoint>;
