import type { Store } from './openStore';
import { doesCover, doOverlap } from '../document/addresses/comparePatterns';
import { loadRoutes } from './routing/loadRoutes';
import { parsePattern } from '../document/addresses/pattern';
import { createRedirectTable } from '../document/addresses/redirects';
import {
  routeCandidates,
  type RouteCandidate,
  type SiteRoutes,
} from '../document/addresses/siteRoutes';

/** Why something that could answer an address does or doesn't. */
export type RouteStanding =
  /** Readers get this. */
  | 'answers'
  /** Something before it answers. */
  | 'covered'
  /** It would answer, but is not published. */
  | 'unpublished';

export type ExplainedCandidate = RouteCandidate & { standing: RouteStanding };

/** Which page answers an address, and what else could, in the order in which it is asked. */
export async function explainRoute(
  store: Store,
  uri: string,
  website: string,
): Promise<ExplainedCandidate[]> {
  const routes = (await loadRoutes(store)).get(website) ?? NO_ROUTES;
  const published = await store
    .selectFrom('publications')
    .select('document_id')
    .where('website', '=', website)
    .execute();
  const live = new Set(published.map((row) => row.document_id));
  let isAnswered = false;
  return [...routeCandidates(routes, uri, website)].map((candidate) => {
    const isLive = candidate.kind === 'redirect' || live.has(candidate.documentId);
    const standing = !isLive ? 'unpublished' : isAnswered ? 'covered' : 'answers';
    isAnswered ||= isLive;
    return { ...candidate, standing };
  });
}

const NO_ROUTES: SiteRoutes = {
  redirects: createRedirectTable([]),
  pages: new Map(),
  resolvers: [],
};

/** Two patterns of resolvers that both fit some address. */
export interface PatternConflict {
  /** Asked first. */
  first: { resolverId: string; pattern: string };
  second: { resolverId: string; pattern: string };
  /** Whether the second one is never asked. */
  isNever: boolean;
}

/**
 * Where resolvers of a website stand in each other's way, in the order in which they are asked. One that
 * takes some addresses of a wider one after it does not: that is what the order is for.
 */
export async function findPatternConflicts(
  store: Store,
  website: string,
): Promise<PatternConflict[]> {
  const rows = await store
    .selectFrom('resolvers')
    .select(['id', 'patterns'])
    .where('website', '=', website)
    .orderBy('priority')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const all = rows.flatMap(({ id: resolverId, patterns }) =>
    patterns.map((pattern) => ({ resolverId, pattern, parsed: parsePattern(pattern) })),
  );
  return all.flatMap(({ parsed, ...first }, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.resolverId !== first.resolverId && doOverlap(parsed, other.parsed))
      .filter((other) => doesCover(parsed, other.parsed) || !doesCover(other.parsed, parsed))
      .map(({ parsed: other, ...second }) => ({
        first,
        second,
        isNever: doesCover(parsed, other),
      })),
  );
}
