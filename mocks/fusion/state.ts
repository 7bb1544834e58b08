/**
 * What the stand-ins of `fusion:*` answer in unit tests. A test says what it needs with `setFusion`
 * and every test file starts from the defaults.
 */

/** Answer of a content source, or a function from its query to the answer. */
export type ContentAnswer = unknown | ((query: Record<string, unknown>) => unknown);

export interface AppState {
  arcSite: string;
  contextPath: string;
  deployment: (path: string) => string;
  pagebuilderURL: (path: string) => string;
  globalContent: unknown;
  globalContentConfig: { source: string; query: Record<string, unknown> } | null;
  isAdmin: boolean;
  layout: string;
  outputType: string;
  renderables: unknown[];
  requestUri: string;
  siteProperties: unknown;
  template: string;
  tree: unknown;
  metaValue: (name: string, fallback?: string) => string | undefined;
}

export interface ComponentState {
  id: string;
  key: string;
  type: string;
  name: string;
  collection: string;
  customFields: Record<string, unknown>;
  displayProperties: Record<string, unknown>;
  contentConfig: { source: string; query: Record<string, unknown> } | null;
  localEdits: Record<string, unknown>;
  registerSuccessEvent: () => void;
}

export interface FusionState {
  app: AppState;
  component: ComponentState;
  /** By source name; a source that is not here has no answer. */
  content: Record<string, ContentAnswer>;
  environment: Record<string, string>;
  /** Replaces the site properties. */
  properties: Record<string, unknown> | null;
  /** Phrases by key, for `fusion:intl`. */
  phrases: Record<string, string>;
  /** What blocks above show (`useFirstOnPage`). */
  shownAbove: string[];
  /** Every call of a content source, oldest first. */
  calls: { source: string; query: Record<string, unknown> }[];
}

function defaults(): FusionState {
  return {
    app: {
      arcSite: 'broadsheet',
      contextPath: '/pf',
      deployment: (path) => path,
      pagebuilderURL: (path) => path,
      globalContent: null,
      globalContentConfig: null,
      isAdmin: false,
      layout: 'full',
      outputType: 'default',
      renderables: [],
      requestUri: '/',
      siteProperties: {},
      template: '',
      tree: {},
      metaValue: (_name, fallback) => fallback,
    },
    component: {
      id: 'f0test',
      key: 'f0test',
      type: 'feature',
      name: 'test-block/test',
      collection: 'features',
      customFields: {},
      displayProperties: {},
      contentConfig: null,
      localEdits: {},
      registerSuccessEvent: () => {},
    },
    content: {},
    environment: { RESIZER_BASE: '/gateway/resizer/v2/' },
    properties: null,
    phrases: {},
    shownAbove: [],
    calls: [],
  };
}

let state = defaults();

export interface FusionPatch {
  app?: Partial<AppState>;
  component?: Partial<ComponentState>;
  content?: Record<string, ContentAnswer> | undefined;
  environment?: Record<string, string>;
  properties?: Record<string, unknown> | null;
  phrases?: Record<string, string>;
  shownAbove?: string[];
}

/** Starts from the defaults, changed by `patch`; what an earlier call set is forgotten. */
export function setFusion(patch: FusionPatch = {}): FusionState {
  const fresh = defaults();
  state = {
    ...fresh,
    ...patch,
    content: patch.content ?? fresh.content,
    app: { ...fresh.app, ...patch.app },
    component: { ...fresh.component, ...patch.component },
  };
  return state;
}

export function getFusion(): FusionState {
  return state;
}
