import type { Pool } from 'pg';

/**
 * Whether a document that readers see holds the picture at an address, so that others may ask the
 * resizer for it. The tables must be there.
 */
export async function isInStory(pool: Pool, address: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from content.documents d
     where jsonb_path_query_array(d.prepared, '$.** ? (@.type == "image").url') @> $1::jsonb
       and d.is_published and d.deleted_at is null
       and (d.embargo_until is null or d.embargo_until <= now())
     limit 1`,
    [JSON.stringify([address])],
  );
  return rows.length > 0;
}
