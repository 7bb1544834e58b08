import type { ComponentType } from 'react';
import type { Properties } from './properties';

/** What a block asks of a content source. */
export interface ContentRequest {
  source: string;
  query: Record<string, unknown>;
  /** GraphQL-like selection; see `content/filter.ts`. */
  filter?: string;
}

/** What `useContent` accepts: nothing to fetch is `null`, `{}` or a null source. */
export type ContentConfig<T = unknown> = {
  source?: string | null;
  query?: Record<string, unknown> | null;
  filter?: string | null;
  transform?: (data: unknown) => T;
} | null;

/** Page-wide values (FUSION: app context). */
export interface AppContext {
  arcSite: string;
  contextPath: string;
  deployment: (path: string) => string;
  pagebuilderURL: (path: string) => string;
  globalContent: unknown;
  globalContentConfig: { source: string; query: Record<string, unknown> } | null;
  isAdmin: boolean;
  layout: string;
  outputType: string;
  renderables: Renderable[];
  requestUri: string;
  siteProperties: Properties;
  template: string;
  tree: unknown;
  metaValue: (name: string, fallback?: string) => string | undefined;
}

export interface Renderable {
  collection: 'sections' | 'chains' | 'features';
  id: string;
  type: string;
  children?: Renderable[];
}

/** What belongs to one block on the page (FUSION: component context). */
export interface ComponentContext {
  collection: 'features' | 'chains' | 'layouts';
  id: string;
  key: string;
  type: string;
  name: string;
  customFields: Record<string, unknown>;
  displayProperties: Record<string, unknown>;
  contentConfig: { source: string; query: Record<string, unknown> } | null;
  localEdits: Record<string, unknown>;
  registerSuccessEvent: () => void;
}

/**
 * Where `useContent` gets its data. On the server `read` answers from the content cache and notes
 * what is missing; in the browser it answers from what the page embeds, and `fetch` asks the site.
 */
export interface ContentReader {
  read: (request: ContentRequest) => unknown;
  /** For `useFirstOnPage`. */
  first: (ids: readonly string[], count: number) => string[];
  fetch?: (request: ContentRequest) => Promise<unknown>;
}

export type AnyComponent = ComponentType<Record<string, unknown>>;
