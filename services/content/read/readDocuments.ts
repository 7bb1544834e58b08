import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { textAt, type JsonObject } from '../ans/json';
import type { Database } from '../store/openDatabase';
import { inflate } from './inflate';
import type { Delivery, Known } from './inflate';

/** Whether now is the time of what is published, of a document or membership under the alias `d`. */
export const isDue: RawBuilder<boolean> = sql`
  (d.embargo_until is null or d.embargo_until <= now())
  and (d.published_until is null or d.published_until > now())`;

/** What readers may see, of a document under the alias `d`. */
export const isLive: RawBuilder<boolean> = sql`
  d.is_published and d.deleted_at is null and ${isDue}`;

interface Row {
  kind: 'hit' | 'referent' | 'author' | 'section' | 'total' | 'writer';
  n: number;
  id: string;
  body: JsonObject;
  created: Date | null;
  displayed: Date | null;
}

export interface Hits {
  /** Common table expressions that the others read from. */
  given?: RawBuilder<unknown>;
  /** Selects `n` (from 1), `id` and `type` of documents, in the order of `n`. */
  select: RawBuilder<unknown>;
  /** Selects one number, for `total`. */
  count?: RawBuilder<unknown>;
  /** Selects `n`, `id` and `name` of authors of what was found, for `writers`. */
  writers?: RawBuilder<unknown>;
  /** Keys at the top of a document that are left out, so that they are never read. */
  without?: readonly string[];
  /** Without the bodies of the documents, except for the list that a collection is. */
  asCards?: boolean;
}

export interface Found {
  documents: JsonObject[];
  total: number;
  /** By how many they are, the most first. */
  writers: { _id: string; name: string; count: number }[];
  known: Known;
}

/**
 * Documents as they are delivered, with all that they refer to, in one statement: authors, sections,
 * referenced documents, and what those refer to in their turn; `known` are these.
 */
export async function readDocuments(
  db: Database,
  { given, select, count, writers, without = [], asCards = false }: Hits,
  delivery: Delivery,
): Promise<Found> {
  const { rows } = await sql<Row>`
    with ${given ? sql`${given},` : sql``} hits as materialized (${select}),
    found as (
      select hits.n, ${columns}, ${asCards ? asCard : sql`d.prepared - ${without}::text[]`} as body
      from hits join content.documents d on d.id = hits.id and d.type = hits.type
    ),
    near as (
      select ${columns}, ${asReferent} as body from content.documents d
      where d.id in (select unnest(reference_ids) from found) and ${isLive}
    ),
    far as (
      select ${columns}, ${asReferent} as body from content.documents d
      where d.id in (select unnest(reference_ids) from near) and ${isLive}
        and not exists (select from near where near.id = d.id and near.type = d.type)
    ),
    all_of_them as (
      select credit_ids, section_ids from found
      union all select credit_ids, section_ids from near
    )
    select 'hit' as kind, n::int as n, id, body, created_date as created,
      display_date as displayed
    from found
    union all select 'referent', 0, id, body, created_date, display_date from near
    union all select 'referent', 0, id, body, created_date, display_date from far
    union all select 'author', 0, id, document, null, null from content.authors
      where id in (select unnest(credit_ids) from all_of_them)
    union all select 'section', 0, id, document, null, null from content.sections
      where website = ${delivery.website}
        and id in (select unnest(section_ids) from all_of_them)
    ${count ? sql`union all select 'total', (${count})::int, '', null, null, null` : sql``}
    ${
      writers
        ? sql`union all
          select 'writer', n::int, id, jsonb_build_object('name', name), null, null
          from (${writers}) as writers`
        : sql``
    }
  `.execute(db);

  const ofKind = (kind: Row['kind']): Row[] => rows.filter((row) => row.kind === kind);
  const known: Known = {
    referents: ofKind('referent').map(withDates),
    authors: new Map(ofKind('author').map((row) => [row.id, row.body])),
    sections: new Map(ofKind('section').map((row) => [row.id, row.body])),
  };
  const hits = ofKind('hit').sort((a, b) => a.n - b.n);
  return {
    documents: hits.map((row) => inflate(withDates(row), known, delivery)),
    total: ofKind('total')[0]?.n ?? hits.length,
    writers: ofKind('writer')
      .sort((a, b) => b.n - a.n)
      .map(({ id, n, body }) => ({ _id: id, name: textAt(body, 'name'), count: n })),
    known,
  };
}

/** A draft, which the newsroom sees in lists, has no dates but its own. */
const columns: RawBuilder<unknown> = sql`
  d.id, d.type, d.credit_ids, d.section_ids, d.reference_ids,
  case when d.draft_reason is null then d.created_date end as created_date,
  case when d.draft_reason is null then d.display_date end as display_date`;

const asCard: RawBuilder<JsonObject> = sql`
  case when d.type = 'collection' then d.prepared
  else d.prepared - '{content_elements,related_content}'::text[] end`;

/** What of a document goes into another: all of a gallery or a picture, the card of a story. */
const asReferent: RawBuilder<JsonObject> = sql`
  case when d.type = 'gallery' then d.prepared - 'related_content'
  else d.prepared - '{content_elements,related_content}'::text[] end`;

/** A document without dates of its own was created when it came in. */
function withDates({ body, created, displayed }: Row): JsonObject {
  return {
    ...(created ? { created_date: created.toISOString() } : {}),
    ...(displayed ? { display_date: displayed.toISOString() } : {}),
    ...body,
  };
}
