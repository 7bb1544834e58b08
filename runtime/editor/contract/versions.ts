import { z } from 'zod';
import { documentSchema } from '../../document/document';
import { operationSchema } from '../../document/operations/parseOperations';
import { moment, type Endpoint } from './endpoint';
import { documentId, whole } from './parts';

const label = z.string().trim().min(1).max(200);
/** What clocks say, `2026-11-01T01:30`, and which of two where they say it twice. */
const wallTime = { local: z.string().max(30), isSecond: z.boolean().exactOptional() };

const published = {
  versionId: z.number(),
  /** Counts from 1 in each document. */
  number: z.number(),
  hash: z.string(),
};

const version = z.object({
  ...published,
  label: z.string().nullable(),
  author: z.string(),
  createdAt: moment,
  /** Websites that show this version now. */
  liveOn: z.array(z.string()),
});
export type VersionRow = z.input<typeof version>;

const run = z.object({
  id: z.number(),
  website: z.string(),
  version: z.number(),
  publishAt: moment,
  expireAt: moment.nullable(),
  /** IANA name that the times were chosen in. */
  zone: z.string(),
  state: z.enum(['waiting', 'live', 'done', 'failed', 'cancelled']),
  failure: z.string().nullable(),
  createdBy: z.string(),
  /** When it was run last; later than planned where no node ran. */
  ranAt: moment.nullable(),
});
export type RunRow = z.input<typeof run>;

const troubledRun = z.object({
  ...run.shape,
  document: z.string(),
  name: z.string(),
  folder: z.string(),
});

const plan = z.strictObject({
  /** A version by its number, or the draft. */
  version: z.union([
    z.number().int().min(1),
    z.strictObject({ rev: z.number().int().min(1), label: label.exactOptional() }),
  ]),
  publishAt: z.strictObject({ ...wallTime, zone: z.string().max(60) }),
  expireAt: z.strictObject(wallTime).nullable().default(null),
});
export type Plan = z.input<typeof plan>;

/** What readers see of a document: published, taken down, planned, brought back, compared. */
export const versions = {
  publish: {
    summary: 'Makes the draft a version and shows it to readers, if it is still at `rev`.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({ rev: z.number().int().min(1), label: label.exactOptional() }),
    status: 201,
    answer: z.object(published),
  },
  unpublish: {
    summary: 'Takes a document down. Its versions stay.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId },
  },
  listVersions: {
    summary: 'All versions, the newest first, and what is planned.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId },
    answer: z.object({ versions: z.array(version), schedules: z.array(run) }),
  },
  readVersion: {
    summary: 'One version, and the operations that make the draft of it.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId, number: whole.min(1) },
    answer: z.object({ document: documentSchema, toDraft: z.array(operationSchema) }),
  },
  labelVersion: {
    summary: 'Gives a version a label, or (null) none.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId, number: whole.min(1) },
    body: z.strictObject({ label: label.nullable() }),
  },
  showVersion: {
    summary:
      'Shows readers this version again. The draft stays as it is; `keepDraft` makes it a version where none holds it, and `draft` in the answer is that version.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId, number: whole.min(1) },
    body: z.strictObject({ keepDraft: z.boolean().default(false) }).optional(),
    answer: z.object({ ...published, draft: z.number().nullable() }),
  },
  restoreVersion: {
    summary: 'Makes this version the draft, if the draft is still at `baseRev`.',
    access: { right: 'edit', on: 'document' },
    params: { id: documentId, number: whole.min(1) },
    body: z.strictObject({ baseRev: z.number().int().min(1) }),
    answer: z.object({ rev: z.number(), hash: z.string() }),
  },
  listTroubledRuns: {
    summary: 'Plans that are late, ran late in the last day, or failed in the last week.',
    access: { right: 'read', on: 'any-folder' },
    answer: z.object({ runs: z.array(troubledRun) }),
  },
  schedule: {
    summary:
      'Plans when a version (its number, or the draft at `rev`) goes live, in a time zone, and when it goes again.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId },
    body: plan,
    status: 201,
    answer: z.object({
      id: z.number(),
      version: z.number(),
      publishAt: moment,
      expireAt: moment.nullable(),
    }),
  },
  cancelRun: {
    summary: 'Gives up a plan. A version that is live stays.',
    access: { right: 'publish', on: 'document' },
    params: { id: documentId, number: whole.min(1) },
  },
} as const satisfies Record<string, Endpoint>;
