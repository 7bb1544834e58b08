import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Condition } from './condition';
import { dateMath, looksLikeDate } from './dateMath';
import type { Span } from './dateMath';
import { fieldOf } from './fields';
import { jsonPath } from './jsonPath';
import { QueryError } from './queryTree';
import type { Range } from './queryTree';

/** A range as a condition. A bound that is a whole day or month is taken or left as a whole. */
export function compileRange(range: Range, now: Date): Condition {
  const field = fieldOf(range.field);
  switch (field?.kind) {
    case 'date': {
      const column = sql.ref(`d.${field.column}`);
      return both(
        range.from === null ? null : lower(column, dateMath(range.from, now), range.includesFrom),
        range.to === null ? null : upper(column, dateMath(range.to, now), range.includesTo),
      );
    }
    case 'text': {
      const column = sql.ref(`d.${field.column}`);
      return both(
        range.from === null
          ? null
          : sql`${column} ${sql.raw(range.includesFrom ? '>=' : '>')} ${range.from}`,
        range.to === null
          ? null
          : sql`${column} ${sql.raw(range.includesTo ? '<=' : '<')} ${range.to}`,
      );
    }
    case 'list':
    case 'flag':
      throw new QueryError(`${range.field} has no order to take a range of`);
    default:
      return compileInDocument(range, now);
  }
}

/** Moments of a column within a span. */
export function compileSpan(column: string, span: Span): Condition {
  const reference = sql.ref(`d.${column}`);
  return both(lower(reference, span, true), upper(reference, span, true));
}

const lower = (column: RawBuilder<unknown>, span: Span, includes: boolean): Condition =>
  includes ? sql`${column} >= ${span.start}` : sql`${column} > ${span.end}`;

const upper = (column: RawBuilder<unknown>, span: Span, includes: boolean): Condition =>
  includes ? sql`${column} <= ${span.end}` : sql`${column} < ${span.start}`;

function both(from: Condition | null, to: Condition | null): Condition {
  const conditions = [from, to].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Numbers compare as numbers, everything else as text, which for ISO dates is their order. */
function compileInDocument(range: Range, now: Date): Condition {
  const conditions: string[] = [];
  if (range.from !== null) {
    const value = literal(range.from, now, range.includesFrom ? 'start' : 'end');
    conditions.push(`@ ${range.includesFrom ? '>=' : '>'} ${value}`);
  }
  if (range.to !== null) {
    const value = literal(range.to, now, range.includesTo ? 'end' : 'start');
    conditions.push(`@ ${range.includesTo ? '<=' : '<'} ${value}`);
  }
  const path = `${jsonPath(range.field)} ? (${conditions.join(' && ') || '@ != null'})`;
  return sql`jsonb_path_exists(d.prepared, ${path}::jsonpath)`;
}

function literal(text: string, now: Date, edge: keyof Span): string {
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return String(Number(text));
  return JSON.stringify(looksLikeDate(text) ? dateMath(text, now)[edge].toISOString() : text);
}
