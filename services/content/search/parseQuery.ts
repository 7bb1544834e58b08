import { QueryError } from './queryTree';
import type { QueryTree } from './queryTree';
import { tokenize } from './tokenize';
import type { Token } from './tokenize';

/** characters */
const MAX_LENGTH = 4000;
const MAX_CLAUSES = 200;
const MAX_DEPTH = 20;
const MAX_WILDCARDS = 5;

/**
 * A query as a tree. NOT binds before AND, AND before OR; words side by side are ANDed, since a
 * reader who types more wants less. An empty query is everything.
 *
 * @throws QueryError with the reason.
 */
export function parseQuery(query: string): QueryTree {
  if (query.length > MAX_LENGTH) {
    throw new QueryError(`a query has at most ${MAX_LENGTH} characters`);
  }
  const tokens = tokenize(query);
  const clauses = tokens.filter((token) => token.kind === 'term' || token.kind === 'range');
  if (clauses.length > MAX_CLAUSES)
    throw new QueryError(`a query has at most ${MAX_CLAUSES} clauses`);

  let next = 0;
  const tree = tokens.length === 0 ? all : parseOr(null, 0);
  if (next < tokens.length) throw new QueryError('a parenthesis is closed that was not opened');
  return tree;

  function parseOr(field: string | null, depth: number): QueryTree {
    if (depth > MAX_DEPTH) throw new QueryError(`parentheses nest at most ${MAX_DEPTH} deep`);
    const parts = [parseAnd(field, depth)];
    while (tokens[next]?.kind === 'or') {
      next += 1;
      parts.push(parseAnd(field, depth));
    }
    return group('or', parts);
  }

  function parseAnd(field: string | null, depth: number): QueryTree {
    const parts = [parseNot(field, depth)];
    for (let token = tokens[next]; token; token = tokens[next]) {
      if (token.kind === 'or' || token.kind === ')') break;
      if (token.kind === 'and') next += 1;
      parts.push(parseNot(field, depth));
    }
    return group('and', parts);
  }

  function parseNot(field: string | null, depth: number): QueryTree {
    let isNegated = false;
    for (; ; next += 1) {
      const kind = tokens[next]?.kind;
      if (kind === 'not') isNegated = !isNegated;
      else if (kind !== 'required') break;
    }
    const part = parseClause(field, depth);
    return isNegated ? { kind: 'not', part } : part;
  }

  function parseClause(field: string | null, depth: number): QueryTree {
    const token = tokens[next];
    next += 1;
    if (!token) throw new QueryError('something is missing at the end');
    switch (token.kind) {
      case '(': {
        const tree = parseOr(field, depth + 1);
        if (tokens[next]?.kind !== ')') throw new QueryError('a parenthesis is not closed');
        next += 1;
        return tree;
      }
      case 'field':
        return parseClause(checkedField(token.name), depth);
      case 'term':
        return clauseOf(token, field);
      case 'range':
        if (field === null) throw new QueryError('a range needs a field');
        return { ...token, field };
      case ')':
        throw new QueryError('a parenthesis is closed too early');
      default:
        throw new QueryError(`something is missing before ${token.kind.toUpperCase()}`);
    }
  }
}

const all: QueryTree = { kind: 'all' };

function group(kind: 'and' | 'or', parts: QueryTree[]): QueryTree {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind, parts };
}

function checkedField(name: string): string {
  if (name.length > 200 || name.split('.').length > 10) {
    throw new QueryError(`the name of a field is too long: ${name.slice(0, 40)}…`);
  }
  return name;
}

function clauseOf(token: Extract<Token, { kind: 'term' }>, field: string | null): QueryTree {
  const { pieces, isQuoted } = token;
  const isAnything =
    pieces.length === 1 && typeof pieces[0] === 'object' && pieces[0].wildcard === '*';
  if (field === '*' || (field === null && isAnything)) return all;
  if (field === '_exists_') {
    return { kind: 'exists', field: checkedField(pieces.filter(isText).join('')) };
  }
  if (field !== null && isAnything) return { kind: 'exists', field };
  if (pieces.length - pieces.filter(isText).length > MAX_WILDCARDS) {
    throw new QueryError(`a word has at most ${MAX_WILDCARDS} wildcards`);
  }
  return { kind: 'term', field, pieces, isQuoted };
}

const isText = (piece: unknown): piece is string => typeof piece === 'string';
