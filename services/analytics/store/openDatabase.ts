import { Kysely, Migrator, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

import { migrations } from './migrations';

export type Database = Kysely<unknown>;

/**
 * The database of the analytics service behind a pool, which stays the caller's: its tables are
 * brought up to date first. Several processes may start at once.
 *
 * @throws when a migration fails.
 */
export async function openDatabase(pool: Pool): Promise<Database> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: 'analytics',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return db;
}
