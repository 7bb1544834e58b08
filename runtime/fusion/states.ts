/**
 * Named states of a block (`blocks/<block>/states.ts`): what the harness, the gates and the visual
 * tests show. Types only; nothing of it reaches a page.
 */
export interface BlockState {
  /** Which feature or chain of the block, by folder name; the first by name where it is left out. */
  feature?: string;
  /** Custom fields, as an editor filled them. */
  fields: Record<string, unknown>;
  /** Content that an editor chose for the block itself. */
  contentConfig?: { source: string; query: Record<string, unknown> };
  /** Answers by content source; a source that is not named answers itself. */
  content?: Record<string, unknown>;
  /** The page's own content. */
  globalContent?: unknown;
  /** Path and query of the page; `/` where it is left out. */
  requestUri?: string;
  /** Whom the page is shown to: signed out, signed in, subscribed. */
  readerState?: 'out' | 'in' | 'subscribed';
  /** What a chain holds: HTML of its children, one text each. */
  children?: readonly string[];
}

export type BlockStates = Record<string, BlockState>;
