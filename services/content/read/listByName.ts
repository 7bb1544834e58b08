import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { countParam, textParam } from '../http/params';
import type { Params } from '../http/params';
import { likeWords } from '../search/likeWords';
import type { Database } from '../store/openDatabase';

const MAX_SIZE = 100;
const MAX_FROM = 10_000;

/** What a list of documents says of each. */
export interface NamedRow {
  id: string;
  name: string | null;
  /** When it was last changed. */
  updated: Date;
}

/**
 * Documents by name, for those who work with them: a part of them (`from`, `size`), or of those whose id or
 * name hold all words (`q`), and how many there are.
 *
 * @param asked.which of documents under the alias `d`
 * @param asked.more what else is said of each, beginning with a comma
 * @param asked.words what else may hold the words
 * @throws HttpError 400
 */
export async function listByName<More>(
  db: Database,
  query: Params,
  asked: {
    which: RawBuilder<unknown>;
    more: RawBuilder<More>;
    words?: RawBuilder<unknown>;
  },
): Promise<{ rows: (NamedRow & More)[]; total: number }> {
  const from = countParam(query, 'from', { fallback: 0, max: MAX_FROM });
  const size = countParam(query, 'size', { fallback: 20, max: MAX_SIZE });
  const name = sql`d.prepared->'headlines'->>'basic'`;
  const isFound = sql`${asked.which}
    and concat_ws(' ', d.id, ${name}, ${asked.words ?? sql`null`})
      ilike all(${likeWords(textParam(query, 'q'))}::text[])`;
  const { rows } = await sql<NamedRow & More>`
    select d.id, ${name} as name,
      coalesce(d.last_updated_date, d.ingested_at) as updated ${asked.more}
    from content.documents d where ${isFound}
    order by lower(coalesce(${name}, d.id)), d.id
    limit ${size} offset ${from}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from content.documents d where ${isFound}
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
