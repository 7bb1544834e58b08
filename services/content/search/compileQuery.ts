import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { compileRange } from './compileRange';
import { compileTerm } from './compileTerm';
import { fieldOf } from './fields';
import type { Condition } from './condition';
import { jsonPath } from './jsonPath';
import { QueryError } from './queryTree';
import type { QueryTree } from './queryTree';
import { wordsQuery } from './wordsQuery';

export interface CompiledQuery {
  where: Condition;
  /** How well a document fits; null when the query has no free words to rank by. */
  score: RawBuilder<number> | null;
  /** The query says itself which types it wants. */
  namesType: boolean;
}

/**
 * A query as a condition on documents under the alias `d`, with every value bound.
 *
 * @throws QueryError with the reason.
 */
export function compileQuery(tree: QueryTree, now: Date = new Date()): CompiledQuery {
  const wanted = wantedWords(tree);
  const scores = wanted.map((words) => sql<number>`ts_rank_cd(d.words, ${words})`);
  return {
    where: compile(tree, now),
    score: scores.length > 0 ? sql<number>`(${sql.join(scores, sql` + `)})` : null,
    namesType: mentions(tree, 'type'),
  };
}

function compile(tree: QueryTree, now: Date): Condition {
  switch (tree.kind) {
    case 'all':
      return sql`true`;
    case 'and':
    case 'or': {
      const parts = tree.parts.map((part) => compile(part, now));
      return sql`(${sql.join(parts, tree.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`(not coalesce(${compile(tree.part, now)}, false))`;
    case 'exists':
      return compileExists(tree.field);
    case 'range':
      return compileRange(tree, now);
    case 'term':
      return compileTerm(tree, now);
  }
}

function compileExists(name: string): Condition {
  const field = fieldOf(name);
  if (name === '') throw new QueryError('_exists_ needs the name of a field');
  if (!field) {
    return sql`jsonb_path_exists(d.prepared, ${`${jsonPath(name)} ? (@ != null)`}::jsonpath)`;
  }
  const column = sql.ref(`d.${field.column}`);
  if (field.kind === 'list') return sql`(cardinality(${column}) > 0)`;
  return field.kind === 'text' ? sql`(${column} <> '')` : sql`(${column} is not null)`;
}

/** The free words that a document should have, not those it must not have. */
function wantedWords(tree: QueryTree): RawBuilder<unknown>[] {
  if (tree.kind === 'and' || tree.kind === 'or') return tree.parts.flatMap(wantedWords);
  if (tree.kind !== 'term' || tree.field !== null) return [];
  const words = wordsQuery(tree);
  return words ? [words] : [];
}

function mentions(tree: QueryTree, field: string): boolean {
  switch (tree.kind) {
    case 'and':
    case 'or':
      return tree.parts.some((part) => mentions(part, field));
    case 'not':
      return mentions(tree.part, field);
    case 'all':
      return false;
    default:
      return tree.field === field;
  }
}
