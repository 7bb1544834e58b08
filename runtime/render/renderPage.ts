import { createHash } from 'node:crypto';
import type { ContentClient } from '../content/fetchContent';
import { toContentError } from '../content/callSource';
import { accessOf, previewOf, type RuleOf } from '../content/guard';
import type { AccessRule } from '../content/types';
import getProperties from '../fusion/properties';
import type { PageDocument } from '../document/document';
import type { Pack } from '../pack/types';
import { assemblePage, type Canvas } from './assemblePage';
import { documentJobs } from './documentJobs';
import type { Fragment, FragmentCache } from './fragmentCache';
import { PageScope, type SourceTiming } from './pageScope';
import { renderData } from './renderData';
import { renderJobs, type JobFailure } from './renderJobs';
import type { RenderJob } from './RenderJob';
import { contentTags, documentTag, siteTag } from './tags';

export interface PageRequest {
  document: PageDocument;
  contentConfig: { source: string; query: Record<string, unknown> } | null;
  website: string;
  /** Normalised path and query. */
  requestUri: string;
  /** Values for the page's meta besides the document's own. */
  meta?: Record<string, string>;
  isAdmin?: boolean;
  /** Whether answers that have run out are waited for (`ContentClient.get`). */
  isLive?: boolean;
  /** What it is asked as (`?outputType=`); else what its document says. */
  outputType?: string;
  /** Whether it is for a reader who may not read its content in full. */
  isClosed?: boolean;
  /** For the editor's canvas. */
  canvas?: Canvas;
}

export interface Renderer {
  pack: Pack;
  content: ContentClient;
  fragments: FragmentCache;
  /** Absent: anybody may read all. */
  ruleOf?: RuleOf | undefined;
  onFailure: (failure: JobFailure, request: PageRequest) => void;
  now?: () => number;
}

export interface RenderedPage {
  /** The document in UTF-8; empty when the output type has nothing to show of such a page. */
  body: Buffer;
  contentType: string;
  /** What it is made from (`tags.ts`). */
  tags: string[];
  /** Some content was missing, or had run out: keep the page for a moment only. */
  isPartial: boolean;
  /** s until the first block is out of date by the clock; Infinity when none is. */
  ttl: number;
  /** s until the first of its answers runs out; Infinity when it has none. */
  answersLast: number;
  /** s until readers ask for news that comes without a publish; Infinity when there is none to come. */
  refresh: number;
  /** How its own content may be read. */
  access: AccessRule;
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
 * A page document as its output type sends it: global content, then every part alone (from the cache
 * where nothing it read has changed), then the parts joined.
 * @throws ContentError when the global content is missing (404), moved (3xx) or can't be had (5xx).
 * @throws Error when the output type itself fails.
 */
export async function renderPage(request: PageRequest, renderer: Renderer): Promise<RenderedPage> {
  const start = performance.now();
  const scope = await openScope(request, renderer);
  const { document } = request;
  const { pack } = renderer;
  const parts = documentJobs(document, pack, scope.values.outputType);
  let failed: Error | null = null;
  const options = {
    cache: renderer.fragments,
    now: renderer.now,
    onFailure: (failure: JobFailure) => {
      if (failure.job.nodeId === parts.outputType.nodeId) failed = failure.error;
      renderer.onFailure(failure, request);
    },
    ...parts.hooks,
  };
  const written = pack.manifest.outputTypes[scope.values.outputType]?.contentType;
  let fragments: Map<RenderJob, Fragment>;
  let body: Buffer;
  let contentType = written ?? 'text/html';
  if (parts.isData) {
    const page = await renderData(parts, document, scope, options);
    const isText = typeof page.data === 'string';
    fragments = page.fragments;
    body = Buffer.from(toText(page.data));
    contentType = written ?? (isText ? 'text/plain' : 'application/json');
  } else {
    fragments = await renderJobs(parts.all, scope, options);
    body = assemblePage(parts, fragments, document, pack, scope, request.canvas);
  }
  if (failed) throw failed as Error;
  const now = (renderer.now ?? Date.now)();
  const shown = [...fragments.values()];
  const expires = Math.min(...shown.map((fragment) => fragment.expires));
  const watched = shown.filter(({ isPublishedOnly }) => !isPublishedOnly);
  const refresh = Math.min(...watched.map((fragment) => fragment.refresh || Infinity));
  return {
    body,
    contentType: contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`,
    tags: tagsOf(document, scope),
    isPartial: scope.errors.length > 0 || scope.isStale,
    ttl: (expires - now) / 1000,
    answersLast: (scope.runsOut - now) / 1000,
    refresh: refresh / 1000,
    access: scope.access,
    sources: scope.timings,
    duration: performance.now() - start,
  };
}

/** What a page, or a part of one, is made from. */
export function tagsOf(document: PageDocument, { values, global, answers }: PageScope): string[] {
  const subject = global ? [[global.address, global.entry] as const] : [];
  return [
    siteTag(values.website),
    documentTag(document.id),
    ...contentTags([...subject, ...answers]),
  ];
}

/** What a data output type returned, as it is sent. */
function toText(data: unknown): string {
  if (data === null) return '';
  return typeof data === 'string' ? data : JSON.stringify(data);
}

/** The values of a page: its global content is fetched here. */
export async function openScope(
  request: PageRequest,
  { pack, content, ruleOf }: Renderer,
): Promise<PageScope> {
  const { document, website, contentConfig } = request;
  const { isLive = false } = request;
  let global: PageScope['global'] = null;
  let access: AccessRule = 'free';
  const sources: SourceTiming[] = [];
  if (contentConfig) {
    const { source } = contentConfig;
    const start = performance.now();
    try {
      const needs = { isLive, isDocument: true };
      const { entry, outcome } = await content.get(contentConfig, website, needs);
      const { isAdmin = false, isClosed = false } = request;
      const asked = content.source(source);
      // Editors see all.
      if (!isAdmin) access = accessOf(asked, entry, ruleOf);
      global = {
        address: content.key(contentConfig, website) ?? source,
        entry: isClosed ? previewOf(asked, entry, access) : entry,
      };
      sources.push({ source, outcome, duration: performance.now() - start });
    } catch (error) {
      throw toContentError(source, error);
    }
  }
  const documentHash = hashOf(document);
  const scope = new PageScope(
    {
      website,
      requestUri: request.requestUri,
      isAdmin: request.isAdmin ?? false,
      outputType: request.outputType ?? document.outputType ?? 'default',
      layout: document.layout,
      template: `${document.kind}/${document.id}`,
      contextPath: '/pf',
      build: pack.manifest.build,
      meta: {
        ...document.meta,
        ...(access === 'free' ? {} : { 'access-rule': access }),
        ...request.meta,
      },
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
      globalContent: global ? JSON.parse(global.entry.json) : null,
      globalVersion: global?.entry.version ?? 'none',
      globalContentConfig: contentConfig,
    },
    content,
    isLive,
    global,
    request.isAdmin ? undefined : ruleOf,
  );
  scope.access = access;
  sources.forEach((timing) => scope.addTiming(timing));
  return scope;
}
