import { InvalidInput } from '../errors';

type Part =
  | { kind: 'literal'; text: string }
  | { kind: 'parameter'; name: string; allowed: ReadonlySet<string> | null };

/** A path pattern, ready to match. */
export interface Pattern {
  parts: Part[];
  /** Ends in `*`: whatever follows matches too. */
  hasRest: boolean;
}

/** Names that parameter mappings give another meaning. */
const RESERVED = ['uri', 'website', 'rest', 'query'];
const PARAMETER = /^:([A-Za-z]\w*)(?:\(([^()]+)\))?$/;

/**
 * A pattern from text: `/news` (itself), `/author/:id` (one segment), `/:section(news|sports)` (one
 * of these), `/live/*` (`/live` and all below it; what follows is the parameter `rest`).
 * @throws InvalidInput that says what is wrong.
 */
export function parsePattern(text: string): Pattern {
  if (!text.startsWith('/')) throw new InvalidInput(`Pattern "${text}" does not start with "/".`);
  const segments = text.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  const hasRest = segments.at(-1) === '*';
  if (hasRest) segments.pop();
  const parts = segments.map((segment) => parsePart(segment, text));
  const names = parts.flatMap((part) => (part.kind === 'parameter' ? [part.name] : []));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new InvalidInput(`Pattern "${text}" has two parameters "${twice}".`);
  return { parts, hasRest };
}

/**
 * The parameters of a path that fits a pattern; null when it does not fit.
 * @param segments of the path, decoded.
 */
export function matchPattern(pattern: Pattern, segments: string[]): Record<string, string> | null {
  const { parts, hasRest } = pattern;
  if (segments.length < parts.length) return null;
  if (!hasRest && segments.length > parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.kind === 'literal') {
      if (segment !== part.text) return null;
    } else {
      if (part.allowed && !part.allowed.has(segment)) return null;
      parameters[part.name] = segment;
    }
  }
  if (hasRest) parameters['rest'] = segments.slice(parts.length).join('/');
  return parameters;
}

function parsePart(segment: string, pattern: string): Part {
  if (segment === '') throw new InvalidInput(`Pattern "${pattern}" has an empty segment.`);
  if (!segment.startsWith(':')) {
    if (/[*?#()|]/.test(segment)) {
      throw new InvalidInput(`Pattern "${pattern}": "${segment}" is neither text nor a parameter.`);
    }
    return { kind: 'literal', text: decodeLiteral(segment, pattern) };
  }
  const [, name, list] = PARAMETER.exec(segment) ?? [];
  if (!name || RESERVED.includes(name)) {
    throw new InvalidInput(`Pattern "${pattern}": "${segment}" is not a parameter.`);
  }
  if (list === undefined) return { kind: 'parameter', name, allowed: null };
  const allowed = list.split('|').map((choice) => decodeLiteral(choice, pattern));
  if (allowed.includes('')) {
    throw new InvalidInput(`Pattern "${pattern}": a choice of "${name}" is empty.`);
  }
  return { kind: 'parameter', name, allowed: new Set(allowed) };
}

function decodeLiteral(text: string, pattern: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw new InvalidInput(`Pattern "${pattern}": "${text}" is not an address.`, { cause: error });
  }
}
