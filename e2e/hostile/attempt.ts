import { createHash } from 'node:crypto';
import type { ContentClient } from '../../runtime/content/fetchContent';
import { ContentError, type ContentEntry } from '../../runtime/content/types';
import type { BlockState } from '../../runtime/fusion/states';
import { assemblePage } from '../../runtime/render/assemblePage';
import { documentJobs } from '../../runtime/render/documentJobs';
import { createFragmentCache } from '../../runtime/render/fragmentCache';
import { openScope, type PageRequest, type Renderer } from '../../runtime/render/renderPage';
import { renderJobs } from '../../runtime/render/renderJobs';
import type { FeatureNode, Node, PageDocument } from '../../runtime/document/document';
import {
  createClient,
  describeError,
  entryOf,
  statesOf,
  WEBSITE,
  type Arena,
  type BlockRef,
} from './arena';
import { applyDamage } from './damage';
import { findInjections } from './findInjections';
import { NO_STATE, type HostileRun } from './hostileRun';

/** ms of processor time within which a block and its page are rendered, on a busy machine too. */
const LIMIT = 2000;

type Config = NonNullable<PageRequest['contentConfig']>;

/** Content of pages of the site, by source. */
export function sitePages({ addresses }: Arena): Config[] {
  return [
    { source: 'content-api', query: { canonical_url: addresses.article } },
    { source: 'content-api', query: { canonical_url: addresses.swipe } },
    { source: 'content-api', query: { canonical_url: addresses.place } },
    { source: 'best-list', query: { list: 'the-76' } },
    { source: 'site-section', query: { section: '/news' } },
    { source: 'author-data-api', query: { author_id: addresses.author.split('/').at(-1) ?? '' } },
    { source: 'collections-api', query: { id: 'home-lead', size: 20, offset: 0 } },
    { source: 'content-feed', query: { limit: 5 } },
    {
      source: 'sport-games-api-v2',
      query: {
        sport: 'football',
        league: 'nfl',
        eventId: addresses.game,
        pbp: true,
        driveCharts: true,
      },
    },
  ];
}

/** Documents as they are before any source has read them. */
function rawPages({ addresses }: Arena): string[] {
  return [
    `/content/v4/stories?website=${WEBSITE}&website_url=${addresses.article}`,
    `/content/v4/search/published?website=${WEBSITE}&q=type:story&from=0&size=20`,
  ];
}

function entryFor(data: unknown): ContentEntry {
  const json = JSON.stringify(data ?? null);
  const version = createHash('sha1').update(json).digest('base64url');
  return { json, version, fetched: Date.now(), expires: Date.now() + 60_000 };
}

/** A client that answers some sources with what a state says. */
function withAnswers(
  client: ContentClient,
  answers: Record<string, unknown>,
  page: { config: Config; data: unknown } | null,
): ContentClient {
  return {
    ...client,
    peek: (key) => {
      const source = key.split('|')[0] ?? '';
      return Object.hasOwn(answers, source) ? entryFor(answers[source]) : client.peek(key);
    },
    get: async (request, website) => {
      if (page && request === page.config)
        return { entry: entryFor(page.data), outcome: 'fetched' };
      if (!Object.hasOwn(answers, request.source)) return client.get(request, website);
      return { entry: entryFor(answers[request.source]), outcome: 'fetched' };
    },
  };
}

/** A page with one block: a chain holds two others. */
export function documentWith(arena: Arena, nodes: Node[]): PageDocument {
  const [layout, entry] = Object.entries(arena.pack.manifest.layouts)[0] ?? [];
  if (!layout || !entry) throw new Error('the pack has no layout');
  const section = entry.sections.at(1) ?? entry.sections[0] ?? 'main';
  return {
    id: 'hostile',
    kind: 'page',
    name: 'hostile',
    layout,
    meta: {},
    sections: { [section]: nodes },
  };
}

/** A block as a node of a page; a chain holds two features of the pack. */
export function nodeOf(
  { pack }: Arena,
  { kind, type }: BlockRef,
  fields: Record<string, unknown>,
  id = 'block',
): Node {
  if (kind === 'feature') return { kind, id, type, fields };
  const children = Object.keys(pack.features)
    .slice(0, 2)
    .map((child, index): FeatureNode => {
      const [state = NO_STATE] = statesOf(pack, { kind: 'feature', type: child });
      return { kind: 'feature', id: `${id}-${index}`, type: child, fields: state.fields };
    });
  return { kind, id, type, fields, children };
}

export interface Attempt {
  html: string;
  faults: string[];
}

export interface PagePlan {
  document: PageDocument;
  config: Config | null;
  /** In place of what `config` asks for. */
  data?: unknown;
  answers: Record<string, unknown>;
  requestUri: string;
}

/** Renders a page through the engine and notes everything that is wrong with it. */
export async function renderAttempt(
  arena: Arena,
  plan: PagePlan,
  isRich: boolean,
): Promise<Attempt> {
  const faults: string[] = [];
  const { document, config, data } = plan;
  const page = config && 'data' in plan ? { config, data } : null;
  const renderer: Renderer = {
    pack: arena.pack,
    content: withAnswers(createClient(arena, faults), plan.answers, page),
    fragments: createFragmentCache(64 * 1024 * 1024),
    onFailure: () => undefined,
  };
  const request: PageRequest = {
    document,
    contentConfig: config,
    website: WEBSITE,
    requestUri: plan.requestUri,
  };
  const begun = performance.now();
  const start = process.cpuUsage();
  const scope = await openScope(request, renderer).catch((error: unknown) => {
    // Without its own content a page is an error page; the block is then tried without.
    if (error instanceof ContentError)
      return openScope({ ...request, contentConfig: null }, renderer);
    throw error;
  });
  const parts = documentJobs(document, arena.pack);
  const fragments = await renderJobs(parts.all, scope, {
    cache: renderer.fragments,
    onFailure: ({ job, error }) =>
      faults.push(
        `${job.collection === 'layouts' ? job.type : 'view'} threw: ${describeError(error)}`,
      ),
    ...parts.hooks,
  });
  const html = assemblePage(parts, fragments, document, arena.pack, scope).toString('utf8');
  const limit = LIMIT * Math.max(1, Object.values(document.sections).flat().length);
  if (performance.now() - begun > limit) {
    const { user, system } = process.cpuUsage(start);
    const duration = (user + system) / 1000;
    if (duration > limit)
      faults.push(`took ${Math.round(duration)} ms of processor time, ${limit} are allowed`);
  }
  return { html, faults: [...faults, ...findInjections(html, isRich)] };
}

/** Shows a block as `run` says. */
export async function attempt(arena: Arena, block: BlockRef, run: HostileRun): Promise<Attempt> {
  const states = statesOf(arena.pack, block);
  const state: BlockState = states[run.state % Math.max(1, states.length)] ?? NO_STATE;
  arena.upstream.use(
    (answer) => run.body ?? JSON.stringify(applyDamage(answer, run.damages) ?? null),
  );
  const fields = { ...state.fields };
  for (const [name, value] of Object.entries(run.fields))
    Object.defineProperty(fields, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  const isRich = Object.entries(entryOf(arena.pack, block).customFields).some(
    ([name, { kind }]) => kind === 'richtext' || name === 'rawHTML',
  );
  return renderAttempt(
    arena,
    {
      document: documentWith(arena, [nodeOf(arena, block, fields)]),
      ...(await pageContentOf(arena, state, run)),
      answers: run.content === 'state' ? (state.content ?? {}) : {},
      requestUri: run.requestUri ?? state.requestUri ?? '/',
    },
    isRich,
  );
}

async function pageContentOf(
  arena: Arena,
  state: BlockState,
  { pageContent, damages }: HostileRun,
): Promise<{ config: Config | null; data?: unknown }> {
  const pages = sitePages(arena);
  const [first] = pages;
  if (!first) return { config: null };
  switch (pageContent.kind) {
    case 'none':
      return { config: null };
    case 'state':
      return state.globalContent === undefined
        ? { config: null }
        : { config: first, data: applyDamage(state.globalContent, pageContent.damages) };
    case 'site':
      return { config: pages[pageContent.index % pages.length] ?? first };
    case 'wrong':
      return { config: first, data: pageContent.value };
    case 'raw': {
      const paths = rawPages(arena);
      const raw = await arena.upstream.truth(paths[pageContent.index % paths.length] ?? '');
      return { config: first, data: applyDamage(raw, damages) };
    }
  }
}
