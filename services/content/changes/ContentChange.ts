import type { Kysely } from 'kysely';

/** What readers get differently from now on. */
export interface ContentChange {
  /** Documents that were stored, deleted, shown or hidden, and those that are delivered with them inside. */
  ids: readonly string[];
  /** Those of them that readers must not see any longer. */
  gone: readonly string[];
}

/**
 * Called within the transaction that makes a change, so that what it tells in the same database is told
 * exactly if and when the change is committed. Null: any document may have changed.
 */
export type OnChange = (
  change: ContentChange | null,
  transaction: Kysely<unknown>,
) => Promise<void>;
