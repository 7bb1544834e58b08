import type { PrepareOptions } from '../prepare/prepareElement';
import type { Delivery } from '../read/inflate';
import type { Database } from '../store/openDatabase';

/** What every route works with. */
export interface ContentContext {
  db: Database;
  /** The bearer token of staff. */
  token: string;
  delivery: Delivery;
  prepare: PrepareOptions;
  /** The built `prepare/prepareWorker.ts`. */
  prepareWorker?: URL;
}
