import properties from '../../properties';
import type { AppContext, ComponentContext, ContentRequest } from '../../runtime/fusion/types';

/**
 * What the stand-ins of `fusion:*` answer in unit tests. A test says what it needs with `setFusion`
 * and every test file starts from the defaults.
 */

/** Answer of a content source, or a function from its query to the answer. */
export type ContentAnswer = unknown | ((query: Record<string, unknown>) => unknown);

export interface FusionState {
  app: AppContext;
  component: ComponentContext;
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
  calls: ContentRequest[];
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
      siteProperties: properties,
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
  app?: Partial<AppContext>;
  component?: Partial<ComponentContext>;
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
