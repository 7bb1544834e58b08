import type { Pool } from 'pg';

const INTERVAL = 60_000;
const WAL_LIMIT = 32 * 1024 * 1024;

/**
 * The embedded engine has no background processes: without this the write-ahead log grows until the
 * database is closed, and dead rows are never reclaimed. Looks once a minute whether 32 MB were
 * written, then vacuums table by table (other queries run in between) and writes a checkpoint.
 * @returns a function that stops it and waits for what is running.
 */
export function keepTidy(pool: Pool, onError: (error: Error) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => tidy(pool, WAL_LIMIT)).catch(onError);
  }, INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** @param walLimit bytes of log since the last checkpoint that are left alone. */
export async function tidy(pool: Pool, walLimit: number): Promise<void> {
  const { rows: logs } = await pool.query<{ size: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as size from pg_control_checkpoint()`,
  );
  if (Number(logs[0]?.size ?? 0) <= walLimit) return;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`,
  );
  for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
  await pool.query('checkpoint');
}
