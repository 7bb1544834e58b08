import { sql } from 'kysely';
import { InvalidInput } from '../document/errors';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { normalizePath } from '../document/addresses/path';
import { findRedirectLoop, prefixesOf, type Redirect } from '../document/addresses/redirects';
import type { RedirectScope, RedirectStatus } from '../document/addresses/redirects';
import { writeAudit } from './writeAudit';

export interface RedirectToSave {
  website: string;
  /** Path without query string. */
  from: string;
  /** Path on this site, or an http(s) address. */
  to: string;
  status: RedirectStatus;
  /** `prefix`: also everything below `from`, kept behind `to`. Default: exact. */
  scope?: RedirectScope;
  author: string;
}

/**
 * Sends readers of an address to another.
 * @throws InvalidInput for what is no address or status, or when readers would go in circles.
 */
export async function saveRedirect(store: Store, input: RedirectToSave): Promise<void> {
  const { website, to, status, scope = 'exact', author } = input;
  if (!/^\/[^?#]*$/.test(input.from)) throw new InvalidInput(`"${input.from}" is not a path.`);
  if (!isTarget(to)) throw new InvalidInput(`"${to}" is neither a path nor an http(s) address.`);
  if (![301, 302, 307, 308].includes(status)) throw new InvalidInput(`${status} is no redirect.`);
  const from = normalizePath(input.from);
  await store.transaction().execute(async (trx) => {
    // Two that are saved at once can't make a circle together.
    await sql`select pg_advisory_xact_lock(hashtext(${`runtime.redirects/${website}`}))`.execute(
      trx,
    );
    await refuseLoop(trx, website, { from, to, status, scope });
    await trx
      .insertInto('redirects')
      .values({ website, from_path: from, scope, location: to, status })
      .onConflict((conflict) =>
        conflict.columns(['website', 'from_path', 'scope']).doUpdateSet({ location: to, status }),
      )
      .execute();
    const detail = { from, to, status, scope };
    await writeAudit(trx, { actor: author, action: 'save-redirect', website, detail });
    await notifyPublish(trx, null);
  });
}

async function refuseLoop(trx: Store, website: string, redirect: Redirect): Promise<void> {
  const loop = await findRedirectLoop(redirect, (path) =>
    trx
      .selectFrom('redirects')
      .select(['from_path as from', 'scope', 'location as to', 'status'])
      .where('website', '=', website)
      .where('from_path', 'in', [...prefixesOf(path)])
      .execute(),
  );
  if (loop) throw new InvalidInput(`Readers would go in circles: ${loop.join(' -> ')}`);
}

function isTarget(to: string): boolean {
  if (/[\s\\]/.test(to)) return false;
  if (to.startsWith('/')) return !to.startsWith('//');
  return /^https?:\/\//.test(to) && URL.canParse(to);
}
