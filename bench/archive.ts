import type { Pool, QueryConfig } from 'pg';

import type { DocumentRow } from '../services/content/prepare/documentRow';
import type { Database } from '../services/content/store/openDatabase';
import { storeDocuments, writeRow } from '../services/content/store/storeDocuments';

/** Different words of the archive. */
const VOCABULARY = 50_000;
/** Stories that are made word by word; a larger archive has them again, of other days. */
const MADE = 10_000;
const AT_ONCE = 250;
const HEADLINE = 9;
const DECK = 18;
const BODY = 260;
/** ms between two stories: 40 a day. */
const APART = 2_160_000;

const SECTIONS = 40;
const TOPICS = 2000;
const AUTHORS = 300;

const ONSETS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 't', 'v', 'z', 'br', 'tr'];
const VOWELS = ['a', 'o', 'u', 'i'];

/** The word of a rank, from 0, the most frequent first. Stemming leaves it as it is. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 60; rest > 0; rest = Math.floor(rest / 60)) {
    word += `${ONSETS[rest % 15]}${VOWELS[Math.floor(rest / 15) % 4]}`;
  }
  return `${word}x`;
}

/** A number from 0 to 1 that is of a place: each run makes the same archive. */
export function at(n: number, salt: number): number {
  let x = Math.imul(n + 1, 0x9e37_79b1) ^ Math.imul(salt + 1, 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b_3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a_2d39);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

/** A rank of `count`, each as frequent as one over its rank (Zipf). */
const zipf = (count: number, n: number, salt: number): number =>
  Math.min(count - 1, Math.floor(count ** at(n, salt)) - 1);

/** The words of a story in their order: headline, deck, text. */
export const wordsOf = (n: number): string[] =>
  Array.from({ length: HEADLINE + DECK + BODY }, (_item, place) =>
    wordOf(zipf(VOCABULARY, n, 100 + place)),
  );

export const sectionOf = (rank: number): string => `/section-${rank}`;
export const topicOf = (rank: number): string => `topic-${rank}`;
export const authorOf = (rank: number): string => `author-${rank}`;

/** Of so many stories one is a place of a guide. */
const PLACES = 250;

function rowOf(n: number, newest: number): DocumentRow {
  const words = wordsOf(n);
  const headline = words.slice(0, HEADLINE).join(' ');
  const deck = words.slice(HEADLINE, HEADLINE + DECK).join(' ');
  const body = words.slice(HEADLINE + DECK).join(' ');
  const moment = new Date(newest - n * APART).toISOString();
  const id = `ARCHIVE${n}`;
  const section = sectionOf(zipf(SECTIONS, n, 1));
  const tags = [...new Set([2, 3, 4].map((salt) => topicOf(zipf(TOPICS, n, salt))))];
  const author = authorOf(zipf(AUTHORS, n, 5));
  const url = `${section}/${id.toLowerCase()}.html`;
  return {
    id,
    type: 'story',
    subtype: n % PLACES === 0 ? 'restaurant-page' : '',
    url,
    urls: [url],
    is_published: true,
    embargo_until: null,
    published_until: null,
    own_display_date: moment,
    publish_date: moment,
    first_publish_date: moment,
    last_updated_date: moment,
    created_date: moment,
    primary_section: section,
    section_ids: [section, sectionOf(zipf(SECTIONS, n, 6))],
    tag_slugs: tags,
    author_ids: [author],
    credit_ids: [author],
    reference_ids: [`PICTURE${n}`],
    member_ids: [],
    draft_reason: null,
    raw: {},
    origins: {},
    prepared: {
      _id: id,
      type: 'story',
      canonical_url: url,
      headlines: { basic: headline },
      description: { basic: deck },
      credits: { by: [{ type: 'author', _id: author, name: author }] },
      taxonomy: {
        primary_section: { _id: section, type: 'section', name: section },
        tags: tags.map((slug) => ({ slug, text: slug })),
      },
      promo_items: { basic: { type: 'reference', referent: { type: 'image', id: `PICTURE${n}` } } },
      content_elements: [{ type: 'text', content: body }],
    },
    deviations: [],
    fingerprint: id,
    headline,
    summary: `${deck} ${author} ${tags.join(' ')}`,
    body,
  };
}

/**
 * Fills an empty content service with `count` stories, 40 a day back from now, in which few words are
 * frequent and most are rare. Those above 10,000 repeat the words of the others; they are written without
 * indexes, which are made afterward: a million in minutes, not hours.
 */
export async function fillArchive(db: Database, pool: Pool, count: number): Promise<void> {
  const newest = Date.now() - APART;
  const made = Math.min(count, MADE);
  for (let from = 0; from < made; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, made - from);
    const rows = Array.from({ length: size }, (_item, n) => rowOf(from + n, newest));
    await storeDocuments(db, rows.map(writeRow));
  }
  const client = await pool.connect();
  const run: Run = (text, values = []) =>
    client.query({ text, values: [...values], query_timeout: LONGEST } as QueryConfig);
  try {
    await run('set statement_timeout = 0');
    if (count > MADE) await copyWithoutIndexes(run, count);
    await run('vacuum (analyze) content.documents');
    await run('vacuum (analyze) content.memberships');
  } finally {
    client.release(true);
  }
}

/** ms that a statement may take: the pool's own limits are those of a page. */
const LONGEST = 3_600_000;

type Run = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

async function copyWithoutIndexes(run: Run, count: number): Promise<void> {
  const { rows } = await run(`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition,
      array(select attnum::int from pg_attribute a
        where a.attrelid = c.oid and a.attstattarget = 0) as without_statistics
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisunique and i.indrelid in ('content.documents'::regclass, 'content.memberships'::regclass)`);
  const indexes = rows as { name: string; definition: string; without_statistics: number[] }[];
  for (const { name } of indexes) await run(`drop index content.${name}`);
  await run('alter table content.documents disable trigger user');
  for (let copy = 1; copy < count / MADE; copy += 1) {
    await copyAll(run, copy, Math.min(MADE, count - copy * MADE));
  }
  await run(`
    insert into content.memberships
    select key, id, type, subtype, display_date, embargo_until, published_until
    from content.documents d, content.membership_keys(d.section_ids, d.tag_slugs, d.author_ids) as key
    where id ~ '-'`);
  await run('alter table content.documents enable trigger user');
  for (const { name, definition, without_statistics: columns } of indexes) {
    await run(definition);
    for (const column of columns)
      await run(`alter index content.${name} alter column ${column} set statistics 0`);
  }
}

async function copyAll(run: Run, copy: number, size: number): Promise<void> {
  await run(
    `insert into content.documents (
      id, type, subtype, url, urls, is_published, own_display_date, publish_date,
      first_publish_date, last_updated_date, created_date, primary_section, section_ids, tag_slugs,
      author_ids, credit_ids, reference_ids, raw, prepared, fingerprint, words
    )
    select id || $1, type, subtype, url || $1, array[url || $1], true, own_display_date - older,
      publish_date - older, first_publish_date - older, last_updated_date - older,
      created_date - older, primary_section, section_ids, tag_slugs, author_ids, credit_ids,
      reference_ids, raw, prepared || jsonb_build_object('_id', id || $1), fingerprint, words
    from content.documents, make_interval(secs => $2) as older
    where id !~ '-' order by display_date desc limit $3`,
    [`-${copy}`, (copy * MADE * APART) / 1000, size],
  );
}
