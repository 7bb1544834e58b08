import type { ContentRequest } from '../fusion/types';
import type { ContentSource } from './types';

/** The names of the parameters that a source takes, or null when it declares none. */
export function paramNames(source: ContentSource): string[] | null {
  if (!source.params) return null;
  return Array.isArray(source.params)
    ? source.params.map(({ name }) => name)
    : Object.keys(source.params);
}

/** A query with only the parameters that the source declares, in a fixed order, without nothings. */
export function cleanQuery(
  source: ContentSource,
  query: Record<string, unknown>,
): Record<string, unknown> {
  const names = paramNames(source) ?? Object.keys(query);
  const entries = names
    .filter(
      (name) => Object.hasOwn(query, name) && query[name] !== undefined && query[name] !== null,
    )
    .sort()
    .map((name) => [name, query[name]] as const);
  return Object.fromEntries(entries);
}

/** The address of an answer in the cache: source, site, declared parameters, filter. */
export function requestKey(
  source: ContentSource,
  request: ContentRequest,
  website: string,
): string {
  const filter = request.filter?.replace(/\s+/g, ' ').trim() ?? '';
  return `${request.source}|${website}|${JSON.stringify(cleanQuery(source, request.query))}|${filter}`;
}

/** A parameter with a text, as an address has it. */
const PARAMETER = /"(\w+)":"([^"]+)"/g;
const ID = /^_?ids?$|collection/i;

/** The ids of documents that an answer was asked for by, as its address says: one, or several by comma. */
export function namedIds(address: string): string[] {
  return [...address.matchAll(PARAMETER)].flatMap(([, name = '', ids = '']) =>
    ID.test(name)
      ? ids
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean)
      : [],
  );
}
