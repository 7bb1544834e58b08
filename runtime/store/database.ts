import type { Pool } from 'pg';

/** An open database: embedded (one connection) or a server's. */
export interface Database {
  pool: Pool;
  engine: 'pglite' | 'postgres';
  /** Waits for running queries, then lets go of everything. May be called twice. */
  close(): Promise<void>;
}
