import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { FusionRuntimeContext } from '../runtime/fusion/runtimeContext';
import { mergeContexts } from '../runtime/fusion/mergeContexts';
import { createFragmentCache } from '../runtime/render/fragmentCache';
import { activate, app } from '../runtime/render/activePage';
import { documentJobs } from '../runtime/render/documentJobs';
import {
  openScope,
  renderPage,
  type PageRequest,
  type Renderer,
} from '../runtime/render/renderPage';
import type { PageScope } from '../runtime/render/pageScope';
import type { RenderJob } from '../runtime/render/renderNode';

/**
 * The same page as one tree, rendered by React alone: what the engine is measured against. Every
 * answer is at hand, nothing is tracked, nothing is cached.
 */
export function bareTree(request: PageRequest, renderer: Renderer, scope: PageScope): () => string {
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
        value: { app: app, component, merged, content: { read: (r) => scope.read(r) } },
      },
      jsx(job.view, own),
    );
  };
  return () => {
    const node = (entry: (typeof request.document.sections)[string][number]): ReactNode => {
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
    activate(scope);
    scope.current = plain;
    return `<!DOCTYPE html>${renderToString(provide(parts.outputType, { ...parts.outputType.props, children: page }))}`;
  };
}

/** CPU ms of this process that `work` takes per run, the median of `rounds` rounds of `runs` runs. */
export async function cpuPerRun(work: () => unknown, runs: number, rounds = 7): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    for (let run = 0; run < runs; run += 1) await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000 / runs);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

/** CPU of one thing against another, run in turns: the median of the rounds' ratios, and ms per run. */
export async function pairedCpu(
  work: () => unknown,
  against: () => unknown,
  runs: number,
  rounds = 11,
): Promise<{ ms: number; ratio: number }> {
  const results: { ms: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ms = await cpuPerRun(work, runs, 1);
    results.push({ ms, ratio: ms / (await cpuPerRun(against, runs, 1)) });
  }
  return results.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)]!;
}

/** A renderer like another that finds nothing ready, and keeps what it makes like any other. */
export function cold(renderer: Renderer): Renderer {
  const fragments = createFragmentCache(64 * 1024 * 1024);
  return { ...renderer, fragments: { ...fragments, find: () => null } };
}

export { openScope, renderPage };

/** One request to a Fastify app without a socket. */
export async function inject(app: FastifyInstance, path: string): Promise<void> {
  const response = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
}

/** A handler that does nothing but send a stored buffer. */
export function bufferServer(body: Buffer): FastifyInstance {
  const app = Fastify({ logger: { level: 'silent', stream: new PassThrough() } });
  app.get('/', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(body),
  );
  return app;
}
