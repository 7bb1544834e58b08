import type { OnChange } from '../changes/ContentChange';
import type { DueWatch } from '../changes/watchDueChanges';
import type { PrepareOptions } from '../prepare/prepareElement';
import type { Delivery } from '../read/inflate';
import type { Database } from '../store/openDatabase';

/** What every route works with. */
export interface ContentContext {
  db: Database;
  /** The bearer token of staff. */
  token: string;
  delivery: Delivery;
  onChange: OnChange;
  /** Looks again once something is stored that will change by itself. */
  watch: Pick<DueWatch, 'look'>;
  prepare: PrepareOptions;
  /** The built `prepare/prepareWorker.ts`. */
  prepareWorker?: URL;
}
