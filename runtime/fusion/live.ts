/**
 * What a live block is told when the server has new markup for it: a cancelable event
 * `broadsheet:update` on the block's root, before anything changes. Cancelled, nothing changes until
 * the block calls `apply`. Types only; nothing of it reaches a page.
 */
export interface LiveUpdate {
  /** The block's root as the server renders it now; null where it shows nothing any more. */
  fresh: Element | null;
  /**
   * Patches the block. What the reader looks at stays where it is in the window, or `still` does.
   * Does nothing once newer markup has come: that has an event, and an `apply`, of its own.
   */
  apply: (still?: Element) => void;
}

declare global {
  interface HTMLElementEventMap {
    'broadsheet:update': CustomEvent<LiveUpdate>;
  }
}
