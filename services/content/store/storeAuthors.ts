import { isDeepStrictEqual } from 'node:util';

import { sql } from 'kysely';

import type { JsonObject } from '../ans/json';
import type { Author } from '../authors/parseAuthor';
import { isEmpty } from '../merge/sameItem';
import type { Outcome } from '../merge/Outcome';
import { keepChecked } from './checkedDocuments';
import type { Database } from './openDatabase';

interface AuthorOptions {
  /** Whether what is known is forgotten; else what is not said stays. */
  isReplacing?: boolean;
  /** Of a dry run: its name; what it would have stored counts as stored. */
  run?: string | null;
}

/**
 * Writes authors, all of them or none; a known id takes what is said of the author and keeps the rest.
 *
 * @returns what becomes of each, in their order
 */
export async function storeAuthors(
  db: Database,
  given: readonly Author[],
  { isReplacing = false, run = null }: AuthorOptions = {},
): Promise<Outcome[]> {
  if (given.length === 0) return [];
  const authors = given.map((one) => (isReplacing ? { ...one, said: one.author } : one));
  const ids = authors.map(({ id }) => id);
  const stored = await sql<{ id: string; document: JsonObject }>`
    select given.id, coalesce(c.raw, a.document) as document
    from unnest(${ids}::text[]) as given(id)
    left join content.authors a on a.id = given.id
    left join content.checked_documents c
      on c.run = ${run} and c.id = given.id and c.type = 'author'
    where a.id is not null or c.id is not null
  `.execute(db);
  const known = new Map(stored.rows.map(({ id, document }) => [id, document]));
  const joined = new Map<string, Author>();
  const outcomes = authors.map((one): Outcome => {
    const before = known.get(one.id);
    const after = before && !isReplacing ? join(before, one) : one.author;
    known.set(one.id, after);
    const earlier = joined.get(one.id);
    joined.set(one.id, earlier && !isReplacing ? joinBoth(earlier, one) : one);
    if (!before) return { status: 'new', kept: [] };
    const kept = isReplacing ? [] : keptKeys(before, one);
    const untouched = kept.length > 0 ? 'kept' : 'unchanged';
    return { status: isDeepStrictEqual(before, after) ? untouched : 'changed', kept };
  });
  if (run === null) await write(db, [...joined.values()], isReplacing);
  else
    await keepChecked(
      db,
      run,
      [...joined.keys()].map((id) => JSON.stringify({ id, type: 'author', raw: known.get(id) })),
    );
  return outcomes;
}

/** Each row is joined by the database, so that of two writers neither loses what the other says. */
async function write(
  db: Database,
  authors: readonly Author[],
  isReplacing: boolean,
): Promise<void> {
  const rows = authors
    .map(({ id, author, said, removed }) => ({ id, author, said, removed }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id text, author jsonb, said jsonb, removed text[])`;
  const after = isReplacing
    ? sql`given.author`
    : sql`((known.document || given.said) - given.removed)`;
  await sql`
    insert into content.authors (id, name, document)
    select given.id, given.author->>'name', given.author from ${given}
    on conflict (id) do nothing
  `.execute(db);
  await sql`
    update content.authors as known set
      name = ${after}->>'name', document = ${after}, updated_at = now()
    from ${given} where known.id = given.id and known.document <> ${after}
  `.execute(db);
}

const join = (document: JsonObject, { said, removed }: Author): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...document, ...said }).filter(([key]) => !removed.includes(key)),
  );

function joinBoth(first: Author, second: Author): Author {
  return {
    id: second.id,
    author: join(first.author, second),
    said: join(first.said, second),
    removed: [...first.removed.filter((key) => !(key in second.said)), ...second.removed],
  };
}

const keptKeys = (document: JsonObject, { said, removed, author }: Author): string[] =>
  Object.entries(document)
    .filter(([key, value]) => !isEmpty(value) && !(key in said) && !removed.includes(key))
    .filter(([key, value]) => !isDeepStrictEqual(author[key], value))
    .map(([key]) => `/${key}`);
