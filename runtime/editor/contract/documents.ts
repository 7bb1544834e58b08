import { z } from 'zod';
import { documentSchema, type PageDocument } from '../../document/document';
import type { Operation } from '../../document/operations/operation';
import { moment, type Endpoint } from './endpoint';
import { documentEntry, documentId, folder, kind, right, values } from './parts';

const status = z.enum(['draft', 'changed', 'live', 'archived']);
const batch = z.string().min(8).max(64);
const count = (fallback: number, max: number) =>
  z.coerce.number<number>().int().min(0).max(max).default(fallback);

/** What programs are to send: it is looked at closely where it is taken in, so that each fault of it is told. */
const given = z.custom<PageDocument>();
const operations = z.custom<readonly Operation[]>();

const row = z.object({
  ...documentEntry,
  status,
  /** Address of a page; null where it has none yet, and for templates. */
  url: z.string().nullable(),
  rev: z.number(),
  updatedAt: moment,
  updatedBy: z.string(),
  publishedAt: moment.nullable(),
  /** When the next version that was scheduled goes live. */
  scheduledFor: moment.nullable(),
});
export type DocumentRow = z.input<typeof row>;

const made = z.object({ document: documentSchema, rev: z.number() });

const draft = z.object({
  ...made.shape,
  hash: z.string(),
  updatedAt: moment,
  updatedBy: z.string(),
  folder: z.string(),
  /** Address of a page; null where it has none yet, and for templates. */
  url: z.string().nullable(),
  /** What whoever asks may do to it. */
  rights: z.array(right),
});

const folderRow = z.object({
  /** `/`, `/sports`. */
  path: z.string(),
  /** What whoever asks may do there. */
  rights: z.array(right),
});
export type FolderRow = z.input<typeof folderRow>;

const linkUse = z.object({
  ...documentEntry,
  /** Address of a page; null where it has none. */
  url: z.string().nullable(),
  /** Whether readers see the block there, and whether the draft shows it. */
  isLive: z.boolean(),
  isInDraft: z.boolean(),
});
export type LinkUseRow = z.input<typeof linkUse>;

/** Pages and templates: found, made, changed, moved, put away. */
export const documents = {
  listDocuments: {
    summary: 'Pages and templates, with how each stands.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      kind: kind.optional(),
      status: status.optional(),
      folder: folder.default('/'),
      search: z.string().max(200).default(''),
      sort: z.enum(['updated', 'name']).default('updated'),
      limit: count(50, 200),
      offset: count(0, 1_000_000),
    },
    answer: z.object({ documents: z.array(row), total: z.number() }),
  },
  listFolders: {
    summary: 'The folders that documents are in, as far as the caller may read them.',
    access: { right: 'read', on: 'any-folder' },
    answer: z.object({ folders: z.array(folderRow) }),
  },
  createDocument: {
    summary: 'Makes a page or template: a whole document, or a copy of another one.',
    access: { right: 'edit', on: 'any-folder' },
    body: z.union([
      z.strictObject({ document: given, folder: folder.default('/') }),
      z.strictObject({
        copyOf: documentId,
        id: documentId,
        kind,
        name: z.string().min(1).max(200),
        folder: folder.default('/'),
      }),
    ]),
    status: 201,
    answer: made,
  },
  readDraft: {
    summary: 'The draft of a document, its folder and address, and what the caller may do to it.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId },
    answer: draft,
  },
  patchDraft: {
    summary:
      'Does operations to the draft that the author saw as `baseRev`. What others did to other things stays; 409 says what clashes.',
    access: { right: 'edit', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({
      baseRev: z.number().int().min(1),
      operations,
      batch,
      own: z.array(batch).max(100).default([]),
    }),
    answer: z.object({
      rev: z.number(),
      hash: z.string(),
      /** Where others worked on it, too: what it is now. */
      document: documentSchema.nullable(),
    }),
  },
  listUses: {
    summary:
      'The pages and templates that show a linked block, live or in their drafts, and how many more do in folders that the caller may not read.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId },
    answer: z.object({ uses: z.array(linkUse), hidden: z.number() }),
  },
  moveDocument: {
    summary: 'Moves a document to another folder.',
    access: { right: 'edit', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({ folder }),
  },
  archiveDocument: {
    summary: 'Puts a document away, or brings it back.',
    access: { right: 'edit', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({ isArchived: z.boolean() }),
  },
  setAddress: {
    summary: 'Gives a page its address, and the source of its content.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({
      uri: z.string().max(1000),
      source: z.string().min(1).max(200).nullable().default(null),
      params: values.default({}),
    }),
  },
} as const satisfies Record<string, Endpoint>;
