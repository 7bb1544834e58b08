import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { dateMath } from './dateMath';
import { fieldOf } from './fields';
import type { QueryTree, Range, Term } from './queryTree';

/*
 * The index of the words (`documents_search`) knows more of a document than words: of which month and
 * year it is, and its sections, topics and authors. What is asked for together is compared within
 * the index, and only what has all of it is looked up.
 */

/** What the index knows of a document under the alias `d`: also in `migrations.ts`. */
export const indexedWords: RawBuilder<unknown> = sql`content.search_words(
  d.words, d.display_date, d.section_ids, d.tag_slugs, d.author_ids)`;

/** The same of its headlines alone. */
export const indexedHeadlines: RawBuilder<unknown> = sql`content.search_words(
  ts_filter(d.words, '{a}'), d.display_date, d.section_ids, d.tag_slugs, d.author_ids)`;

/** How many lexemes are compared with each document at most. */
const MOST = 6;

/** A key of the index: one of these lexemes, each as a query has it. */
export type SearchKey = readonly string[];

export const keyText = (key: SearchKey): string => key.join(' | ');

const written = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Keys that whatever fits the query has. */
export function keysOf(tree: QueryTree): SearchKey[] {
  return partsOf(tree).flatMap((part) => {
    const key = keyOf(part);
    return key && key.length <= MOST ? [key] : [];
  });
}

/** Between which moments a query wants documents to be displayed; null: open. */
export function datesOf(tree: QueryTree, now: Date): { from: Date | null; to: Date | null } {
  const ranges = partsOf(tree).filter(
    (part): part is Range =>
      part.kind === 'range' &&
      fieldOf(part.field)?.kind === 'date' &&
      part.field === 'display_date',
  );
  const from = ranges.flatMap((range) =>
    range.from === null ? [] : dateMath(range.from, now).start,
  );
  const to = ranges.flatMap((range) => (range.to === null ? [] : dateMath(range.to, now).end));
  return {
    from: from.length > 0 ? new Date(Math.max(...from.map(Number))) : null,
    to: to.length > 0 ? new Date(Math.min(...to.map(Number))) : null,
  };
}

const partsOf = (tree: QueryTree): QueryTree[] =>
  tree.kind === 'and' ? tree.parts.flatMap(partsOf) : [tree];

function keyOf(tree: QueryTree): SearchKey | null {
  const lexemes = lexemesOf(tree);
  return lexemes && lexemes.map(({ text, isStart }) => written(text) + (isStart ? ':*' : ''));
}

/** What of the index all that fits has one of; null where the index does not know. */
function lexemesOf(tree: QueryTree): Lexeme[] | null {
  if (tree.kind === 'term') {
    const lexeme = lexemeOf(tree);
    return lexeme === null ? null : [lexeme];
  }
  if (tree.kind !== 'or') return null;
  const lexemes = tree.parts.map(lexemesOf);
  return lexemes.every((one) => one !== null) ? lexemes.flat() : null;
}

interface Lexeme {
  text: string;
  /** Whether it is only how it begins. */
  isStart: boolean;
}

/**
 * A feed: the keys of which what fits has one, and what else is asked of it; null for what `memberships` does
 * not hold.
 */
export function feedOf(tree: QueryTree): { keys: string[]; rest: QueryTree } | null {
  const parts = partsOf(tree);
  const of = parts.find((part) => lexemesOf(part)?.every(({ isStart }) => !isStart));
  const rest = parts.filter((part) => part !== of);
  if (!of || !rest.every(isHeld)) return null;
  const keys = [...new Set(lexemesOf(of)?.map(({ text }) => text))];
  return keys.length <= MOST ? { keys, rest: { kind: 'and', parts: rest } } : null;
}

const HELD = ['type', 'subtype', 'display_date'];

/** Whether `memberships` knows all that a query asks. */
function isHeld(tree: QueryTree): boolean {
  switch (tree.kind) {
    case 'all':
      return true;
    case 'and':
    case 'or':
      return tree.parts.every(isHeld);
    case 'not':
      return isHeld(tree.part);
    default:
      return tree.field !== null && HELD.includes(tree.field);
  }
}

const PREFIXES: Record<string, string> = { section_ids: '@s', tag_slugs: '@t', author_ids: '@a' };

function lexemeOf({ field: name, pieces }: Term): Lexeme | null {
  const field = name === null ? null : fieldOf(name);
  const prefix = field?.kind === 'list' ? PREFIXES[field.column] : undefined;
  if (field?.kind !== 'list' || prefix === undefined) return null;
  const [start, wildcard, ...more] = pieces;
  if (typeof start !== 'string' || more.length > 0) return null;
  const value = (field.normalize ?? String)(start);
  if (value === '') return null;
  if (wildcard === undefined) return { text: prefix + value, isStart: false };
  // What begins like this: the index may give more (`/sportsbook`), the document decides.
  const isStart = typeof wildcard === 'object' && wildcard.wildcard === '*';
  return isStart ? { text: prefix + value, isStart } : null;
}

/** Ages of the newest part of an archive that are looked through one after the other. */
const GRAINS = [
  { prefix: '@m', of: (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth() + 1 },
  { prefix: '@y', of: (date: Date): number => date.getUTCFullYear() },
] as const;

/** A part of an archive: null is all of it. */
export type Age = SearchKey | null;

/**
 * Parts of the archive, each with the one before it: the newest months, the newest years, and all. Of a
 * query with dates, those parts that there can be something in. Displayed from `later` on is in the last
 * part alone.
 */
export function agesOf({ from, to }: { from: Date | null; to: Date | null }, now: Date): Age[] {
  if (from && to) {
    const cover = GRAINS.map((grain) => numbersOf(grain, from, to)).find((key) => key !== null);
    if (cover) return [cover];
  }
  const ages: Age[] = [];
  for (const { prefix, of } of GRAINS) {
    const last = of(now);
    ages.push([last - 1, last, last + 1].map((number) => written(`${prefix}${number}`)));
    if (from && of(from) >= last - 1) return [...ages];
  }
  return [...ages, null];
}

function numbersOf(
  { prefix, of }: (typeof GRAINS)[number],
  from: Date,
  to: Date,
): SearchKey | null {
  const first = of(from);
  const count = Math.max(0, of(to) - first) + 1;
  if (count > MOST) return null;
  return Array.from({ length: count }, (_item, n) => written(`${prefix}${first + n}`));
}

/** The first moment that is of no month in the first part of `agesOf`. */
export const laterThanNow = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2));
