import { commentHandlers } from './comments';
import { documentHandlers } from './documents';
import { findHandlers } from './find';
import { logHandlers } from './log';
import { peopleHandlers } from './people';
import { routingHandlers } from './routing';
import { transferHandlers } from './transfer';
import { versionHandlers } from './versions';

/** What does the calls that need nothing but the store. */
export const storeHandlers = {
  ...documentHandlers,
  ...commentHandlers,
  ...versionHandlers,
  ...findHandlers,
  ...transferHandlers,
  ...routingHandlers,
  ...peopleHandlers,
  ...logHandlers,
};
