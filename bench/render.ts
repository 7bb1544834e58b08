import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { FusionRuntimeContext } from '../runtime/fusion/runtimeContext';
import { mergeContexts } from '../runtime/fusion/mergeContexts';
import { createFragmentCache } from '../runtime/render/fragmentCache';
import { app, renderWithin } from '../runtime/render/activePage';
import { documentJobs } from '../runtime/render/documentJobs';
import {
  openScope,
  renderPage,
  type PageRequest,
  type Renderer,
} from '../runtime/render/renderPage';
import type { PageScope } from '../runtime/render/pageScope';
import type { RenderJob } from '../runtime/render/RenderJob';
import type { Node } from '../runtime/document/document';

/**
 * The same page as one tree, rendered by React alone: what the engine is measured against. Every
 * answer is at hand, nothing is tracked, nothing is cached. Like the engine it ends in bytes to send.
 */
export function bareTree(request: PageRequest, renderer: Renderer, scope: PageScope): () => Buffer {
  const parts = documentJobs(request.document, renderer.pack);
  const { globalContent } = scope.values;
  /** Notes nothing twice, and hands out the global content as it is. */
  const plain = { ...scope.track('bare'), globalContent };
  const provide = (job: RenderJob, props: Record<string, unknown>): ReactNode => {
    const component = {
      collection: job.collection,
      id: job.nodeId,
      key: job.nodeId,
      type: job.type,
      name: job.type,
      customFields: job.fields,
      displayProperties: job.display,
      contentConfig: job.contentConfig,
      localEdits: {},
      registerSuccessEvent: () => undefined,
    };
    const merged = mergeContexts(app, component, props);
    const own = mergeContexts(app, component, props);
    delete own['key'];
    return createElement(
      FusionRuntimeContext.Provider,
      {
        key: job.nodeId,
        value: {
          app: app,
          component,
          merged,
          content: {
            read: (r) => scope.read(r),
            first: (ids, count) => scope.readFirst(ids, count),
          },
          isEditing: () => false,
        },
      },
      jsx(job.view, own),
    );
  };
  const node = (entry: Node): ReactNode => {
    const job = parts.byNode.get(entry.id);
    if (!job) return null;
    return provide(job, entry.kind === 'chain' ? { children: entry.children.map(node) } : {});
  };
  const children = parts.sections.map((name) =>
    createElement(
      'div',
      { key: name, style: { display: 'contents' } },
      (request.document.sections[name] ?? []).map(node),
    ),
  );
  const page = provide(parts.layout, { children });
  const tree = provide(parts.outputType, { ...parts.outputType.props, children: page });
  return () =>
    renderWithin(scope, plain, () => Buffer.from(`<!DOCTYPE html>${renderToString(tree)}`));
}

/** ms of CPU per run, and how many times those of what it is measured against. */
export interface Paired {
  ms: number;
  ratio: number;
}

/** Rounds that count, after some that let the engine of the language settle. */
export const ROUNDS = 21;
export const WARM_UP = 20;

/** ms of CPU that this process spends on `work`, in all its threads. */
export async function cpuOf(work: () => unknown, runs = 1): Promise<number> {
  const start = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The round in the middle by ratio. */
export function median(rounds: Paired[]): Paired {
  return rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds.length / 2)]!;
}

/** `count` of something at the same time, as a busy server gets them. */
export function atOnce(count: number, work: () => unknown): () => Promise<unknown> {
  return () => Promise.all(Array.from({ length: count }, work));
}

/** CPU of one thing against another, in turns: `runs` of it and `againstRuns` of the other. */
export async function pairedCpu(
  work: () => unknown,
  against: () => unknown,
  runs: number,
  againstRuns = runs,
): Promise<Paired> {
  const rounds: Paired[] = [];
  (globalThis as { gc?: () => void }).gc?.(); // what was left before is not this one's to collect
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const ours = await cpuOf(work, runs);
    const theirs = await cpuOf(against, againstRuns);
    if (round >= WARM_UP) rounds.push({ ms: ours / runs, ratio: ours / theirs });
  }
  return median(rounds);
}

/** A renderer like another with an empty cache of blocks. */
export function withOwnCache(renderer: Renderer): Renderer {
  return { ...renderer, fragments: createFragmentCache(64 * 1024 * 1024) };
}

/** A renderer like another that finds nothing ready, and keeps what it makes like any other. */
export function cold(renderer: Renderer): Renderer {
  const fragments = createFragmentCache(64 * 1024 * 1024);
  return { ...renderer, fragments: { ...fragments, find: () => null } };
}

export { openScope, renderPage };

/** A handler that does nothing but send a stored buffer. */
export async function bufferServer(body: Buffer): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: 'silent', stream: new PassThrough() } });
  app.get('/', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(body),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
