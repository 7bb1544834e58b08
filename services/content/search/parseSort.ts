import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { fieldOf } from './fields';
import { QueryError } from './queryTree';

/**
 * The order of results: `field:asc` or `field:desc`, several by comma; `_score` is how well a
 * document fits. Without a word on it, the best first where there is a score, else the latest.
 *
 * @param sort without spaces around it
 * @throws QueryError for a field that gives no order.
 */
export function parseSort(sort: string, score: RawBuilder<number> | null): RawBuilder<unknown> {
  const asked = sort === '' ? (score ? '_score:desc' : 'display_date:desc') : sort;
  const terms = asked.split(',').map((term) => sortTerm(term.trim(), score));
  if (terms.length > 3) throw new QueryError('sort takes at most 3 fields');
  return sql.join([...terms, sql`d.display_date desc`, sql`d.id`, sql`d.type`]);
}

function sortTerm(term: string, score: RawBuilder<number> | null): RawBuilder<unknown> {
  const [, name = '', direction = 'desc'] = /^([\w.]+)(?::(asc|desc))?$/.exec(term) ?? [];
  if (name === '')
    throw new QueryError(`sort is field:asc or field:desc, not "${term.slice(0, 60)}"`);
  const order = sql.raw(direction);
  if (name === '_score') return score ? sql`${score} ${order}` : sql`d.display_date ${order}`;
  const field = fieldOf(name);
  if (name === 'publish_date' || name === 'first_publish_date' || name === 'last_updated_date') {
    return sql`${sql.ref(`d.${name}`)} ${order} nulls last`;
  }
  if (field?.kind === 'date' || field?.kind === 'text') {
    return sql`${sql.ref(`d.${field.column}`)} ${order}`;
  }
  if (/^headlines\.\w+$/.test(name)) {
    return sql`lower(d.prepared #>> ${name.split('.')}) ${order} nulls last`;
  }
  throw new QueryError(`cannot sort by ${name}`);
}
