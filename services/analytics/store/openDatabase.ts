import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

import { openSchema } from '../../store/openSchema';
import { migrations } from './migrations';

/** Statements are written in SQL: kysely composes and binds them, and runs the migrations. */
export type Database = Kysely<unknown>;

/** The database of the analytics service, as `openSchema`. */
export const openDatabase = (pool: Pool): Promise<Database> =>
  openSchema(pool, 'analytics', migrations);
