import type { RenderJob } from './RenderJob';
import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { mergeContexts } from '../fusion/mergeContexts';
import { FusionRuntimeContext } from '../fusion/runtimeContext';
import type { ComponentContext, ContentReader } from '../fusion/types';
import { activePage, app, renderWithin } from './activePage';
import { token } from './fragmentParts';
import type { PageScope, Tracker } from './pageScope';

/**
 * React moves early-loading links, and what a part says of its page by `<meta>`, in front of what it renders; a page
 * wants them in its head. What says something of a thing (`itemprop`) stays where that is.
 */
const LEADING = /^(?:<(?:link|meta)\b(?![^>]*\sitemprop=)[^>]*>)+/i;

export interface RenderedNode {
  html: string;
  head: string;
}

function createComponentContext(job: RenderJob): ComponentContext {
  const read = (name: 'id' | 'key') => ({
    enumerable: true,
    configurable: true,
    get: () => {
      activePage().noteCurrent({ kind: 'component', name });
      return job.nodeId;
    },
  });
  const constants = {
    collection: job.collection,
    type: job.type,
    name: job.type.split('/').at(-1) ?? job.type,
    customFields: job.fields,
    displayProperties: job.display,
    contentConfig: job.contentConfig,
    localEdits: {},
    registerSuccessEvent: () => undefined,
  };
  return Object.defineProperties(constants as unknown as ComponentContext, {
    id: read('id'),
    key: read('key'),
  });
}

const elements = new WeakMap<RenderJob, ReactElement>();

/** The element of a job: the same for every page, as what it gives is read when it renders. */
export function elementOf(job: RenderJob): ReactElement {
  const known = elements.get(job);
  if (known) return known;
  const component = createComponentContext(job);
  const merged = mergeContexts(app, component, job.props);
  const props = mergeContexts(app, component, job.props);
  delete props['key']; // React takes `key` for itself, and would copy (and so read) all other props
  const content: ContentReader = {
    read: (request) => activePage().read(request),
    first: (ids, count) => activePage().readFirst(ids, count),
  };
  const isEditing = () => activePage().readEditing();
  const element = (
    <FusionRuntimeContext.Provider value={{ app, component, merged, content, isEditing }}>
      {/* Called as the compiler would: JSX with a spread would copy, and so read, every value. */}
      {jsx(job.view, props)}
    </FusionRuntimeContext.Provider>
  );
  elements.set(job, element);
  return element;
}

/**
 * One pass of React over one part of a page. What it lacks is then in `tracker.pending`: fetch that
 * and render again.
 * @throws whatever the component throws.
 */
export function renderNode(job: RenderJob, scope: PageScope, tracker: Tracker): RenderedNode {
  return renderWithin(scope, tracker, () => {
    const html = renderToString(elementOf(job), { identifierPrefix: token('place') });
    const head = LEADING.exec(html)?.[0] ?? '';
    return { html: html.slice(head.length), head };
  });
}
