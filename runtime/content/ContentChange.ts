/**
 * Documents of the content API that were stored, deleted, shown or hidden, and those that are delivered
 * with them inside.
 */
export interface ContentChange {
  ids: readonly string[];
  /** Those of them that readers must not see any longer, whatever else fails. */
  gone: readonly string[];
}
