import { once } from 'node:events';
import type pg from 'pg';
import type { Database } from '../database';
import { SafePool } from './SafePool';
import { ServerClient } from './ServerClient';

/** ms. The address may name others: `?statement_timeout=600000&query_timeout=605000`. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  /** The server gives up a statement, and tells. */
  statement_timeout: 30_000,
  /** The server has said nothing, not even that it gave up. */
  query_timeout: 35_000,
  /** A node that hangs lets go of its locks. */
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** The database at an address. It does not connect yet. */
export function openServer(connectionString: string, onError: (error: Error) => void): Database {
  const options = { connectionString, max: 10, application_name: 'broadsheet', ...LIMITS };
  const pool = new SafePool({ ...options, Client: ServerClient }, onError);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  /** `pool.end` does not wait for its connections to end. */
  const end = async (): Promise<void> => {
    await pool.end();
    while (clients.size > 0) await once(pool, 'remove');
  };
  let closed: Promise<void> | null = null;
  return {
    pool,
    engine: 'postgres',
    onRestart: () => () => undefined,
    async check() {
      await pool.query('select 1');
    },
    close: () => (closed ??= end()),
  };
}
