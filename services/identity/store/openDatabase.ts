import { Kysely, Migrator, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

import { migrations } from './migrations';
import type { Database } from './tables';

/**
 * The database of the identity service behind a pool, which stays the caller's: its tables are
 * brought up to date first. Several processes may start at once.
 *
 * @throws when a migration fails.
 */
export async function openDatabase(pool: Pool): Promise<Database> {
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: 'identity',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return db;
}
