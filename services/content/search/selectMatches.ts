import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { isDue, isLive } from '../read/readDocuments';
import type { CompiledQuery } from './compileQuery';
import type { Condition } from './condition';
import {
  indexedHeadlines,
  indexedWords,
  keyText,
  laterThanNow,
  type Age,
  type SearchKey,
} from './searchKeys';

/** Matches of which it is looked up how well they fit: the newest, and as many with it in the headline. */
const RANKED = 200;
/** Days after which news is worth half as much. */
const FRESH = 30;
/** What it is worth to be of the topic that was typed; a headline is worth 1. */
const OF_TOPIC = 0.6;
/** Documents with the words of a phrase, the newest, in which the phrase itself is looked for. */
const PHRASED = 2000;

/**
 * What fits a query, as `matches` with `n` (from 1), `id` and `type`: `limit` at most, in order.
 * @param order of documents under the alias `d`
 */
export const matchesInOrder = (
  { where, whereInside, hasPhrase }: CompiledQuery,
  order: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> => sql`
  matches as materialized (
    select row_number() over () as n, id, type from (
      select d.id, d.type from content.documents d
      where ${isLive} and ${where} ${hasPhrase ? sql`and ${whereInside}` : sql``}
      order by ${order} limit ${limit}
    ) as found
  )`;

/** What is in a feed, the newest first, as `matchesInOrder`: no document is read for it. */
export function newestOfFeed(
  { keys, rest }: NonNullable<CompiledQuery['feed']>,
  limit: number,
): RawBuilder<unknown> {
  const ofKeys = keys.map(
    (key) => sql`
      (select d.display_date, d.id, d.type from content.memberships d
      where d.key = ${key} and ${isDue} and ${rest}
      order by d.display_date desc, d.id, d.type limit ${limit})`,
  );
  return sql`
    matches as materialized (
      select row_number() over (order by display_date desc, id, type) as n, id, type
      from (${sql.join(ofKeys, sql` union `)}) as found
      order by n limit ${limit}
    )`;
}

/** What fits a query with words, the newest first, as `matchesInOrder`. */
export const newestMatches = (
  query: CompiledQuery,
  limit: number,
  now: Date,
): RawBuilder<unknown> => sql`
  ${newest(query, limit, now)},
  matches as materialized (
    select row_number() over (order by display_date desc, id, type) as n, id, type from newest
  )`;

/**
 * What fits a query with words, the best first, as `matchesInOrder`. Of very many it is the newest, and the
 * newest of those that have the words in a headline: what a word costs does not grow with the archive.
 */
export function bestMatches(query: CompiledQuery, limit: number, now: Date): RawBuilder<unknown> {
  const { ranking, rankingWords } = query;
  if (!ranking || !rankingWords) return newestMatches(query, limit, now);
  const isInHeadline = sql<boolean>`ts_filter(d.words, '{a}') @@ ${ranking}`;
  // A headline is worth more than a topic, that more than a deck, and that more than the text; what is new
  // more than what is old.
  const score = sql`
    case when ${isInHeadline} then 1 else 0 end
    + case when d.tag_slugs @> array[${query.topic}]::text[] then ${OF_TOPIC}::float8 else 0 end
    + ts_rank_cd('{0, 0.1, 0.4, 1}', d.words, ${ranking}, 32)
    + 0.5 / (1 + greatest(0, extract(epoch from ${now}::timestamptz - d.display_date) / 86400) / ${FRESH})`;
  return sql`
    ${newest(query, limit, now)},
    ${newestHeadlined(query, rankingWords)},
    ranked as materialized (
      select d.id, d.type, ${score} as score
      from (
        (select id, type from newest order by display_date desc, id, type limit ${RANKED})
        union select id, type from headlined
      ) as candidates
      join content.documents d on d.id = candidates.id and d.type = candidates.type
    ),
    matches as materialized (
      select row_number() over (
        order by ranked.score desc nulls last, display_date desc, id, type
      ) as n, id, type
      from (select * from newest union select * from headlined) as candidates
      left join ranked using (id, type)
    )`;
}

/** The newest that have the words in a headline, as `headlined`. */
export function newestHeadlined(
  query: CompiledQuery,
  words: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return byAge({
    name: 'headlined',
    conditions: [
      sql`${indexedHeadlines} @@ ${words}`,
      // To look into a document costs more than the index does.
      query.hasPhrase ? query.whereInside : query.whereHeadlined,
      ...query.keys.map((key) => hasKey(indexedHeadlines, key)),
    ],
    index: indexedHeadlines,
    // Few have it in a headline: there is no need to look at months.
    ages: query.ages.length > 2 ? query.ages.slice(1) : query.ages,
    limit: RANKED,
  });
}

/** The newest that fit, as `newest`. */
function newest(query: CompiledQuery, limit: number, now: Date): RawBuilder<unknown> {
  const most = query.hasPhrase ? PHRASED : limit;
  const having: Parts = {
    name: 'documents_having',
    conditions: [query.where, ...query.keys.map((key) => hasKey(indexedWords, key))],
    index: indexedWords,
    ages: query.ages,
    limit: most,
  };
  // What is dated ahead is in no part but the last. It is found by its date and looked into then (`offset 0`
  // keeps the planner from the other way): by its words, all of an archive would be, 15 s of a million.
  const later = sql`
    union (select d.id, d.type, d.display_date from (
      select * from content.documents d
      where ${isLive} and d.display_date >= ${laterThanNow(now)} offset 0
    ) as d
    where ${sql.join(having.conditions, sql` and `)}
    order by d.display_date desc, d.id, d.type limit ${most})`;
  const phrase = sql`
    where exists (
      select from content.documents d
      where d.id = documents_having.id and d.type = documents_having.type and ${query.whereInside}
    )`;
  return sql`
    ${byAge(having, query.ages[0] === null ? sql`` : later)},
    newest as materialized (
      select * from documents_having ${query.hasPhrase ? phrase : sql``}
      order by display_date desc, id, type limit ${limit}
    )`;
}

interface Parts {
  name: string;
  /** On documents under the alias `d`. */
  conditions: Condition[];
  /** Which knows the ages. */
  index: RawBuilder<unknown>;
  ages: readonly Age[];
  limit: number;
}

/**
 * The newest that fit, from parts of the archive of which each is older and larger: one is looked through
 * only if those before it had too few.
 * @param further what is added to them
 */
function byAge(parts: Parts, further: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { name, index, ages, limit } = parts;
  const part = (n: number): RawBuilder<unknown> => sql.ref(`${name}_${n}`);
  const selected = ages.map((age, n) => {
    const inPart = age === null ? sql`` : sql`and ${hasKey(index, age)}`;
    const isNeeded = Array.from(
      { length: n },
      (_part, before) => sql`and (select count(*) from ${part(before)}) < ${limit}`,
    );
    return sql`${part(n)} as materialized ${selectPart(parts, sql.join([inPart, ...isNeeded], sql` `))}`;
  });
  const all = ages.map((_age, n) => sql`select * from ${part(n)}`);
  return sql`
    ${sql.join(selected, sql`, `)},
    ${sql.ref(name)} as materialized (
      select * from (${sql.join(all, sql` union `)} ${further}) as parts
      order by display_date desc, id, type limit ${limit}
    )`;
}

const selectPart = (
  { conditions, limit }: Parts,
  further: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select d.id, d.type, d.display_date from content.documents d
  where ${isLive} and ${sql.join(conditions, sql` and `)} ${further}
  order by d.display_date desc, d.id, d.type limit ${limit})`;

const hasKey = (index: RawBuilder<unknown>, key: SearchKey): Condition =>
  sql<boolean>`${index} @@ ${keyText(key)}::tsquery`;
