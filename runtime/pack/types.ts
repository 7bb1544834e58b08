import type { ComponentType } from 'react';
import type { ContentSource } from '../content/types';
import type { PlacementRule } from '../document/placement';
import type { CustomFieldSchema, LocalText } from '../fusion/customField';
import type { TraceError } from './traceErrors';

/** When a block comes alive in the browser; `never` sends no script for it. */
export type Hydrate = 'load' | 'idle' | 'visible' | 'interaction' | 'never';

export const HYDRATE: readonly Hydrate[] = ['load', 'idle', 'visible', 'interaction', 'never'];

export type BuildMode = 'production' | 'development';

/** What a custom field or `customFields` itself is at run time: a tagged PropTypes function. */
export interface PropTypeNode {
  type?: string;
  args?: unknown;
  tags?: Record<string, unknown>;
}

/** Statics of a feature or chain. */
export interface BlockStatics {
  label?: LocalText;
  icon?: string;
  propTypes?: { customFields?: PropTypeNode };
  hydrate?: Hydrate;
  /** s: how long its HTML holds where its output depends on the clock. */
  ttl?: number;
  /** ms until its content is worth asking for again; null for never. */
  refresh?: (context: RefreshContext) => number | null;
  static?: boolean | string[];
  lazy?: boolean;
}

export interface RefreshContext {
  content: unknown;
  globalContent: unknown;
  customFields: Record<string, unknown>;
}

export type FeatureComponent = ComponentType<Record<string, unknown>> & BlockStatics;
export type LayoutComponent = ComponentType<Record<string, unknown>> & {
  sections?: unknown;
  label?: LocalText;
};
export type OutputTypeComponent = ComponentType<Record<string, unknown>> & {
  contentType?: string;
  /** Views that stand in where a block has none for this type: `default`, none, or these in order. */
  fallback?: boolean | string | string[];
  displayPropTypes?: unknown;
  /** For data: by the name of the view that stood in, what makes its data this type's. */
  transform?: Record<string, (data: unknown) => unknown>;
};

/** The views of one block by output type; `default` stands in for those that are not there. */
export type Views = Record<string, FeatureComponent>;

/** A feature or chain as the manifest describes it. */
export interface BlockEntry {
  /** Path of the default view from the pack's root. */
  file: string;
  /** Folder name of the block ("header-block"). */
  block: string;
  label: LocalText;
  icon: string | null;
  /** Address of a small picture below /pf/dist/, with its version; null where there is none. */
  thumbnail: string | null;
  outputTypes: string[];
  hydrate: Hydrate;
  /** Whether the browser runs its enhance.ts instead of hydrating it. */
  enhance: boolean;
  /** s. */
  ttl: number | null;
  /** Whether it names its next refresh (`refresh`). */
  refresh: boolean;
  /** Name of its style sheet in `css`. */
  css: string | null;
  /** Number of its browser chunk. */
  chunk: number | null;
  customFields: CustomFieldSchema;
  placement: PlacementRule;
}

export interface LayoutEntry {
  file: string;
  label: LocalText;
  sections: string[];
}

export interface OutputTypeEntry {
  file: string;
  /** A `.js`/`.ts` output type: blocks are called as functions and return data. */
  isData: boolean;
  contentType: string | null;
}

/** A file the browser may load. `file` is below /pf/dist/; sizes in bytes. */
export interface AssetEntry {
  file: string;
  bytes: number;
  gzip: number;
}

export interface CssEntry extends AssetEntry {
  id: number;
  /** First 8 hex digits of the content's hash, for `?d=`. */
  hash: string;
}

export interface ChunkEntry extends AssetEntry {
  /** What the browser appends as `?d=`; another value means another build's chunk. */
  hash: string;
}

/** dist/manifest.json: everything about a compiled pack that needs no evaluation. */
export interface PackManifest {
  name: string;
  mode: BuildMode;
  /** Hash over all that was compiled. */
  build: string;
  hydration: 'islands' | 'classic';
  sites: string[];
  features: Record<string, BlockEntry>;
  chains: Record<string, BlockEntry>;
  layouts: Record<string, LayoutEntry>;
  outputTypes: Record<string, OutputTypeEntry>;
  /** Source name -> file. */
  sources: Record<string, string>;
  /** By block; `base` is the site-wide sheet. */
  css: Record<string, CssEntry>;
  entry: AssetEntry;
  chunks: Record<string, ChunkEntry>;
}

/** A fault of the pack, with the file that has it (path from the pack's root). */
export interface PackProblem {
  file: string;
  message: string;
}

/** A compiled and evaluated pack. */
export interface Pack {
  /** The pack's root folder. */
  root: string;
  /** Folder that holds manifest.json, server/ and client/. */
  dir: string;
  /** Folder served at /pf/dist/. */
  clientDir: string;
  manifest: PackManifest;
  features: Record<string, Views>;
  chains: Record<string, Views>;
  layouts: Record<string, LayoutComponent>;
  outputTypes: Record<string, OutputTypeComponent>;
  sources: Record<string, ContentSource>;
  properties: Record<string, unknown>;
  sites: Record<string, Record<string, unknown>>;
  /** Named states by block folder, evaluated when called; throws what the module throws. */
  states: Record<string, () => unknown>;
  trace: TraceError;
  /** Modules that threw while they were evaluated; a view among them throws when rendered. */
  problems: PackProblem[];
}

/** The modules that a pack imports as `fusion:x`, by full name ("fusion:context"). */
export type FusionModules = Record<string, unknown>;
