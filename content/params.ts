import { text } from '@broadsheet/define/values';
import { DEFAULT_SITE } from './schemas/readContext';

/** The website that is asked for. */
export function siteOf(query: { readonly 'arc-site'?: unknown }): string {
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
