import fc from 'fast-check';

import { parseQuery } from './parseQuery';
import { QueryError } from './queryTree';
import type { QueryTree } from './queryTree';

/** A tree as a short text. */
function show(tree: QueryTree): string {
  switch (tree.kind) {
    case 'all':
      return '*';
    case 'and':
    case 'or':
      return `(${tree.parts.map(show).join(tree.kind === 'and' ? ' & ' : ' | ')})`;
    case 'not':
      return `!${show(tree.part)}`;
    case 'exists':
      return `exists:${tree.field}`;
    case 'range':
      return `${tree.field}:${tree.includesFrom ? '[' : '{'}${tree.from ?? '*'},${tree.to ?? '*'}${tree.includesTo ? ']' : '}'}`;
    case 'term': {
      const text = tree.pieces
        .map((piece) => (typeof piece === 'string' ? piece : `<${piece.wildcard}>`))
        .join('');
      return `${tree.field === null ? '' : `${tree.field}=`}${tree.isQuoted ? `"${text}"` : text}`;
    }
  }
}

describe('a query', () => {
  it.each([
    ['', '*'],
    ['   ', '*'],
    ['*', '*'],
    ['*:*', '*'],
    ['eagles', 'eagles'],
    ['eagles trade deadline', '(eagles & trade & deadline)'],
    ['"trade deadline"', '"trade deadline"'],
    ['type:story', 'type=story'],
    ['type:story AND subtype:live', '(type=story & subtype=live)'],
    ['type:story subtype:live', '(type=story & subtype=live)'],
    ['a OR b AND c', '(a | (b & c))'],
    ['a AND b OR c', '((a & b) | c)'],
    ['a || b && c', '(a | (b & c))'],
    ['(a OR b) AND c', '((a | b) & c)'],
    ['NOT a', '!a'],
    ['a AND NOT b', '(a & !b)'],
    ['a NOT b', '(a & !b)'],
    ['a -b +c !d', '(a & !b & c & !d)'],
    ['NOT NOT a', 'a'],
    ['+type:story +(a OR b)', '(type=story & (a | b))'],
    ['-(a OR b)', '!(a | b)'],
    ['-type:story', '!type=story'],
    ['type:(story OR gallery)', '(type=story | type=gallery)'],
    ['type:(story OR subtype:live)', '(type=story | subtype=live)'],
    ['taxonomy.primary_section._id:"/sports"', 'taxonomy.primary_section._id="/sports"'],
    ['taxonomy.primary_section._id:/sports/', 'taxonomy.primary_section._id=/sports/'],
    ['credits.by._id:jane-doe', 'credits.by._id=jane-doe'],
    ['headlines.basic:"a \\"b\\" c"', 'headlines.basic="a "b" c"'],
    ['canonical_url:\\/a\\*b', 'canonical_url=/a*b'],
    ['phil*', 'phil<*>'],
    ['headlines.basic:ph?l*', 'headlines.basic=ph<?>l<*>'],
    ['_exists_:promo_items.basic', 'exists:promo_items.basic'],
    ['subtype:*', 'exists:subtype'],
    ['display_date:[now-7d TO now]', 'display_date:[now-7d,now]'],
    ['display_date:[now-7d/d TO now/d]', 'display_date:[now-7d/d,now/d]'],
    ['display_date:{2026-01-01 TO *}', 'display_date:{2026-01-01,*}'],
    [
      'display_date:["2026-01-01" TO "now"]',
      'display_date:["2026-01-01","now"]'.replaceAll('"', ''),
    ],
    ['display_date:[a TO b}', 'display_date:[a,b}'],
    ['display_date:>=now-1d', 'display_date:[now-1d,*]'],
    ['display_date:<2026', 'display_date:{*,2026}'],
    ['title^3 "big game"^2.5', '(title & "big game")'],
    ['well-known AT&T C++ don’t', '(well-known & AT&T & C++ & don’t)'],
    ['Phillies: what now?', '(Phillies: & what & now<?>)'],
    ['a - b', '(a & - & b)'],
    ['x:y:z', 'x=y:z'],
    ['😀 été', '(😀 & été)'],
  ])('%p is read as %p', (query, expected) => {
    expect(show(parseQuery(query))).toBe(expected);
  });

  it.each([
    ['(a', 'a parenthesis is not closed'],
    ['a)', 'a parenthesis is closed that was not opened'],
    ['()', 'a parenthesis is closed too early'],
    ['"a', 'a quotation mark is not closed'],
    ['a AND', 'something is missing at the end'],
    ['AND a', 'something is missing before AND'],
    ['a OR OR b', 'something is missing before OR'],
    ['NOT', 'something is missing at the end'],
    ['display_date:[a b]', 'a range is written [from TO to] or {from TO to}'],
    ['"a b"~3', 'proximity (~) is not supported'],
    ['a*b*c*d*e*f*', 'a word has at most 5 wildcards'],
    ['('.repeat(30) + 'a', 'parentheses nest at most 20 deep'],
    ['a '.repeat(201), 'a query has at most 200 clauses'],
    ['a'.repeat(4001), 'a query has at most 4000 characters'],
    [`${'a.'.repeat(12)}b:c`, 'the name of a field is too long: a.a.a.a.a.a.a.a.a.a.a.a.b…'],
  ])('%p is refused: %s', (query, reason) => {
    expect(() => parseQuery(query)).toThrow(new QueryError(reason));
  });

  it('of any characters is read or refused, never worse', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '"',
        ':',
        'a',
        ' ',
        'AND',
        'OR',
        'NOT',
        '-',
        '+',
        '[',
        ' TO ',
        ']',
        '{',
        '}',
        '*',
        '?',
        '\\',
        '^2',
        '~',
        '>',
        '=',
        'type:',
        '_exists_:',
      ),
      fc.string(),
    );
    for (const word of ['toString', 'constructor', '__proto__'])
      expect(() => parseQuery(word)).not.toThrow();
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        try {
          parseQuery(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
