import { DEFAULT_SITE } from './schemas/readContext';
import { flag, number, text } from './schemas/json';
import type { SourceQuery } from './source';
import { SourceError } from '@broadsheet/define';

/** A text parameter, trimmed; `''` when absent. */
export function textParam(query: SourceQuery, name: string): string {
  return text(query[name]);
}

/** A text parameter that must be there. Throws 400 otherwise. */
export function requiredParam(query: SourceQuery, name: string): string {
  const value = textParam(query, name);
  if (!value) throw new SourceError(400, `needs ${name}`);
  return value;
}

/** A whole number within bounds; also when it came as a string. */
export function countParam(
  query: SourceQuery,
  name: string,
  { fallback, min = 0, max }: { fallback: number; min?: number; max: number },
): number {
  return Math.min(max, Math.max(min, Math.trunc(number(query[name], fallback))));
}

export function flagParam(query: SourceQuery, name: string, fallback: boolean): boolean {
  return flag(query[name]) ?? fallback;
}

/** The website that is asked for. */
export function siteOf(query: SourceQuery): string {
  return text(query['arc-site']) || DEFAULT_SITE;
}

/** A path with its query string; parameters that are empty are left out. */
export function pathOf(path: string, params: Record<string, string | number>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== '') search.set(name, String(value));
  }
  return `${path}?${search.toString()}`;
}
