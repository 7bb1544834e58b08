import { useMemo, type ReactNode } from 'react';
import { firstKey } from '../firstKey';
import { mergeContexts } from '../mergeContexts';
import { FusionRuntimeContext, type FusionRuntime } from '../runtimeContext';
import type { AppContext, ComponentContext, ContentRequest } from '../types';

/** What the server writes beside an island (`<script data-props>`). */
export interface IslandData {
  app: Partial<AppContext>;
  component: ComponentContext;
  /** Answers by the JSON of their request. */
  content: Record<string, unknown>;
  /** What it shows of things that a page shows once, by what it asked (`firstKey`). */
  first?: Record<string, string[]>;
}

/** The address of the content API for a request (platform §7). */
export function contentUrl(request: ContentRequest, app: Partial<AppContext>): string {
  const parameters = new URLSearchParams({ query: JSON.stringify(request.query) });
  if (request.filter) parameters.set('filter', request.filter);
  parameters.set('_website', app.arcSite ?? '');
  return `${app.contextPath ?? '/pf'}/api/v3/content/fetch/${encodeURIComponent(request.source)}?${parameters}`;
}

async function fetchContent(request: ContentRequest, app: Partial<AppContext>): Promise<unknown> {
  const response = await fetch(contentUrl(request, app));
  if (!response.ok) throw new Error(`${request.source}: HTTP ${response.status}`);
  return response.json();
}

/** The contexts of one island in the browser. */
export function IslandProvider({ data, children }: { data: IslandData; children: ReactNode }) {
  const runtime = useMemo<FusionRuntime>(() => {
    const contextPath = data.app.contextPath ?? '/pf';
    const component: ComponentContext = {
      ...data.component,
      registerSuccessEvent: () => undefined,
    };
    const app = {
      deployment: (path: string) => path,
      pagebuilderURL: (path: string) => `${contextPath}${path}`,
      metaValue: (_name: string, fallback?: string) => fallback,
      ...data.app,
    } as AppContext;
    return {
      app,
      component,
      merged: mergeContexts(app, component),
      isEditing: () => false,
      content: {
        read: (request) => data.content[JSON.stringify(request)] ?? null,
        first: (ids, count) => data.first?.[firstKey(ids, count)] ?? ids.slice(0, count),
        fetch: (request) => fetchContent(request, data.app),
      },
    };
  }, [data]);
  return <FusionRuntimeContext.Provider value={runtime}>{children}</FusionRuntimeContext.Provider>;
}
