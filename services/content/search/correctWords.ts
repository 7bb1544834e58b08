import { sql } from 'kysely';

import type { Database } from '../store/openDatabase';
import { compileQuery, withTypes } from './compileQuery';
import { editDistance } from './editDistance';
import type { QueryTree } from './queryTree';
import { newestMatches } from './selectMatches';

const WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
/** Words that are looked into, and words that one may be. */
const MOST_WORDS = 8;
const MOST_CANDIDATES = 6;
/** Stories that are counted. With few the database would walk through the archive by date (decision 0041). */
const MOST_COUNTED = 1000;

/**
 * What somebody may have meant whose words are in no story: the same with each unknown word replaced by the
 * one most like it that stories have. Null where all are known, or one is like none.
 */
export async function correctWords(db: Database, typed: string): Promise<string | null> {
  const words = [...new Set(typed.toLowerCase().match(WORD) ?? [])].slice(0, MOST_WORDS);
  const corrections = new Map<string, string>();
  for (const word of words) {
    if ((await countOf(db, word)) > 0) continue;
    const correction = await closestTo(db, word);
    if (correction === null) return null;
    corrections.set(word, correction);
  }
  if (corrections.size === 0) return null;
  return typed.replace(WORD, (word) => corrections.get(word.toLowerCase()) ?? word);
}

/** Letters by which a word may differ from one that was meant. */
const mostEdits = (word: string): number => {
  const { length } = [...word];
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
};

/** Of the words most like this one, the one that most stories have. */
async function closestTo(db: Database, word: string): Promise<string | null> {
  const most = mostEdits(word);
  if (most === 0) return null;
  const { rows } = await sql<{ word: string }>`
    select word from content.lexicon
    where content.spelling_keys(word) && content.spelling_keys(${word})
      and abs(length(word) - length(${word})) <= ${most} and length(word) > 2
  `.execute(db);
  const likeness = (candidate: { word: string }): number =>
    candidate.word.charAt(0) === word.charAt(0) ? 1 : 0;
  const near = rows
    .map((row) => ({ word: row.word, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .toSorted((one, other) => one.distance - other.distance || likeness(other) - likeness(one));
  const counted = [];
  for (const candidate of near.slice(0, MOST_CANDIDATES)) {
    counted.push({ ...candidate, count: await countOf(db, candidate.word) });
  }
  const [best] = counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.distance - other.distance || other.count - one.count);
  return best?.word ?? null;
}

/** How many stories have a word; as if all had one that means nothing, as "the". */
async function countOf(db: Database, word: string): Promise<number> {
  const now = new Date();
  const tree: QueryTree = { kind: 'term', field: null, pieces: [word], isQuoted: false };
  const { rows } = await sql<{ count: number }>`
    with ${newestMatches(compileQuery(withTypes(tree), now), MOST_COUNTED, now)}
    select count(*)::int as count from matches
  `.execute(db);
  return rows[0]?.count ?? 0;
}
