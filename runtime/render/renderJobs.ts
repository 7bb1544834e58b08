import { isNativeError } from 'node:util/types';
import type { ContentRequest } from '../fusion/types';
import type { TracedError, TraceError } from '../pack/traceErrors';
import type { Fragment, FragmentCache } from './fragmentCache';
import { splitAtHoles } from './fragmentParts';
import type { PageScope, Tracker } from './pageScope';
import type { RenderedNode } from './renderNode';
import type { RenderJob } from './RenderJob';
import { ShownAbove } from './shownAbove';
import { isQuarantined, renderPass } from './renderPass';
import { isPublishedOnly } from './reads';
import { repairMarkup } from './repairMarkup';

const MAX_PASSES = 12;

export type JobFailure = TracedError & { job: RenderJob };
export type Finish = (job: RenderJob, html: string, scope: PageScope, tracker: Tracker) => string[];

export interface RenderJobsOptions {
  cache: FragmentCache;
  now?: (() => number) | undefined;
  onFailure: (failure: JobFailure) => void;
  trace?: TraceError;
  /** Turns React's output into the fragment's HTML, in pieces: attributes, island wrapper. */
  finish?: Finish;
  /**
   * The parts of the page in their order, where only some are asked for: those above them are rendered
   * too as soon as one asks what they show. Without it, those asked for are the page.
   */
  page?: () => readonly RenderJob[];
  /** ms until a live block asks again. */
  refreshOf?: ((job: RenderJob, scope: PageScope, tracker: Tracker) => number) | undefined;
}

/** A fragment that shows nothing. */
export const EMPTY: Fragment = {
  parts: [],
  head: '',
  content: [],
  expires: Infinity,
  refresh: 0,
  isPublishedOnly: true,
};

/**
 * Renders parts of a page: each from the cache where what it reads is unchanged, the others with
 * React, again until nothing they asked for is missing. What the parts lack is fetched in parallel. A
 * part that throws or overruns the budget is reported and left out. The answer holds all parts that were
 * rendered.
 */
export async function renderJobs(
  jobs: readonly RenderJob[],
  scope: PageScope,
  options: RenderJobsOptions,
): Promise<Map<RenderJob, Fragment>> {
  const now = options.now ?? Date.now;
  const done = new Map<RenderJob, Fragment>();
  let open = [...jobs];
  const asked = new Set(jobs);
  const shownAbove = new ShownAbove(options.page ?? (() => jobs));
  scope.shownAbove = shownAbove;

  const settle = (job: RenderJob, fragment: Fragment) => {
    done.set(job, fragment);
    shownAbove.end(job.nodeId);
  };

  const fail = (job: RenderJob, error: unknown) => {
    shownAbove.begin(job.nodeId);
    settle(job, EMPTY);
    const thrown = isNativeError(error) ? error : new Error(String(error));
    options.onFailure({ job, error: thrown, at: options.trace?.(thrown) ?? null });
  };

  for (let pass = 0; open.length > 0; pass += 1) {
    shownAbove.isLast = pass >= MAX_PASSES;
    const above = new Set<RenderJob>();
    const awaitAbove = (job: RenderJob) => {
      for (const other of shownAbove.unknownAbove(job.nodeId))
        if (!asked.has(other)) above.add(other);
    };
    const wanted = new Map<string, ContentRequest>();
    const toRender: RenderJob[] = [];
    for (const job of open) {
      if (isQuarantined(job)) {
        fail(job, new Error('left out: it overran its budget a moment ago'));
        continue;
      }
      shownAbove.begin(job.nodeId);
      const found = options.cache.find(job.key, (read) => scope.digest(read, job.nodeId), now());
      if (found && 'fragment' in found) settle(job, found.fragment);
      else if (found && found.awaits.kind === 'content')
        wanted.set(found.awaits.key, found.awaits.request);
      else if (found?.awaits.kind === 'first') awaitAbove(job);
      else toRender.push(job);
    }

    await renderPass(toRender, scope, {
      track: (job) => scope.track(job.nodeId, options.cache.readsWhole(job.key)),
      onFailure: fail,
      onRendered: (job, rendered, tracker) => {
        if (tracker.pending.length > 0 || (tracker.isWaiting && pass < MAX_PASSES)) {
          for (const request of tracker.pending) wanted.set(JSON.stringify(request), request);
          if (tracker.isWaiting) awaitAbove(job);
          return;
        }
        const fragment = toFragment(job, rendered, tracker, { scope, options, now: now() });
        options.cache.store(job.key, tracker.reads, fragment);
        settle(job, fragment);
      },
    });

    if (wanted.size > 0)
      await Promise.all([...wanted.values()].map((request) => scope.load(request)));
    for (const job of above) asked.add(job);
    open = [...above, ...open].filter((job) => !done.has(job));
    if (pass > MAX_PASSES)
      for (const job of open) fail(job, new Error('never has all the content it asks for'));
    open = open.filter((job) => !done.has(job));
  }
  return done;
}

/** What was rendered, as it is kept. @param now ms since 1970 */
function toFragment(
  job: RenderJob,
  { html, head }: RenderedNode,
  tracker: Tracker,
  { scope, options, now }: { scope: PageScope; options: RenderJobsOptions; now: number },
): Fragment {
  const repaired = job.collection === 'layouts' ? html : repairMarkup(html);
  const pieces =
    options.finish && repaired ? options.finish(job, repaired, scope, tracker) : [repaired];
  return {
    parts: pieces.flatMap((piece) => splitAtHoles(piece, job.props !== undefined)),
    head,
    content: tracker.reads.flatMap(({ read }) => (read.kind === 'content' ? [read.key] : [])),
    expires: job.ttl ? now + job.ttl * 1000 : Infinity,
    refresh: options.refreshOf?.(job, scope, tracker) ?? 0,
    isPublishedOnly: !job.ttl && tracker.reads.every(({ read }) => isPublishedOnly(read)),
  };
}
