import type { ReactNode } from 'react';
import type { ContentClient } from '../content/fetchContent';
import { createBlockEntry } from '../pack/createBlockEntry';
import type { TracedError } from '../pack/traceErrors';
import type { Pack, Views } from '../pack/types';
import { assemblePage } from '../render/assemblePage';
import { documentJobs } from '../render/documentJobs';
import { createFragmentCache } from '../render/fragmentCache';
import { renderJobs, type JobFailure } from '../render/renderJobs';
import { openScope } from '../render/renderPage';
import type { FeatureNode, Node, PageDocument } from '../document/document';
import { readStates, type ReadState } from './readStates';
import type { HarnessSettings } from './settings';
import { GLOBAL_SOURCE, stateContent } from './stateContent';
import type { HarnessRequest } from './types';

const LAYOUT = 'harness';
const NODE = 'block';
/** Shows the HTML that a state gives as a chain's child. */
const CHILD = 'harness/child';
/** What stands around the block in the page. */
const START = '<div id="harness-block">';
const END = '</div><template id="harness-end">';
const CACHE_BYTES = 8 * 1024 * 1024;

export interface StateRendering {
  state: ReadState;
  /** The whole page. */
  page: string;
  /** The block alone. */
  html: string;
  requests: HarnessRequest[];
  failure: TracedError | null;
  props: Record<string, unknown>;
  /** Answers that the state brings, by source. */
  answers: Record<string, unknown>;
  /** ms that rendering the block takes when its content is at hand. */
  duration: number;
}

export interface RenderStateOptions {
  pack: Pack;
  content: ContentClient;
  website: string;
}

/** Addresses at which pages of a kind are. */
const URIS: Record<Exclude<HarnessSettings['page'], 'state'>, string> = {
  home: '/',
  section: '/news',
  article: '/news/a-story.html',
  gallery: '/photo/a-gallery.html',
  author: '/author/a-writer',
  search: '/search',
};

function HarnessLayout({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      <div id="harness-block">{children}</div>
      <template id="harness-end" />
    </>
  );
}

function HarnessChild({ customFields }: { customFields?: { html?: string } }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: customFields?.html ?? '' }} />;
}

const packs = new WeakMap<Pack, Pack>();

/** The pack with the harness's own layout, so that a block stands alone on its page. */
function withHarness(pack: Pack): Pack {
  let extended = packs.get(pack);
  if (!extended) {
    const file = 'runtime/harness/renderState.tsx';
    const child = createBlockEntry({ file, block: 'harness', label: 'Child' });
    extended = {
      ...pack,
      layouts: { ...pack.layouts, [LAYOUT]: HarnessLayout },
      features: { ...pack.features, [CHILD]: { default: HarnessChild as Views[string] } },
      manifest: {
        ...pack.manifest,
        features: { ...pack.manifest.features, [CHILD]: child },
        layouts: {
          ...pack.manifest.layouts,
          [LAYOUT]: { file, label: 'Harness', sections: [NODE] },
        },
      },
    };
    packs.set(pack, extended);
  }
  return extended;
}

/**
 * Shows one state of a block as a page of its own, by the way that all pages go.
 * @throws Error when there is no such block or state.
 */
export async function renderState(
  settings: HarnessSettings,
  options: RenderStateOptions,
): Promise<StateRendering> {
  const pack = withHarness(options.pack);
  const states = readStates(pack, settings.block);
  const state = states.find(({ name }) => name === settings.state) ?? states[0];
  if (!state || (settings.state && state.name !== settings.state))
    throw new Error(`${settings.block} has no state "${settings.state}"`);

  const document = documentOf(state, settings);
  const requests: HarnessRequest[] = [];
  const answers = answersOf(state, settings.content);
  const scope = await openScope(
    {
      document,
      contentConfig: GLOBAL_SOURCE in answers ? { source: GLOBAL_SOURCE, query: {} } : null,
      website: options.website,
      requestUri: settings.page === 'state' ? (state.state.requestUri ?? '/') : URIS[settings.page],
      isAdmin: settings.admin,
    },
    {
      pack,
      content: stateContent(options.content, answers, requests),
      fragments: createFragmentCache(CACHE_BYTES),
      onFailure: () => undefined,
    },
  );
  const parts = documentJobs(document, pack);
  const failures: JobFailure[] = [];
  const render = (jobs: typeof parts.all) =>
    renderJobs(jobs, scope, {
      cache: createFragmentCache(CACHE_BYTES),
      onFailure: (failure) => failures.push(failure),
      ...parts.hooks,
    });
  const fragments = await render(parts.all);
  const job = parts.byNode.get(NODE);
  if (!job) throw new Error(`The page of ${settings.block} does not hold the block.`);
  const start = performance.now();
  if (failures.length === 0) await render([job]);
  const duration = performance.now() - start;
  const page = assemblePage(parts, fragments, document, pack, scope).toString();
  return {
    state,
    page,
    html: page.slice(page.indexOf(START) + START.length, page.lastIndexOf(END)),
    requests,
    failure: failures[0] ?? null,
    props: {
      customFields: job.fields,
      contentConfig: job.contentConfig,
      requestUri: scope.values.requestUri,
      isAdmin: scope.values.isAdmin,
      globalContent: scope.values.globalContent,
    },
    answers,
    duration,
  };
}

function answersOf(
  { state }: ReadState,
  content: HarnessSettings['content'],
): Record<string, unknown> {
  return {
    ...(content === 'state' ? state.content : {}),
    ...(state.globalContent === undefined ? {} : { [GLOBAL_SOURCE]: state.globalContent }),
  };
}

function documentOf(read: ReadState, settings: HarnessSettings): PageDocument {
  const { state, kind, type } = read;
  const fields = { ...state.fields, ...settings.fields };
  const node: Node =
    kind === 'chain'
      ? { kind, id: NODE, type, fields, children: (state.children ?? []).map(childOf) }
      : {
          kind,
          id: NODE,
          type,
          fields,
          ...(state.contentConfig ? { content: state.contentConfig } : {}),
        };
  return {
    id: 'harness',
    kind: 'page',
    name: `${settings.block}: ${read.name}`,
    layout: LAYOUT,
    meta: {
      title: `${settings.block}: ${read.name}`,
      ...(settings.page === 'state' ? {} : { 'page-type': settings.page }),
    },
    sections: { [NODE]: [node] },
  };
}

function childOf(html: string, index: number): FeatureNode {
  return { kind: 'feature', id: `child-${index}`, type: CHILD, fields: { html } };
}
