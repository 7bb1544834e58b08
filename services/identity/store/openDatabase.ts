import type { Pool } from 'pg';

import { openSchema } from '../../store/openSchema';
import { migrations } from './migrations';
import type { Database } from './tables';

/** The database of the identity service, as `openSchema`. */
export const openDatabase = (pool: Pool): Promise<Database> =>
  openSchema(pool, 'identity', migrations);
