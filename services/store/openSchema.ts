import {
  Kysely,
  Migrator,
  PostgresDialect,
  type Migration,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
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
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient(pool) }) }),
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: schema,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return db;
}

/** ms that a statement of a migration may take: an index over a million documents is made in minutes. */
const LONGEST = 3_600_000;

/** The same connections for what may take long: the pool's own limits are those of a page. */
const patient = (pool: Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    const query = (text: string, values: readonly unknown[]) => {
      const patiently = { text, values: [...values], query_timeout: LONGEST };
      return client.query(patiently);
    };
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  },
  end: () => Promise.resolve(),
});
