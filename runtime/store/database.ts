import type { Pool } from 'pg';

/** An open database: embedded (one connection) or a server's. */
export interface Database {
  pool: Pool;
  engine: 'pglite' | 'postgres';
  /**
   * Whether it can be read and written.
   * @throws DatabaseUnavailable, DiskFull
   */
  check(): Promise<void>;
  /** Called when its only session was begun anew: what that one listened to is forgotten. */
  onRestart: (listener: () => void) => () => void;
  /** Waits for running queries, then lets go of everything. May be called twice. */
  close(): Promise<void>;
}
