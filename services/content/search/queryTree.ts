/** A search query as a tree. `field` is null for words that are looked for anywhere. */
export type QueryTree =
  | { kind: 'all' }
  | { kind: 'and' | 'or'; parts: QueryTree[] }
  | { kind: 'not'; part: QueryTree }
  | { kind: 'exists'; field: string }
  | Term
  | Range;

export interface Term {
  kind: 'term';
  field: string | null;
  /** Literal texts, with `*` (any characters) and `?` (one character) between them. */
  pieces: (string | Wildcard)[];
  isQuoted: boolean;
}

export interface Wildcard {
  wildcard: '*' | '?';
}

export interface Range {
  kind: 'range';
  field: string;
  /** Null: open on this side. */
  from: string | null;
  to: string | null;
  includesFrom: boolean;
  includesTo: boolean;
}

/** A query that cannot be understood or would cost too much; its message is for the caller. */
export class QueryError extends Error {}
