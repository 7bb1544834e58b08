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
  const reader = new QueryReader(query);
  const isAfterField = (): boolean => tokens.at(-1)?.kind === 'field';

  while (reader.position < query.length) {
    const character = query.charAt(reader.position);
    if (/\s/.test(character)) {
      reader.position += 1;
    } else if (character === '(' || character === ')') {
      tokens.push({ kind: character });
      reader.position += 1;
    } else if (
      '+-!'.includes(character) &&
      !isAfterField() &&
      /[^\s]/.test(query.charAt(reader.position + 1))
    ) {
      tokens.push({ kind: character === '+' ? 'required' : 'not' });
      reader.position += 1;
    } else if (character === '"') {
      tokens.push(reader.readPhrase());
    } else if ((character === '[' || character === '{') && isAfterField()) {
      tokens.push(reader.readRange());
    } else {
      const comparison = isAfterField() ? reader.match(COMPARISON) : null;
      const field = comparison || isAfterField() ? null : reader.readField();
      if (comparison) tokens.push(comparisonToken(comparison));
      else if (field !== null) tokens.push({ kind: 'field', name: field });
      else tokens.push(reader.readTerm());
    }
  }
  return tokens;
}

/** A query, and how far it has been read. */
class QueryReader {
  position = 0;
  readonly #query: string;

  constructor(query: string) {
    this.#query = query;
  }

  /** What a sticky expression finds here; the position is behind it then. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.position;
    const found = expression.exec(this.#query);
    if (found) this.position = expression.lastIndex;
    return found;
  }

  /** A colon with nothing behind it is punctuation, not the end of a field's name. */
  readField(): string | null {
    const start = this.position;
    const found = this.match(FIELD);
    if (found && /[^\s)]/.test(this.#query.charAt(this.position))) return found[0].slice(0, -1);
    this.position = start;
    return null;
  }

  readPhrase(): Token {
    let text = '';
    for (this.position += 1; this.position < this.#query.length; this.position += 1) {
      const character = this.#query.charAt(this.position);
      if (character === '"') {
        this.position += 1;
        if (this.#query.charAt(this.position) === '~')
          throw new QueryError('proximity (~) is not supported');
        this.match(SUFFIX);
        return { kind: 'term', pieces: [text], isQuoted: true };
      }
      if (character === '\\') this.position += 1;
      text += this.#query.charAt(this.position);
    }
    throw new QueryError('a quotation mark is not closed');
  }

  readRange(): Token {
    const found = this.match(RANGE);
    if (!found) throw new QueryError('a range is written [from TO to] or {from TO to}');
    return {
      kind: 'range',
      from: bound(found[2] ?? ''),
      to: bound(found[3] ?? ''),
      includesFrom: found[1] === '[',
      includesTo: found[4] === ']',
    };
  }

  readTerm(): Token {
    const start = this.position;
    const pieces: (string | Wildcard)[] = [];
    let text = '';
    for (; this.position < this.#query.length; this.position += 1) {
      const character = this.#query.charAt(this.position);
      if (/[\s()]/.test(character)) break;
      if (character === '^' && this.match(SUFFIX)?.[0]) break;
      if (character === '\\' && this.position + 1 < this.#query.length) {
        this.position += 1;
        text += this.#query.charAt(this.position);
      } else if (character === '*' || character === '?') {
        if (text !== '') pieces.push(text);
        text = '';
        pieces.push({ wildcard: character });
      } else {
        text += character;
      }
    }
    if (text !== '') pieces.push(text);
    const word = WORDS.get(this.#query.slice(start, this.position));
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
