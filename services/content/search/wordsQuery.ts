import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Term } from './queryTree';

/**
 * A term as a full-text query: a word, a phrase, or the beginning of a word before a `*`. Null for
 * wildcards alone.
 */
export function wordsQuery({ pieces, isQuoted }: Term): RawBuilder<unknown> | null {
  const [text] = pieces.filter((piece) => typeof piece === 'string');
  if (text === undefined) return null;
  if (isQuoted) return sql`phraseto_tsquery('english', ${text})`;
  const after = pieces[pieces.indexOf(text) + 1];
  if (typeof after === 'object' && after.wildcard === '*') {
    const word = text.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();
    if (word === '') return null;
    return sql`to_tsquery('english', ${`'${word}':*`})`;
  }
  return sql`plainto_tsquery('english', ${text})`;
}
