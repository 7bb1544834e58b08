import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { documentId, uri } from './parts';

/** Something that an editor should know before readers see the page. */
const finding = z.object({
  /** What it is about. */
  rule: z.enum(['fields', 'blocks', 'empty', 'links', 'accessibility', 'weight', 'address']),
  /** `error`: readers get something broken. `warning`: it could be better. */
  level: z.enum(['error', 'warning']),
  /** The block that it is about; null: the page. */
  nodeId: z.string().nullable(),
  /** In a sentence or two, with what to do. */
  message: z.string(),
});
export type Finding = z.input<typeof finding>;

const weight = z.object({
  html: z.number(),
  css: z.number(),
  /** Before the first click. */
  script: z.number(),
});
/** Bytes that reach a reader's browser, compressed. */
export type Weight = z.input<typeof weight>;

const checked = z.object({
  /** The draft's revision that was looked at. */
  rev: z.number(),
  uri: z.string(),
  findings: z.array(finding),
  /** Null where readers would get no page at all. */
  weight: weight.nullable(),
});
export type ChecklistAnswer = z.input<typeof checked>;

/** What an editor should know before publishing. */
export const checklists = {
  checklist: {
    summary:
      'What is wrong with the draft, as readers would get it at `uri` (else where its content is found), and what it weighs: bytes, compressed.',
    access: { right: 'edit', on: 'document' },
    params: { id: documentId },
    query: { uri: uri.optional() },
    answer: checked,
  },
} as const satisfies Record<string, Endpoint>;
