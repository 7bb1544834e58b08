import type { AnyApiRoute } from '../apiRoute';
import { commentRoutes } from './comments';
import { documentRoutes } from './documents';
import { findRoutes } from './find';
import { logRoutes } from './log';
import { peopleRoutes } from './people';
import { routingRoutes } from './routing';
import { transferRoutes } from './transfer';
import { versionRoutes } from './versions';

/** All calls of the editor's API. */
export const apiRoutes: readonly AnyApiRoute[] = [
  ...documentRoutes,
  ...commentRoutes,
  ...versionRoutes,
  ...findRoutes,
  ...transferRoutes,
  ...routingRoutes,
  ...peopleRoutes,
  ...logRoutes,
];
