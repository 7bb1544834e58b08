import { InvalidInput } from '../document/errors';
import { NotFound } from './errors';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

/** Between two priorities, so that one can be put between them by hand. */
const STEP = 10;

/**
 * The order in which a website's resolvers are asked.
 * @param input.ids all of them, the first first
 * @throws InvalidInput when one is missing, unknown or there twice: someone else may have changed them
 */
export async function orderResolvers(
  store: Store,
  input: { website: string; ids: readonly string[]; author: string },
): Promise<void> {
  const { website, ids, author } = input;
  await store.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('resolvers')
      .select('id')
      .where('website', '=', website)
      .forUpdate()
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    if (
      new Set(ids).size !== ids.length ||
      ids.length !== known.size ||
      !ids.every((id) => known.has(id))
    )
      throw new InvalidInput('These are not all resolvers of the site: load them again.');
    for (const [index, id] of ids.entries())
      await trx
        .updateTable('resolvers')
        .set({ priority: (index + 1) * STEP })
        .where('id', '=', id)
        .execute();
    await writeAudit(trx, { actor: author, action: 'order-resolvers', website, detail: { ids } });
    await notifyPublish(trx, null);
  });
}

/**
 * Takes a resolver away. Its template stays.
 * @throws NotFound
 */
export async function deleteResolver(
  store: Store,
  input: { website: string; id: string; author: string },
): Promise<void> {
  const { website, id, author } = input;
  await store.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('resolvers')
      .where('id', '=', id)
      .where('website', '=', website)
      .returning(['name', 'template_id', 'patterns'])
      .executeTakeFirst();
    if (!gone) throw new NotFound(`There is no resolver "${id}".`);
    await writeAudit(trx, {
      actor: author,
      action: 'delete-resolver',
      documentId: gone.template_id,
      website,
      detail: { id, name: gone.name, patterns: gone.patterns },
    });
    await notifyPublish(trx, null);
  });
}
