import type { Node } from '../document';

/** Where a node stands: in a section of the layout or in a chain, before a sibling or (null) last. */
export interface Place {
  in: { section: string } | { chain: string };
  before: string | null;
}

/** What of a node can be set by itself. */
export type NodePath =
  | readonly ['fields' | 'display', string]
  | readonly ['content' | 'label' | 'hidden' | 'locked' | 'linked' | 'type' | 'variants'];

/** What of a page can be set by itself. */
export type PagePath = readonly ['name' | 'layout' | 'outputType'] | readonly ['meta', string];

/**
 * One thing that an editor does to a page. Nodes are named by id, never by index, so that it means the
 * same after others have worked on the page, too. A `set` without a value takes the value away.
 */
export type Operation =
  | { op: 'insert'; node: Node; place: Place }
  | { op: 'move'; id: string; place: Place }
  | { op: 'delete'; id: string }
  | { op: 'set'; id: string; path: NodePath; value?: unknown }
  | { op: 'setPage'; path: PagePath; value?: unknown };

/** An operation that can't be done to this page: the message says why. */
export class OperationRefused extends Error {
  override name = 'OperationRefused';

  constructor(
    readonly operation: Operation,
    reason: string,
  ) {
    super(reason);
  }
}
