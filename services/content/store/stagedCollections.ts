import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { JsonObject } from '../ans/json';
import { memberIds } from '../prepare/references';
import type { Database } from './openDatabase';

/** min that a staged order can be read */
const KEPT = 30;
const PREFIX = 'staged-';

export interface StagedCollection {
  collectionId: string;
  elements: JsonObject[];
  memberIds: string[];
}

/**
 * Keeps an order that a collection does not have yet, for previews, under an id that nobody guesses.
 * Whoever reads that id for a while gets the collection as if it were saved.
 */
export async function stageCollection(
  db: Database,
  collectionId: string,
  elements: readonly JsonObject[],
): Promise<string> {
  const id = `${PREFIX}${randomUUID()}`;
  await sql`delete from content.staged_collections where until < now()`.execute(db);
  await sql`
    insert into content.staged_collections (id, collection_id, elements, until)
    values (${id}, ${collectionId}, ${JSON.stringify(elements)}::jsonb,
      now() + make_interval(mins => ${KEPT}))
  `.execute(db);
  return id;
}

/** What is staged under an id; null where it is the id of nothing staged. */
export async function readStaged(db: Database, id: string): Promise<StagedCollection | null> {
  if (!id.startsWith(PREFIX)) return null;
  const { rows } = await sql<{ collection_id: string; elements: JsonObject[] }>`
    select collection_id, elements from content.staged_collections
    where id = ${id} and until >= now()
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { collection_id: collectionId, elements } = row;
  return { collectionId, elements, memberIds: memberIds({ content_elements: elements }) };
}
