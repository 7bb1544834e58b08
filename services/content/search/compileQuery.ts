import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { slugOf } from '../prepare/slugOf';
import { compileRange } from './compileRange';
import { compileAnyWord, compileTerm } from './compileTerm';
import { fieldOf } from './fields';
import type { Condition } from './condition';
import { jsonPath } from './jsonPath';
import {
  agesOf,
  datesOf,
  feedOf,
  indexedHeadlines,
  indexedWords,
  keysOf,
  type Age,
  type SearchKey,
} from './searchKeys';
import { QueryError } from './queryTree';
import type { QueryTree } from './queryTree';
import { wordsQuery } from './wordsQuery';

export interface CompiledQuery {
  where: Condition;
  /** The same, of a document that is at hand: without the index of the words. */
  whereInside: Condition;
  /** The same, of what the index of headlines finds. */
  whereHeadlined: Condition;
  /** The index knows that a document has the words of a phrase, not that they follow each other. */
  hasPhrase: boolean;
  /** How well a document fits; null when the query has no free words to rank by. */
  score: RawBuilder<number> | null;
  /** The free words as one full-text query, which fits what is to be ranked high; null without any. */
  ranking: RawBuilder<unknown> | null;
  /** The same without the order of words in phrases, which the index does not know. */
  rankingWords: RawBuilder<unknown> | null;
  /** Any one of the free words, phrases taken apart; null without any. */
  anyWord: RawBuilder<unknown> | null;
  /** The slug of the topic that the words name together, if they are one; '' without any. */
  topic: string;
  /** What else the index of the words knows of all that fits. */
  keys: readonly SearchKey[];
  /** What fits, where that is a feed: of one of these keys, and the rest of what is asked of it. */
  feed: { keys: readonly string[]; rest: Condition } | null;
  /** Parts of the archive in which there may be something, the newest first. */
  ages: readonly Age[];
}

/**
 * A query as a condition on documents under the alias `d`, with every value bound.
 *
 * @throws QueryError with the reason.
 */
export function compileQuery(tree: QueryTree, now: Date = new Date()): CompiledQuery {
  const wanted = wantedWords(tree);
  const feed = feedOf(tree);
  const scores = wanted.map((words) => sql<number>`ts_rank_cd(d.words, ${words})`);
  return {
    where: compile(withoutPhrases(tree), now, indexedWords),
    whereInside: compile(tree, now, sql`d.words`),
    whereHeadlined: compile(withoutPhrases(tree), now, indexedHeadlines),
    score: scores.length > 0 ? sql<number>`(${sql.join(scores, sql` + `)})` : null,
    hasPhrase: withoutPhrases(tree) !== tree,
    rankingWords: rankingOf(withoutPhrases(tree)),
    ranking: rankingOf(tree),
    anyWord: anyOf(wantedWords(withoutPhrases(tree))),
    topic: slugOf(wantedTexts(tree).join(' ')),
    feed: feed && { keys: feed.keys, rest: compile(feed.rest, now, sql`d.words`) },
    keys: keysOf(tree),
    ages: agesOf(datesOf(tree, now), now),
  };
}

/** @param words what free words are looked for in: what a document must not have, no index finds. */
function compile(tree: QueryTree, now: Date, words: RawBuilder<unknown>): Condition {
  switch (tree.kind) {
    case 'all':
      return sql`true`;
    case 'and':
    case 'or': {
      if (tree.parts.length === 0) return sql`true`;
      const terms = tree.kind === 'or' && tree.parts.map(wordsOf);
      if (terms && terms.every((term) => term !== null)) return compileAnyWord(terms, words);
      const parts = tree.parts.map((part) => compile(part, now, words));
      return sql`(${sql.join(parts, tree.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`(not coalesce(${compile(tree.part, now, sql`d.words`)}, false))`;
    case 'exists':
      return compileExists(tree.field);
    case 'range':
      return compileRange(tree, now);
    case 'term':
      return compileTerm(tree, now, words);
  }
}

/** A word without a field, as a full-text query; null for anything else. */
const wordsOf = (tree: QueryTree): RawBuilder<unknown> | null =>
  tree.kind === 'term' && tree.field === null ? wordsQuery(tree) : null;

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

/** What was typed of the free words. */
function wantedTexts(tree: QueryTree): string[] {
  if (tree.kind === 'and' || tree.kind === 'or') return tree.parts.flatMap(wantedTexts);
  if (tree.kind !== 'term' || tree.field !== null) return [];
  return tree.pieces.filter((piece) => typeof piece === 'string');
}

const anyOf = (words: readonly RawBuilder<unknown>[]): RawBuilder<unknown> | null =>
  words.length > 0 ? sql`(${sql.join(words, sql` || `)})` : null;

/** A query with the words of its phrases in their place, which finds no less. */
function withoutPhrases(tree: QueryTree): QueryTree {
  if (tree.kind === 'and' || tree.kind === 'or') {
    const parts = tree.parts.map(withoutPhrases);
    return parts.every((part, n) => part === tree.parts[n]) ? tree : { ...tree, parts };
  }
  const isPhrase = tree.kind === 'term' && tree.field === null && tree.isQuoted;
  return isPhrase ? { ...tree, isQuoted: false } : tree;
}

/** What readers look for, unless the query names a type itself. */
const TYPES = ['story', 'gallery', 'video'];

export function withTypes(tree: QueryTree): QueryTree {
  if (mentions(tree, 'type')) return tree;
  const parts = TYPES.map((type): QueryTree => ({
    kind: 'term',
    field: 'type',
    pieces: [type],
    isQuoted: false,
  }));
  return { kind: 'and', parts: [{ kind: 'or', parts }, tree] };
}

/** The wanted words, together as the query has them together. */
function rankingOf(tree: QueryTree): RawBuilder<unknown> | null {
  if (tree.kind !== 'and' && tree.kind !== 'or') return wantedWords(tree)[0] ?? null;
  const parts = tree.parts.map(rankingOf).filter((part) => part !== null);
  if (parts.length === 0) return null;
  return sql`(${sql.join(parts, tree.kind === 'and' ? sql` && ` : sql` || `)})`;
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
