import { Kysely, Migrator, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { createStoreTables } from './migrations/0001_store';
import { createEditorTables } from './migrations/0002_editor';
import { createLinkedBlocks } from './migrations/0003_linked';
import { tieToOwnProvider } from './migrations/0004_own_provider';
import { addRateLimits } from './migrations/0005_rate_limits';
import type { StoreTables } from './tables';

export type Store = Kysely<StoreTables>;

/** Forward only; names sort in the order in which they run. */
const migrations = {
  '0001_store': createStoreTables,
  '0002_editor': createEditorTables,
  '0003_linked': createLinkedBlocks,
  '0004_own_provider': tieToOwnProvider,
  '0005_rate_limits': addRateLimits,
};

/**
 * The store in a database, brought up to date. Processes that start together wait for each other.
 * The pool stays the caller's to close.
 * @throws Error when a migration fails (nothing of it is kept), or a newer one has run before.
 */
export async function openStore(pool: Pool): Promise<Store> {
  const db = new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: 'runtime',
  });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new Error('The tables of the store could not be brought up to date.', { cause: error });
  return db.withSchema('runtime');
}
