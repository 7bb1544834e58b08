import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** The words of stories as they are written, and topics by name: for what a reader begins to type, or mistypes (decision 0045). */
export const addLexicon: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`set local statement_timeout = 0`.execute(db);
    // Words as they are written, which stems are not: for what a reader began to type, or mistyped.
    await sql`create table content.lexicon (word text collate "C" primary key)`.execute(db);
    // A word's first seven letters without two of them, one or none: words with a key in common are alike.
    await sql`
      create function content.spelling_keys(word text) returns text[]
      language plpgsql immutable parallel safe as $$
      declare
        start text := left(word, 7);
      begin
        return array(
          select start union
          select overlay(start placing '' from one for 1)
          from generate_series(1, length(start)) as one union
          select overlay(overlay(start placing '' from two for 1) placing '' from one for 1)
          from generate_series(1, length(start)) as one, generate_series(one + 1, length(start)) as two
        );
      end
      $$`.execute(db);
    await sql`
      create function content.written_words(written text) returns text[]
      language plpgsql immutable parallel safe as $$
      begin
        return array(
          select word from unnest(tsvector_to_array(to_tsvector('simple', left(written, 100000)))) as word
          where length(word) between 3 and 30 and word !~ '[[:digit:][:punct:]]'
          order by word
        );
      end
      $$`.execute(db);
    await sql`
      insert into content.lexicon
      select distinct word from content.documents d, unnest(content.written_words(
        (select string_agg(part #>> '{}', ' ') from jsonb_array_elements(
          jsonb_path_query_array(d.prepared, '$.headlines.*')
          || jsonb_path_query_array(d.prepared, '$.description.*')
          || jsonb_path_query_array(d.prepared, '$.credits.by[*].name')
          || jsonb_path_query_array(d.prepared, '$.taxonomy.tags[*].text')
        ) as part)
      )) as word`.execute(db);
    await sql`create table content.topics (slug text primary key, name text not null)`.execute(db);
    await sql`
      insert into content.topics
      select distinct on (slug) tag->>'slug' as slug, tag->>'text'
      from content.documents d, jsonb_path_query(d.prepared, '$.taxonomy.tags[*]') as tag
      where tag->>'slug' <> '' and tag->>'text' <> ''
      order by slug, d.display_date desc`.execute(db);
    await sql`
      create index lexicon_spelling_keys on content.lexicon
      using gin (content.spelling_keys(word))`.execute(db);
  },
};
