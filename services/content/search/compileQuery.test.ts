import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';

import { compileQuery, withTypes } from './compileQuery';
import { parseQuery } from './parseQuery';
import { parseSort } from './parseSort';
import { QueryError } from './queryTree';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (instance) => new PostgresIntrospector(instance),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const now = new Date('2026-05-14T12:00:00Z');
const WORDS =
  'content.search_words( d.words, d.display_date, d.section_ids, d.tag_slugs, d.author_ids)';

function compiled(query: string): [string, readonly unknown[]] {
  const { sql: text, parameters } = compileQuery(parseQuery(query), now).where.compile(db);
  return [text.replace(/\s+/g, ' ').replaceAll('"', ''), parameters];
}

const day = (date: string): Date => new Date(date);

describe('any of several words', () => {
  it('is one look at the index; one that means nothing to the dictionary asks for nothing', () => {
    const [text, words] = compiled('council OR mayor OR zoning');
    expect(text.split('@@')).toHaveLength(2);
    expect(text).toContain(
      `${WORDS} @@ (plainto_tsquery('english', $4) || plainto_tsquery('english', $5) || plainto_tsquery('english', $6))`,
    );
    expect(text).toMatch(/^\(numnode\(plainto_tsquery\('english', \$1\)\) = 0 or /);
    expect(words).toEqual(['council', 'mayor', 'zoning', 'council', 'mayor', 'zoning']);
  });

  it('is asked for part by part where one is no word', () => {
    expect(compiled('council OR type:gallery')[0]).toContain('or (d.type = ');
  });
});

describe('fields with a column', () => {
  it.each<[string, string, unknown[]]>([
    ['type:story', '(d.type = $1)', ['story']],
    ['_id:ABC', '(d.id = $1)', ['ABC']],
    ['taxonomy.primary_section._id:"/sports/"', '(d.primary_section = $1)', ['/sports']],
    ['taxonomy.sections._id:sports', '(d.section_ids @> array[$1]::text[])', ['/sports']],
    [
      'taxonomy.sections._id:/sports/*',
      'exists (select from unnest(d.section_ids) as item where item like $1)',
      ['/sports/%'],
    ],
    ['taxonomy.primary_section._id:/sp*', '(d.primary_section like $1)', ['/sp%']],
    [
      'taxonomy.tags.slug:100%_*',
      'exists (select from unnest(d.tag_slugs) as item where item like $1)',
      ['100\\%\\_%'],
    ],
    ['credits.by._id:jane', '(d.author_ids @> array[$1]::text[])', ['jane']],
    ['canonical_url:"https://x.example/a/?b"', '(d.urls @> array[$1]::text[])', ['/a']],
    [
      'display_date:[now-7d TO now]',
      '(d.display_date >= $1 and d.display_date <= $2)',
      [day('2026-05-07T12:00:00Z'), now],
    ],
    ['display_date:{2026-05-01 TO *}', '(d.display_date > $1)', [day('2026-05-01T23:59:59.999Z')]],
    ['display_date:[* TO 2026-05-01]', '(d.display_date <= $1)', [day('2026-05-01T23:59:59.999Z')]],
    ['publish_date:<2026-05-01', '(d.publish_date < $1)', [day('2026-05-01T00:00:00Z')]],
    [
      'display_date:2026-05-01',
      '(d.display_date >= $1 and d.display_date <= $2)',
      [day('2026-05-01T00:00:00Z'), day('2026-05-01T23:59:59.999Z')],
    ],
    ['revision.published:true', '(d.is_published = $1)', [true]],
    ['subtype:[a TO b}', '(d.subtype >= $1 and d.subtype < $2)', ['a', 'b']],
    ['_exists_:subtype', "(d.subtype <> '')", []],
    ['_exists_:taxonomy.tags.slug', '(cardinality(d.tag_slugs) > 0)', []],
    ['_exists_:publish_date', '(d.publish_date is not null)', []],
    [
      'type:story AND (subtype:a OR NOT subtype:b)',
      '((d.type = $1) and ((d.subtype = $2) or (not coalesce((d.subtype = $3), false))))',
      ['story', 'a', 'b'],
    ],
    ['*:*', 'true', []],
  ])('%s', (query, text, parameters) => {
    expect(compiled(query)).toEqual([text, parameters]);
  });
});

describe('all other fields are looked up in the document', () => {
  it.each<[string, unknown]>([
    ['distributor.name:AP', 'lax $."distributor"."name" ? (@ like_regex "^AP$" flag "is")'],
    [
      'owner.sponsored:false',
      'lax $."owner"."sponsored" ? (@ like_regex "^false$" flag "is" || @ == false)',
    ],
    ['a.b:007', 'lax $."a"."b" ? (@ like_regex "^007$" flag "is" || @ == 7)'],
    ['a:"x.y|z"', 'lax $."a" ? (@ like_regex "^x\\\\.y\\\\|z$" flag "is")'],
    ['a:x*y?', 'lax $."a" ? (@ like_regex "^x.*y.$" flag "is")'],
    ['a:"\\") || true"', 'lax $."a" ? (@ like_regex "^\\"\\\\) \\\\|\\\\| true$" flag "is")'],
    ['a:[1 TO 10}', 'lax $."a" ? (@ >= 1 && @ < 10)'],
    [
      'a:[2026-05-01 TO now]',
      'lax $."a" ? (@ >= "2026-05-01T00:00:00.000Z" && @ <= "2026-05-14T12:00:00.000Z")',
    ],
    ['a:>x', 'lax $."a" ? (@ > "x")'],
    ['a:[* TO *]', 'lax $."a" ? (@ != null)'],
    ['_exists_:a.b', 'lax $."a"."b" ? (@ != null)'],
  ])('%s', (query, path) => {
    expect(compiled(query)).toEqual(['jsonb_path_exists(d.prepared, $1::jsonpath)', [path]]);
  });
});

describe('free words', () => {
  it.each<[string, string, unknown[]]>([
    ['eagles', "plainto_tsquery('english', $1)", ['eagles']],
    ['"big game"', "plainto_tsquery('english', $1)", ['big game']],
    ['phil*', "to_tsquery('english', $1)", ["'phil':*"]],
    ["o'ne\\'*", "to_tsquery('english', $1)", ["'o ne':*"]],
  ])('%s', (query, expression, [word]) => {
    const second = expression.replace('$1', '$2');
    expect(compiled(query)).toEqual([
      `(numnode(${expression}) = 0 or ${WORDS} @@ ${second})`,
      [word, word],
    ]);
  });

  it('are looked for in their order where they are a phrase, in what the index finds', () => {
    const { whereInside, hasPhrase } = compileQuery(parseQuery('a OR "big game"'));
    expect([hasPhrase, compileQuery(parseQuery('a b')).hasPhrase]).toEqual([true, false]);
    expect(whereInside.compile(db).sql).toContain("phraseto_tsquery('english', $4)");
    expect(whereInside.compile(db).sql).not.toContain('search_words');
  });

  it('rank the results, those that are not wanted aside', () => {
    const { score } = compileQuery(parseQuery('a OR "b c" -d type:story'));
    expect(score?.compile(db).parameters).toEqual(['a', 'b c']);
    expect(compileQuery(parseQuery('type:story')).score).toBeNull();
  });

  it.each([
    ['eagles city', ['eagles', 'city'], '&&', 'eagles-city'],
    ['eagles OR city', ['eagles', 'city'], '||', 'eagles-city'],
    ['"city hall" -eagles', ['city hall'], null, 'city-hall'],
    ['type:story', null, null, ''],
  ])('%s: are ranked together, or each, and name one topic', (query, words, joined, topic) => {
    const compiledQuery = compileQuery(parseQuery(query));
    const score = compiledQuery.score?.compile(db);
    expect(score?.parameters ?? null).toEqual(words);
    if (joined) expect(compiledQuery.ranking?.compile(db).sql).toContain(` ${joined} `);
    expect(compiledQuery.topic).toBe(topic);
  });

  it('are looked for in one headline only, where a field says so', () => {
    expect(compiled('headlines.basic:eagles')[0]).toContain('d.prepared #>> $2');
  });
});

it.each([
  ['display_date:soon', '"soon" is not a date'],
  ['display_date:[soon TO now]', '"soon" is not a date'],
  ['revision.published:perhaps', 'revision.published is true or false'],
  ['taxonomy.tags.slug:[a TO b]', 'taxonomy.tags.slug has no order to take a range of'],
  ['_exists_:""', '_exists_ needs the name of a field'],
])('%s is refused: %s', (query, reason) => {
  expect(() => compiled(query)).toThrow(new QueryError(reason));
});

it('looks for what readers read, unless the query names a type itself', () => {
  const types = '((d.type = $1) or (d.type = $2) or (d.type = $3))';
  const where = (query: string): string =>
    compileQuery(withTypes(parseQuery(query)), now)
      .where.compile(db)
      .sql.replaceAll('"', '');
  expect(where('subtype:b')).toBe(`(${types} and (d.subtype = $4))`);
  expect(where('subtype:a AND (subtype:b OR NOT type:video)')).not.toContain(types);
});

describe('the order of results', () => {
  const order = (sort: string, score = sql<number>`score`): string =>
    parseSort(sort, score).compile(db).sql.replace(/\s+/g, ' ').replaceAll('"', '');
  const rest = ', d.display_date desc, d.id, d.type';

  it.each([
    ['display_date:desc', `d.display_date desc${rest}`],
    ['display_date:asc', `d.display_date asc${rest}`],
    ['publish_date', `d.publish_date desc nulls last${rest}`],
    ['', `score desc${rest}`],
    ['_score:desc,subtype:asc', `score desc, d.subtype asc${rest}`],
    ['headlines.basic:asc', `lower(d.prepared #>> $1) asc nulls last${rest}`],
  ])('%p', (sort, expected) => {
    expect(order(sort)).toBe(expected);
  });

  it('is the latest first without words to rank by', () => {
    expect(parseSort('', null).compile(db).sql).toContain('"d"."display_date" desc');
  });

  it.each([
    'display_date:down',
    'raw',
    'a;drop',
    'taxonomy.tags.slug:asc',
    'display_date,type,subtype,_id',
  ])('%p is refused', (sort) => {
    expect(() => order(sort)).toThrow(QueryError);
  });
});
