import type { ContentConfig } from '../document';
import { mapParams } from './mapParams';
import { joinPath, splitPath, splitUri } from './path';
import { matchPattern, type Pattern } from './pattern';
import { findRedirect, type RedirectTable } from './redirects';
import type { RedirectStatus } from '../tables';

export interface Resolver {
  templateId: string;
  patterns: Pattern[];
  source: string | null;
  params: Record<string, unknown>;
}

export interface PageUrl {
  documentId: string;
  source: string | null;
  params: Record<string, unknown>;
}

/** What a website answers, by address. */
export interface SiteRoutes {
  redirects: RedirectTable;
  /** By normalised path. */
  pages: Map<string, PageUrl>;
  /** In the order in which they are asked. */
  resolvers: Resolver[];
}

export type RouteTarget =
  | { kind: 'redirect'; location: string; status: RedirectStatus }
  | { kind: 'page' | 'template'; documentId: string; contentConfig: ContentConfig | null }
  | { kind: 'none' };

/**
 * Who answers an address: a redirect, else the page bound to it, else the first resolver that fits.
 * @param isPublished pages and templates that are not are passed over.
 */
export function findRoute(
  routes: SiteRoutes,
  uri: string,
  website: string,
  isPublished: (documentId: string) => boolean,
): RouteTarget {
  const { path, search } = splitUri(uri);
  const redirect = findRedirect(routes.redirects, path, search);
  if (redirect) return { kind: 'redirect', ...redirect };
  const segments = splitPath(path);
  const configOf = (
    { source, params }: PageUrl | Resolver,
    parameters: Record<string, string>,
  ): ContentConfig | null =>
    source === null
      ? null
      : { source, query: mapParams(params, { uri: path, website, parameters, search }) };

  const page = routes.pages.get(joinPath(segments));
  if (page && isPublished(page.documentId)) {
    return { kind: 'page', documentId: page.documentId, contentConfig: configOf(page, {}) };
  }
  for (const resolver of routes.resolvers) {
    if (!isPublished(resolver.templateId)) continue;
    for (const pattern of resolver.patterns) {
      const parameters = matchPattern(pattern, segments);
      if (!parameters) continue;
      const contentConfig = configOf(resolver, parameters);
      return { kind: 'template', documentId: resolver.templateId, contentConfig };
    }
  }
  return { kind: 'none' };
}
