import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';
import type { Pool } from 'pg';

/**
 * The tables of a service, in a schema of its own behind a pool, which stays the caller's: they are brought up to
 * date first. Several processes may start at once.
 *
 * @param migrations forward only: a change is a new entry at the end
 * @throws when a migration fails.
 */
export async function openSchema<Tables>(
  pool: Pool,
  schema: string,
  migrations: Record<string, Migration>,
): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: schema,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return db;
}
