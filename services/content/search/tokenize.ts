import { QueryError } from './queryTree';
import type { Wildcard } from './queryTree';

export type Token =
  | { kind: '(' | ')' | 'and' | 'or' | 'not' | 'required' }
  | { kind: 'field'; name: string }
  | { kind: 'term'; pieces: (string | Wildcard)[]; isQuoted: boolean }
  | {
      kind: 'range';
      from: string | null;
      to: string | null;
      includesFrom: boolean;
      includesTo: boolean;
    };

const WORDS = new Map<string, 'and' | 'or' | 'not'>([
  ['AND', 'and'],
  ['&&', 'and'],
  ['OR', 'or'],
  ['||', 'or'],
  ['NOT', 'not'],
]);

const FIELD = /(?:[A-Za-z_][\w-]*(?:\.[\w-]+)*|\*):/y;
const RANGE = /([[{])\s*("[^"]*"|[^\s\]}]+)\s+TO\s+("[^"]*"|[^\s\]}]+)\s*([\]}])/y;
const COMPARISON = /([<>]=?)("[^"]*"|[^\s()]+)/y;
const SUFFIX = /(?:\^\d+(?:\.\d+)?)?(?=[\s()]|$)/y;

/**
 * The tokens of a query in the syntax of Lucene: `field:value`, "phrases", AND OR NOT + - !,
 * parentheses, `*` and `?`, ranges, `>=`. Boosts are read over.
 *
 * @throws QueryError with the reason.
 */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;

  const match = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = position;
    const found = expression.exec(query);
    if (found) position = expression.lastIndex;
    return found;
  };
  const isAfterField = (): boolean => tokens.at(-1)?.kind === 'field';

  while (position < query.length) {
    const character = query.charAt(position);
    if (/\s/.test(character)) {
      position += 1;
    } else if (character === '(' || character === ')') {
      tokens.push({ kind: character });
      position += 1;
    } else if (
      '+-!'.includes(character) &&
      !isAfterField() &&
      /[^\s]/.test(query.charAt(position + 1))
    ) {
      tokens.push({ kind: character === '+' ? 'required' : 'not' });
      position += 1;
    } else if (character === '"') {
      tokens.push(readPhrase());
    } else if ((character === '[' || character === '{') && isAfterField()) {
      tokens.push(readRange());
    } else {
      const comparison = isAfterField() ? match(COMPARISON) : null;
      const field = comparison || isAfterField() ? null : matchField();
      if (comparison) tokens.push(comparisonToken(comparison));
      else if (field !== null) tokens.push({ kind: 'field', name: field });
      else tokens.push(readTerm());
    }
  }
  return tokens;

  /** A colon with nothing behind it is punctuation, not the end of a field's name. */
  function matchField(): string | null {
    const start = position;
    const found = match(FIELD);
    if (found && /[^\s)]/.test(query.charAt(position))) return found[0].slice(0, -1);
    position = start;
    return null;
  }

  function readPhrase(): Token {
    let text = '';
    for (position += 1; position < query.length; position += 1) {
      const character = query.charAt(position);
      if (character === '"') {
        position += 1;
        if (query.charAt(position) === '~') throw new QueryError('proximity (~) is not supported');
        match(SUFFIX);
        return { kind: 'term', pieces: [text], isQuoted: true };
      }
      if (character === '\\') position += 1;
      text += query.charAt(position);
    }
    throw new QueryError('a quotation mark is not closed');
  }

  function readRange(): Token {
    const found = match(RANGE);
    if (!found) throw new QueryError('a range is written [from TO to] or {from TO to}');
    return {
      kind: 'range',
      from: bound(found[2] ?? ''),
      to: bound(found[3] ?? ''),
      includesFrom: found[1] === '[',
      includesTo: found[4] === ']',
    };
  }

  function readTerm(): Token {
    const start = position;
    const pieces: (string | Wildcard)[] = [];
    let text = '';
    for (; position < query.length; position += 1) {
      const character = query.charAt(position);
      if (/[\s()]/.test(character)) break;
      if (character === '^' && match(SUFFIX)?.[0]) break;
      if (character === '\\' && position + 1 < query.length) {
        position += 1;
        text += query.charAt(position);
      } else if (character === '*' || character === '?') {
        if (text !== '') pieces.push(text);
        text = '';
        pieces.push({ wildcard: character });
      } else {
        text += character;
      }
    }
    if (text !== '') pieces.push(text);
    const word = WORDS.get(query.slice(start, position));
    return word ? { kind: word } : { kind: 'term', pieces, isQuoted: false };
  }
}

function comparisonToken(found: RegExpExecArray): Token {
  const value = bound(found[2] ?? '');
  const isLower = found[1]?.startsWith('>') ?? false;
  const includes = found[1]?.endsWith('=') ?? false;
  return {
    kind: 'range',
    from: isLower ? value : null,
    to: isLower ? null : value,
    includesFrom: includes,
    includesTo: includes,
  };
}

function bound(text: string): string | null {
  const value = text.startsWith('"') ? text.slice(1, -1) : text.replace(/\\(.)/g, '$1');
  return value === '*' ? null : value;
}
