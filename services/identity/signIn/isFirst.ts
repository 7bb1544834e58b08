import { createHash } from 'node:crypto';

import type { Database } from '../store/tables';

/** How long the same form is taken as a second click (ms). */
const AGAIN_MS = 10_000;

/**
 * Whether a form is not the same one once more, as a double click sends it. Of several at once, on any nodes, one is
 * the first; the others wait for its transaction, and stand in for it where that fails.
 * @param form what tells it from all others
 */
export async function isFirst(transaction: Database, form: readonly string[]): Promise<boolean> {
  const digest = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
  const now = Date.now();
  const expires = new Date(now + AGAIN_MS);
  const row = await transaction
    .insertInto('identity.used_challenges')
    .values({ digest, expires_at: expires })
    .onConflict((conflict) =>
      conflict
        .column('digest')
        .doUpdateSet({ expires_at: expires })
        .where('identity.used_challenges.expires_at', '<=', new Date(now)),
    )
    .returning('digest')
    .executeTakeFirst();
  return row !== undefined;
}
