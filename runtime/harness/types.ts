import type { FormSource } from '../content/questions';
import type { CustomFieldSchema, LocalText } from '../fusion/customField';
import type { Hydrate } from '../pack/types';

/** What the harness knows of the pack: `GET /pf/harness/api/blocks`. */
export interface HarnessPack {
  build: string;
  blocks: HarnessBlock[];
  /** Content sources by name with their parameters, for fields that choose one. */
  sources: FormSource[];
}

export interface HarnessBlock {
  /** Folder name ("story-card-block"). */
  name: string;
  parts: HarnessPart[];
  states: HarnessStateName[];
  /** Why its states can't be read; null when they can. */
  problem: string | null;
}

/** A feature or chain of a block. */
export interface HarnessPart {
  /** "story-card-block/story-card". */
  type: string;
  kind: 'feature' | 'chain';
  label: LocalText;
  hydrate: Hydrate;
  /** Path of its view from the pack's root. */
  file: string;
  customFields: CustomFieldSchema;
}

export interface HarnessStateName {
  name: string;
  /** The feature or chain that it shows ("story-card-block/story-card"). */
  type: string;
  /** Custom fields of the state, with the defaults of those it does not name. */
  fields: Record<string, unknown>;
}

/** One state, rendered: `POST /pf/harness/api/render` with HarnessSettings as its body. */
export interface HarnessRendering {
  /** HTML of the block, as it stands in `#harness-block` of the frame; '' when it shows nothing. */
  html: string;
  /** What the block got: fields, contexts, its own content config. */
  props: Record<string, unknown>;
  requests: HarnessRequest[];
  /** Why the block was left out; null when it was not. */
  failure: { message: string; stack: string } | null;
  /** Bytes: of the block's HTML, of its style sheet and of its script, as text and in gzip. */
  sizes: Record<'html' | 'css' | 'script', { bytes: number; gzip: number }>;
  /** ms that rendering took, without content. */
  duration: number;
}

export interface HarnessRequest {
  source: string;
  query: Record<string, unknown>;
  /** `state` for the state's own answer, else what the content cache did, or `failed-502`. */
  outcome: string;
  /** ms. */
  duration: number;
  /** Bytes of the answer as JSON; null for none. */
  bytes: number | null;
}

/** `GET /pf/harness/events` (server-sent): after each build of the pack. */
export type HarnessEvent = { kind: 'built'; build: string } | { kind: 'failed'; message: string };
