import type { ExplainedCandidate, PatternConflict } from '../../../store/explainRoute';
import type { Redirect } from '../../../document/addresses/redirects';
import type { Call } from '../call';

export interface ResolverRow {
  id: string;
  name: string;
  priority: number;
  patterns: string[];
  source: string | null;
  params: Record<string, unknown>;
  templateId: string;
}

/** The calls of the API about which page answers which address. */
export function routingCalls(call: Call) {
  return {
    explainRoute: async (uri: string) => {
      const path = `/route?${new URLSearchParams({ uri })}`;
      return (await call<{ candidates: ExplainedCandidate[] }>('GET', path)).candidates;
    },
    listResolvers: () =>
      call<{ resolvers: ResolverRow[]; conflicts: PatternConflict[] }>('GET', '/resolvers'),
    saveResolver: (id: string, resolver: Omit<ResolverRow, 'id'>) =>
      call<{ id: string }>('PUT', `/resolvers/${encodeURIComponent(id)}`, resolver),
    deleteResolver: (id: string) =>
      call<undefined>('DELETE', `/resolvers/${encodeURIComponent(id)}`),
    orderResolvers: (ids: readonly string[]) => call<undefined>('PUT', '/resolver-order', { ids }),
    listRedirects: (search: string, signal?: AbortSignal) =>
      call<{ redirects: Redirect[]; total: number }>(
        'GET',
        `/redirects?${new URLSearchParams({ search })}`,
        undefined,
        signal,
      ),
    saveRedirect: (redirect: Redirect) => call<undefined>('PUT', '/redirects', redirect),
    deleteRedirect: (from: string, scope: Redirect['scope']) =>
      call<undefined>('DELETE', `/redirects?${new URLSearchParams({ from, scope })}`),
  };
}
