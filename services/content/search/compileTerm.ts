import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Condition } from './condition';
import { compileSpan } from './compileRange';
import { dateMath } from './dateMath';
import { fieldOf, isProse } from './fields';
import { jsonPath } from './jsonPath';
import { QueryError } from './queryTree';
import type { Term } from './queryTree';
import { wordsQuery } from './wordsQuery';

/**
 * A word, a phrase or a pattern as a condition, in a field or anywhere.
 * @param words what a term without a field is looked for in
 */
export function compileTerm(term: Term, now: Date, words: RawBuilder<unknown>): Condition {
  const { field: name } = term;
  if (name === null) return compileWords(term, words);
  const field = fieldOf(name);
  const text = textOf(term);
  switch (field?.kind) {
    case 'text':
    case 'list': {
      const normalize = field.normalize ?? ((value: string) => value);
      const column = sql.ref(`d.${field.column}`);
      if (!hasWildcard(term)) {
        return field.kind === 'text'
          ? sql`(${column} = ${normalize(text)})`
          : sql`(${column} @> array[${normalize(text)}]::text[])`;
      }
      const pattern = likePattern(term, normalize);
      return field.kind === 'text'
        ? sql`(${column} like ${pattern})`
        : sql`exists (select from unnest(${column}) as item where item like ${pattern})`;
    }
    case 'date':
      return compileSpan(field.column, dateMath(text, now));
    case 'flag':
      if (text !== 'true' && text !== 'false') throw new QueryError(`${name} is true or false`);
      return sql`(${sql.ref(`d.${field.column}`)} = ${text === 'true'})`;
    default:
      return isProse(name) ? compileProse(name, term) : compileInDocument(name, term);
  }
}

/** Words that mean nothing to the dictionary ("the") ask for nothing. */
function compileWords(term: Term, words: RawBuilder<unknown>): Condition {
  const query = wordsQuery(term);
  return query ? sql`(numnode(${query}) = 0 or ${words} @@ ${query})` : sql`true`;
}

/** Any of several words in one look at the index, which for each alone would be as many. */
export function compileAnyWord(
  queries: readonly RawBuilder<unknown>[],
  words: RawBuilder<unknown>,
): Condition {
  const empty = queries.map((query) => sql`numnode(${query}) = 0`);
  return sql`(${sql.join(empty, sql` or `)} or ${words} @@ (${sql.join(queries, sql` || `)}))`;
}

function compileProse(name: string, term: Term): Condition {
  const path = name.split('.');
  return compileWords(term, sql`to_tsvector('english', coalesce(d.prepared #>> ${path}, ''))`);
}

/** Equal whatever the case, or as the pattern has it; numbers, true and false as such, too. */
function compileInDocument(name: string, term: Term): Condition {
  const text = textOf(term);
  const expression = term.pieces
    .map((piece) =>
      typeof piece === 'string' ? escapeExpression(piece) : piece.wildcard === '*' ? '.*' : '.',
    )
    .join('');
  const alternatives = [`@ like_regex ${JSON.stringify(`^${expression}$`)} flag "is"`];
  if (!hasWildcard(term) && /^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/.test(text)) {
    alternatives.push(`@ == ${/^[tf]/.test(text) ? text : Number(text)}`);
  }
  const path = `${jsonPath(name)} ? (${alternatives.join(' || ')})`;
  return sql`jsonb_path_exists(d.prepared, ${path}::jsonpath)`;
}

const textOf = ({ pieces }: Term): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.wildcard)).join('');

const hasWildcard = ({ pieces }: Term): boolean =>
  pieces.some((piece) => typeof piece !== 'string');

function likePattern({ pieces }: Term, normalize: (value: string) => string): string {
  return pieces
    .map((piece, index) => {
      if (typeof piece !== 'string') return piece.wildcard === '*' ? '%' : '_';
      const text = index === 0 ? keepEnd(piece, normalize) : piece;
      return text.replace(/[\\%_]/g, '\\$&');
    })
    .join('');
}

/** What is normalised before a wildcard keeps its slash: `/sports/*` is not `/sports*`. */
function keepEnd(piece: string, normalize: (value: string) => string): string {
  const normal = normalize(piece);
  return piece.endsWith('/') && normal !== '' && !normal.endsWith('/') ? `${normal}/` : normal;
}

const escapeExpression = (text: string): string => text.replace(/[.^$*+?()[\]{}|\\]/g, '\\$&');
