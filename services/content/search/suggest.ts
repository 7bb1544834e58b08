import { sql } from 'kysely';

import { isLive } from '../read/readDocuments';
import type { Database } from '../store/openDatabase';
import { compileQuery, withTypes } from './compileQuery';
import type { QueryTree } from './queryTree';
import { newestHeadlined } from './selectMatches';

export interface Suggestion {
  kind: 'section' | 'author' | 'topic' | 'story';
  /** A section's path, an author's id, a topic's slug, a story's address. */
  id: string;
  text: string;
}

const WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
const MOST_WORDS = 8;
/** Letters that one of the words has before stories are looked for. */
const FEWEST_LETTERS = 3;
/** Words that one may be the beginning of, besides what the index has. */
const MOST_BEGUN = 24;
const MOST_NAMES = 3;
const MOST_STORIES = 5;

/**
 * What begins with the words that are being typed, the last of them unfinished: sections, authors and topics by
 * their names, then stories by their headlines, the newest first.
 */
export async function suggest(db: Database, website: string, typed: string): Promise<Suggestion[]> {
  const words = (typed.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const names = await namesLike(db, website, words);
  if (words.every((word) => [...word].length < FEWEST_LETTERS)) return names;
  return [...names, ...(await storiesLike(db, words.slice(0, -1), words.at(-1) ?? ''))];
}

/** Of a name each word begins a word. Topics are those of stories that readers may see. */
async function namesLike(
  db: Database,
  website: string,
  words: readonly string[],
): Promise<Suggestion[]> {
  const begins = sql.join(
    words.map((word) => sql`name ~* ${`\\m${word}`}`),
    sql` and `,
  );
  const { rows } = await sql<Suggestion>`
    with topics as materialized (
      select slug, name from content.topics where ${begins}
      order by length(name), name limit ${MOST_NAMES * 2}
    )
    (select 'section' as kind, id, name as text from content.sections
      where website = ${website} and id <> '/' and ${begins}
      order by length(id), name limit ${MOST_NAMES})
    union all
    (select 'author', id, name from content.authors
      where ${begins} order by name limit ${MOST_NAMES})
    union all
    (select 'topic', slug, name from topics
      where (
        select count(*) from content.documents d
        where d.tag_slugs @> array[topics.slug]::text[] and ${isLive}
      ) > 0
      order by length(name), name limit ${MOST_NAMES})
  `.execute(db);
  return rows;
}

/** The newest stories with these words in a headline, the last of them unfinished. */
async function storiesLike(
  db: Database,
  words: readonly string[],
  last: string,
): Promise<Suggestion[]> {
  const now = new Date();
  const begun = [...(await wordsFrom(db, last)).map(termOf), startOf(last)];
  const parts = [...words.map(termOf), { kind: 'or' as const, parts: begun }];
  const query = compileQuery(withTypes({ kind: 'and', parts }), now);
  if (!query.rankingWords) return [];
  const { rows } = await sql<Suggestion>`
    with ${newestHeadlined(query, query.rankingWords)},
    stories as (
      select d.url, d.display_date, coalesce(
        nullif(d.prepared #>> '{headlines,web}', ''), d.prepared #>> '{headlines,basic}') as text
      from (
        select id, type from headlined order by display_date desc, id, type limit ${MOST_STORIES}
      ) as newest
      join content.documents d using (id, type)
    )
    select 'story' as kind, url as id, text from stories
    where url <> '' and text <> '' order by display_date desc, url
  `.execute(db);
  return rows;
}

/**
 * Words of stories that begin like this, the shortest first: "security" for "securit", which its stem does not
 * begin with.
 */
async function wordsFrom(db: Database, start: string): Promise<string[]> {
  if ([...start].length < FEWEST_LETTERS) return [];
  const { rows } = await sql<{ word: string }>`
    select word from content.lexicon
    where word ^@ ${start} order by length(word), word limit ${MOST_BEGUN}
  `.execute(db);
  return rows.map(({ word }) => word);
}

const termOf = (word: string): QueryTree => ({
  kind: 'term',
  field: null,
  pieces: [word],
  isQuoted: false,
});

const startOf = (word: string): QueryTree => ({
  kind: 'term',
  field: null,
  pieces: [word, { wildcard: '*' }],
  isQuoted: false,
});
