import { sql } from 'kysely';

import type { Database } from '../store/openDatabase';
import { readLive } from '../store/readLive';
import type { OnChange } from './ContentChange';
import { tellChange } from './tellChange';

/**
 * The moments at which a published document becomes another to readers by itself: its embargo ends, it
 * is unpublished, or its date is no longer to come. Each has an index.
 */
const MOMENTS = ['embargo_until', 'published_until', 'display_date', 'publish_date'];

/**
 * Looks at what became due since the last look, and at what will be next. What was due when it was
 * stored was told of then.
 */
const looked = sql`
  with moments as (
    ${sql.join(
      MOMENTS.map(
        (name) => sql`
          select d.id, ${sql.ref(`d.${name}`)} as moment from content.documents d
          where d.is_published and d.deleted_at is null and ${sql.ref(`d.${name}`)} > d.ingested_at
            and ${sql.ref(`d.${name}`)} > (select seen_until from content.due_changes)
            and ${sql.ref(`d.${name}`)} < 'infinity'`,
      ),
      sql` union all `,
    )}
  )
  select coalesce(array_agg(distinct id) filter (where moment <= now()), '{}') as ids,
    (extract(epoch from min(moment) filter (where moment > now()) - now()) * 1000)::float8 as wait
  from moments`;

/**
 * Tells of documents that became due since any process looked last, also while none ran. Any number of
 * processes may look: each moment is told of once.
 *
 * @returns ms until the next moment; null where there is none
 */
export async function tellDueChanges(db: Database, onChange: OnChange): Promise<number | null> {
  const { ids, wait } = await look(db);
  if (ids.length > 0) {
    await db.transaction().execute(async (transaction) => {
      await sql`select from content.due_changes for update`.execute(transaction);
      const due = await look(transaction);
      await sql`update content.due_changes set seen_until = now()`.execute(transaction);
      const live = await readLive(transaction, due.ids);
      const written = due.ids.map((id) => ({ id, wasLive: true, isLive: live.has(id) }));
      await tellChange(transaction, written, onChange);
    });
  }
  return wait;
}

async function look(db: Database): Promise<{ ids: string[]; wait: number | null }> {
  const { rows } = await sql<{ ids: string[]; wait: number | null }>`${looked}`.execute(db);
  return rows[0] ?? { ids: [], wait: null };
}
