import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { objectAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import type { Database } from '../store/openDatabase';

const WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
/** A page of results has some 600. */
const MOST = 3000;

/**
 * Words of headlines and decks, in small letters, that are what was asked for in some form: "eagle" and
 * "eagles" for `eagles`.
 * @param asked a full-text query; null: nothing was
 */
export async function matchedWords(
  db: Database,
  asked: RawBuilder<unknown> | null,
  documents: readonly JsonObject[],
): Promise<string[]> {
  const texts = documents.flatMap((document) => [
    ...Object.values(objectAt(document, 'headlines')),
    ...Object.values(objectAt(document, 'description')),
  ]);
  const words = new Set(
    texts.flatMap((text) =>
      typeof text === 'string' ? (text.toLowerCase().match(WORD) ?? []) : [],
    ),
  );
  if (!asked || words.size === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words].slice(0, MOST)}::text[]) as word
    where to_tsvector('english', word) @@ ${asked}
  `.execute(db);
  return rows.map(({ word }) => word);
}
