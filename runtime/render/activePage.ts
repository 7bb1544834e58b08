import type { AppContext } from '../fusion/types';
import type { PageScope, Tracker } from './pageScope';
import type { Read } from './reads';

/**
 * The page whose block renders right now. Rendering is synchronous, so there is one at most; that is
 * why the objects which blocks get can be made once and used for every page.
 */
let active: PageScope | null = null;

/** Renders a block of a page with `tracker` noting what it reads. */
export function renderWithin<T>(scope: PageScope, tracker: Tracker, work: () => T): T {
  scope.current = tracker;
  active = scope;
  try {
    return work();
  } finally {
    scope.current = null;
    active = null;
  }
}

/** @throws Error when a block looks at its page after it was rendered. */
export function activePage(): PageScope {
  if (!active) throw new Error('fusion:context: the page was read after its block was rendered');
  return active;
}

const constant = (value: unknown): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  value,
});

function tracked(name: string, read: (scope: PageScope) => unknown): PropertyDescriptor {
  const noted: Read = { kind: 'app', name };
  return {
    enumerable: true,
    configurable: true,
    get() {
      const scope = activePage();
      scope.noteCurrent(noted);
      return read(scope);
    },
  };
}

const CONTEXT_PATH = '/pf';

/** The app context of whichever page renders: each value that is taken is noted as read. */
export const app: AppContext = Object.defineProperties({} as AppContext, {
  arcSite: tracked('arcSite', ({ values }) => values.website),
  contextPath: constant(CONTEXT_PATH),
  deployment: constant(
    (path: string) => `${path}${path.includes('?') ? '&' : '?'}d=${activePage().values.build}`,
  ),
  pagebuilderURL: constant((path: string) => `${CONTEXT_PATH}${path}`),
  globalContent: {
    enumerable: true,
    configurable: true,
    get: () => activePage().current?.globalContent,
  },
  globalContentConfig: tracked('globalContentConfig', ({ values }) => values.globalContentConfig),
  isAdmin: tracked('isAdmin', ({ values }) => values.isAdmin),
  layout: tracked('layout', ({ values }) => values.layout),
  outputType: tracked('outputType', ({ values }) => values.outputType),
  renderables: tracked('renderables', ({ values }) => values.renderables),
  requestUri: tracked('requestUri', ({ values }) => values.requestUri),
  siteProperties: tracked('siteProperties', ({ values }) => values.siteProperties),
  template: tracked('template', ({ values }) => values.template),
  tree: tracked('tree', ({ values }) => values.tree),
  metaValue: constant((name: string, fallback?: string) => {
    const scope = activePage();
    scope.noteCurrent({ kind: 'meta', name });
    return scope.values.meta[name] ?? fallback;
  }),
});
