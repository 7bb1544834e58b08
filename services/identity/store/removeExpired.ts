import { FORGOTTEN_AFTER_MS } from '../signIn/backOff';
import type { Database } from './tables';

/** Records stay this long after their end, so that a late question gets "expired", not "unknown" (ms). */
const MARGIN_MS = 600_000;

/** Audit lines hold addresses of people: they are kept for 90 days (ms). */
const AUDIT_MS = 90 * 86_400_000;

/** Removes what has expired at `now` (ms since 1970): records, links, tries, audit lines. */
export async function removeExpired(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('identity.records')
    .where('expires_at', '<', new Date(now - MARGIN_MS))
    .execute();
  for (const table of ['identity.links', 'identity.used_challenges'] as const)
    await db.deleteFrom(table).where('expires_at', '<', new Date(now)).execute();
  await db
    .deleteFrom('identity.tries')
    .where('last_at', '<', new Date(now - FORGOTTEN_AFTER_MS))
    .execute();
  await db
    .deleteFrom('identity.audit')
    .where('at', '<', new Date(now - AUDIT_MS))
    .execute();
}
