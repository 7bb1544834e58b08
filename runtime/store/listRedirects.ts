import { sql } from 'kysely';
import { NotFound } from './errors';
import { likeText } from './likeText';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { normalizePath } from '../document/addresses/path';
import type { Redirect } from '../document/addresses/redirects';
import type { RedirectScope } from '../document/addresses/redirects';
import { writeAudit } from './writeAudit';

/** Redirects of a website by address, and how many there are in all. */
export async function listRedirects(
  store: Store,
  filter: { website: string; search: string; limit: number; offset: number },
): Promise<{ redirects: Redirect[]; total: number }> {
  let query = store
    .selectFrom('redirects')
    .select(['from_path as from', 'location as to', 'status', 'scope'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('website', '=', filter.website);
  if (filter.search.trim()) {
    const pattern = `%${likeText(filter.search.trim())}%`;
    query = query.where((eb) =>
      eb.or([eb('from_path', 'ilike', pattern), eb('location', 'ilike', pattern)]),
    );
  }
  const rows = await query
    .orderBy('from_path')
    .orderBy('scope')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    redirects: rows.map(({ total: _total, ...redirect }) => redirect),
  };
}

/**
 * Takes a redirect away.
 * @throws NotFound
 */
export async function deleteRedirect(
  store: Store,
  input: { website: string; from: string; scope: RedirectScope; author: string },
): Promise<void> {
  const { website, scope, author } = input;
  const from = normalizePath(input.from);
  await store.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('redirects')
      .where('website', '=', website)
      .where('from_path', '=', from)
      .where('scope', '=', scope)
      .returning(['location', 'status'])
      .executeTakeFirst();
    if (!gone) throw new NotFound(`There is no redirect of ${from}.`);
    const detail = { from, to: gone.location, status: gone.status, scope };
    await writeAudit(trx, { actor: author, action: 'delete-redirect', website, detail });
    await notifyPublish(trx, null);
  });
}
