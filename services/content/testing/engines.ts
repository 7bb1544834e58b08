import { randomUUID } from 'node:crypto';

import pg from 'pg';

/** A database that belongs to one test file. */
export interface TestDatabase {
  pool: pg.Pool;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  open: () => Promise<TestDatabase>;
}

/** The embedded engine, and a server where `DATABASE_URL` names one. */
export const engines: Engine[] = [
  { name: 'PGlite', open: openPGlite },
  ...(process.env.DATABASE_URL ? [{ name: 'PostgreSQL', open: openServer }] : []),
];

async function openPGlite(): Promise<TestDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const pglite = await PGlite.create();
  const pool = new pg.Pool(createPgConfig(pglite));
  return {
    pool,
    close: async () => {
      await pool.end();
      await pglite.close();
    },
  };
}

/** A new database on the server, dropped afterwards, so that no other data is touched. */
async function openServer(): Promise<TestDatabase> {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const name = `content_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  return {
    pool,
    close: async () => {
      // A connection that is about to close may be cut off by the drop.
      pool.on('error', () => undefined);
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
