import { createHash } from 'node:crypto';
import type { ContentClient } from '../content/fetchContent';
import { toContentError } from '../content/callSource';
import type { ContentError } from '../content/types';
import getProperties from '../fusion/properties';
import type { PageDocument } from '../store/document';
import type { Pack } from '../pack/types';
import { assemblePage } from './assemblePage';
import { contentTags } from './contentTags';
import type { FragmentCache } from './fragmentCache';
import { documentJobs } from './documentJobs';
import { PageScope, type SourceTiming } from './pageScope';
import { renderJobs, type JobFailure } from './renderJobs';

export interface PageRequest {
  document: PageDocument;
  contentConfig: { source: string; query: Record<string, unknown> } | null;
  website: string;
  /** Normalised path and query. */
  requestUri: string;
  /** Values for the page's meta besides the document's own. */
  meta?: Record<string, string>;
  isAdmin?: boolean;
}

export interface Renderer {
  pack: Pack;
  content: ContentClient;
  fragments: FragmentCache;
  onFailure: (failure: JobFailure, request: PageRequest) => void;
  now?: () => number;
}

export interface RenderedPage {
  /** The HTML document in UTF-8. */
  body: Buffer;
  tags: string[];
  /** Some content was missing: keep the page for a moment only. */
  isPartial: boolean;
  /** s until the first block is out of date by the clock; Infinity when none is. */
  ttl: number;
  /** s until a reader's first question for news; Infinity when no block is live. */
  refresh: number;
  sources: SourceTiming[];
  /** ms. */
  duration: number;
}

const documentHashes = new WeakMap<PageDocument, string>();

function hashOf(document: PageDocument): string {
  let hash = documentHashes.get(document);
  if (!hash) {
    hash = createHash('sha1').update(JSON.stringify(document)).digest('base64url');
    documentHashes.set(document, hash);
  }
  return hash;
}

/**
 * A page document as HTML: global content, then every part alone (from the cache where nothing it
 * read has changed), then the parts joined.
 * @throws ContentError when the global content is missing (404), moved (3xx) or can't be had (5xx).
 */
export async function renderPage(request: PageRequest, renderer: Renderer): Promise<RenderedPage> {
  const start = performance.now();
  const scope = await openScope(request, renderer);
  const parts = documentJobs(request.document, renderer.pack);
  const fragments = await renderJobs(parts.all, scope, {
    cache: renderer.fragments,
    now: renderer.now,
    onFailure: (failure) => renderer.onFailure(failure, request),
    ...parts.hooks,
  });
  const now = (renderer.now ?? Date.now)();
  const shown = [...fragments.values()];
  const expires = Math.min(...shown.map((fragment) => fragment.expires));
  const refresh = Math.min(...shown.map((fragment) => fragment.refresh || Infinity));
  return {
    body: assemblePage(parts, fragments, request.document, renderer.pack, scope),
    tags: [`document:${request.document.id}`, ...contentTags(scope)],
    isPartial: scope.errors.length > 0,
    ttl: (expires - now) / 1000,
    refresh: refresh / 1000,
    sources: scope.timings,
    duration: performance.now() - start,
  };
}

/** The values of a page: its global content is fetched here. */
export async function openScope(
  request: PageRequest,
  { pack, content }: Renderer,
): Promise<PageScope> {
  const { document, website, contentConfig } = request;
  let globalContent: unknown = null;
  let globalVersion = 'none';
  let failure: ContentError | null = null;
  const sources: SourceTiming[] = [];
  if (contentConfig) {
    const start = performance.now();
    try {
      const { entry, outcome } = await content.get(contentConfig, website);
      globalContent = JSON.parse(entry.json);
      globalVersion = entry.version;
      sources.push({ source: contentConfig.source, outcome, duration: performance.now() - start });
    } catch (error) {
      failure = toContentError(contentConfig.source, error);
    }
  }
  if (failure) throw failure;
  const documentHash = hashOf(document);
  const scope = new PageScope(
    {
      website,
      requestUri: request.requestUri,
      isAdmin: request.isAdmin ?? false,
      outputType: document.outputType ?? 'default',
      layout: document.layout,
      template: `${document.kind}/${document.id}`,
      contextPath: '/pf',
      build: pack.manifest.build,
      meta: { ...document.meta, ...request.meta },
      siteProperties: getProperties(website),
      documentHash,
      renderables: Object.entries(document.sections).map(([id, nodes]) => ({
        collection: 'sections',
        id,
        type: id,
        children: nodes.map((node) => ({
          collection: node.kind === 'chain' ? 'chains' : 'features',
          id: node.id,
          type: node.type,
        })),
      })),
      tree: document,
      globalContent,
      globalVersion,
      globalContentConfig: contentConfig,
    },
    content,
  );
  scope.timings.push(...sources);
  return scope;
}
