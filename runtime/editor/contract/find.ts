import { z } from 'zod';
import { nodeSchema } from '../../document/document';
import { operationSchema } from '../../document/operations/parseOperations';
import type { Endpoint } from './endpoint';
import { documentEntry } from './parts';

const text = z.string().min(1).max(1000);

/** One change to all nodes that it concerns, on any number of pages. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rename-block'), from: text, to: text }),
  z.strictObject({ kind: z.literal('rename-field'), block: text, from: text, to: text }),
  z.strictObject({
    kind: z.literal('set-field'),
    block: text,
    field: text,
    value: z.unknown().exactOptional(),
    was: z.strictObject({ value: z.unknown().exactOptional() }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('replace-text'), from: text, to: z.string().max(1000) }),
  z.strictObject({ kind: z.literal('replace-source'), from: text, to: text }),
]);

const wanted = {
  kind: z.enum(['block', 'linked', 'source', 'image', 'document', 'text']),
  value: text,
};
/** What to look for: a block type, content source, image or document that is used, or text in a field. */
export type Wanted = z.input<z.ZodObject<typeof wanted>>;

const foundNode = z.object({
  id: z.string(),
  type: z.string(),
  label: z.string().nullable(),
  /** What it says of itself, to tell it from others of its type; '' for nothing. */
  hint: z.string(),
  /** Of the page. */
  section: z.string(),
  /** Where text was found: each field once. Empty for what the node uses. */
  fields: z.array(z.object({ field: z.string(), excerpt: z.string() })),
});
export type FoundNode = z.input<typeof foundNode>;

const found = z.object({ ...documentEntry, rev: z.number(), nodes: z.array(foundNode) });
/** A draft in which it was found. */
export type FoundDraft = z.input<typeof found>;

const planned = z.object({
  ...documentEntry,
  rev: z.number(),
  operations: z.array(operationSchema),
  /** What takes it back. */
  undo: z.array(operationSchema),
  /** The blocks that it concerns, as they are: rows without what they hold. */
  nodes: z.array(nodeSchema),
  mayEdit: z.boolean(),
});
/** What a change would be on one draft, and whether the asker may make it. */
export type PlanRow = z.input<typeof planned>;

const changed = z.discriminatedUnion('done', [
  z.object({
    id: z.string(),
    done: z.literal(true),
    rev: z.number(),
    undo: z.array(operationSchema),
  }),
  /** Nothing was written: the message says why. `gone`: it holds nothing to change by now. */
  z.object({
    id: z.string(),
    done: z.literal(false),
    reason: z.enum(['conflict', 'locked', 'refused', 'gone']),
    message: z.string(),
  }),
]);
/** How a change went on one draft. */
export type ChangedDraft = z.input<typeof changed>;

/** Where something is used, and one change to all of it. */
export const finds = {
  find: {
    summary:
      'The drafts, and the blocks in them, that use a block type, linked block, content source, image or document, or hold a text in a field.',
    access: { right: 'read', on: 'any-folder' },
    query: wanted,
    answer: z.object({ drafts: z.array(found) }),
  },
  planChange: {
    summary: 'What one change would be on every draft that it concerns. Nothing is written.',
    access: { right: 'read', on: 'any-folder' },
    body: change,
    answer: z.object({ drafts: z.array(planned) }),
  },
  makeChange: {
    summary:
      'Makes a change on the drafts that are named. Each says whether it is done, and the operations that take it back.',
    access: { right: 'edit', on: 'any-folder' },
    body: z.strictObject({
      change,
      documents: z.array(z.string().min(1).max(100)).min(1).max(5000),
    }),
    answer: z.object({ drafts: z.array(changed) }),
  },
} as const satisfies Record<string, Endpoint>;
