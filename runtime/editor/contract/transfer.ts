import { z } from 'zod';
import { documentSchema } from '../../document/document';
import type { ReadBundle } from '../../document/bundle/readBundle';
import type { Endpoint } from './endpoint';
import { documentEntry, documentId, values } from './parts';

const carried = z.object({
  document: documentSchema,
  folder: z.string(),
  address: z.object({ uri: z.string(), source: z.string().nullable(), params: values }).nullable(),
});
const exported = z.object({ broadsheet: z.literal(1), documents: z.array(carried) });

/** JSON of an export: the server reads it document by document. */
const bundle: z.ZodType<ReadBundle> = z.custom<ReadBundle>();

const toImport = z.object({
  ...documentEntry,
  address: z.string().nullable(),
  /** What is here under its id. Null: it is new. `isSame`: the draft here is just that. */
  here: z
    .object({
      name: z.string(),
      folder: z.string(),
      isSame: z.boolean(),
      isArchived: z.boolean(),
    })
    .nullable(),
});
export type ToImport = z.input<typeof toImport>;

const imported = z.object({
  id: z.string(),
  /** `kept`: one with this id is here, and was left as it is. */
  outcome: z.enum(['created', 'replaced', 'same', 'kept', 'failed']),
  /** Why it failed, or why a new page has no address. */
  message: z.string().nullable(),
});
/** What became of one document of an import. */
export type Imported = z.input<typeof imported>;

/** Pages that go from one site to another. */
export const transfer = {
  exportDocuments: {
    summary:
      'Drafts with their folders and addresses, and the linked blocks that they show, as far as the caller may read these.',
    access: { right: 'read', on: 'any-folder' },
    body: z.strictObject({ ids: z.array(documentId).min(1).max(10_000) }),
    answer: exported,
  },
  planImport: {
    summary: 'What an export holds, and what of it is here already. Nothing is written.',
    access: { right: 'manage', on: 'site' },
    body: z.strictObject({ bundle }),
    answer: z.object({ documents: z.array(toImport) }),
  },
  importDocuments: {
    summary:
      'Makes drafts of an export; nothing is published. What is here already is kept, or gets a new revision (`replace`).',
    access: { right: 'manage', on: 'site' },
    body: z.strictObject({ bundle, replace: z.boolean().default(false) }),
    answer: z.object({ documents: z.array(imported) }),
  },
} as const satisfies Record<string, Endpoint>;
