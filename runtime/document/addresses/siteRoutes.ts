import type { ContentConfig } from '../document';
import { mapParams } from './mapParams';
import { joinPath, splitPath, splitUri } from './path';
import { matchPattern, type Pattern } from './pattern';
import { findRedirect, type RedirectTable } from './redirects';
import type { RedirectStatus } from './redirects';

export interface Resolver {
  id: string;
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

/** Something that could answer an address, in the order in which it is asked. */
export type RouteCandidate =
  | { kind: 'redirect'; location: string; status: RedirectStatus }
  | { kind: 'page'; documentId: string; contentConfig: ContentConfig | null }
  | {
      kind: 'template';
      documentId: string;
      contentConfig: ContentConfig | null;
      /** The resolver that binds the template, and which of its patterns fits. */
      resolverId: string;
      pattern: number;
    };

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
  for (const candidate of routeCandidates(routes, uri, website)) {
    if (candidate.kind === 'redirect' || isPublished(candidate.documentId)) return candidate;
  }
  return { kind: 'none' };
}

/** All that could answer an address, whether it is published or not, first what is asked first. */
export function* routeCandidates(
  routes: SiteRoutes,
  uri: string,
  website: string,
): Generator<RouteCandidate> {
  const { path, search } = splitUri(uri);
  const redirect = findRedirect(routes.redirects, path, search);
  if (redirect) yield { kind: 'redirect', ...redirect };
  const segments = splitPath(path);
  const configOf = (
    { source, params }: PageUrl | Resolver,
    parameters: Record<string, string>,
  ): ContentConfig | null =>
    source === null
      ? null
      : { source, query: mapParams(params, { uri: path, website, parameters, search }) };

  const page = routes.pages.get(joinPath(segments));
  if (page) {
    const { documentId } = page;
    yield { kind: 'page', documentId, contentConfig: configOf(page, {}) };
  }
  for (const resolver of routes.resolvers) {
    for (const [index, pattern] of resolver.patterns.entries()) {
      const parameters = matchPattern(pattern, segments);
      if (!parameters) continue;
      yield {
        kind: 'template',
        documentId: resolver.templateId,
        contentConfig: configOf(resolver, parameters),
        resolverId: resolver.id,
        pattern: index,
      };
      break;
    }
  }
}
