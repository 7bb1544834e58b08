import type { ContentRequest } from '../fusion/types';
import type { Fragment, FragmentCache } from './fragmentCache';
import { splitAtHoles } from './fragmentParts';
import type { PageScope, Tracker } from './pageScope';
import type { RenderedNode, RenderJob } from './renderNode';
import { isQuarantined, renderPass } from './renderPass';
import { repairMarkup } from './repairMarkup';

const MAX_PASSES = 12;

export type JobFailure = { job: RenderJob; error: Error };
export type Finish = (job: RenderJob, html: string, scope: PageScope, tracker: Tracker) => string[];

export interface RenderJobsOptions {
  cache: FragmentCache;
  now?: () => number;
  onFailure: (failure: JobFailure) => void;
  /** Turns React's output into the fragment's HTML, in pieces: attributes, island wrapper. */
  finish?: Finish;
  /** ms until a live block asks again. */
  refreshOf?: (job: RenderJob, scope: PageScope, tracker: Tracker) => number;
}

/** A fragment that shows nothing. */
export const EMPTY: Fragment = {
  parts: [],
  head: '',
  content: [],
  expires: Infinity,
  refresh: 0,
};

/**
 * Renders parts of a page: each from the cache where what it reads is unchanged, the others with
 * React, again until nothing they asked for is missing. What the parts lack is fetched in parallel. A
 * part that throws or overruns the budget is reported and left out.
 */
export async function renderJobs(
  jobs: readonly RenderJob[],
  scope: PageScope,
  options: RenderJobsOptions,
): Promise<Map<RenderJob, Fragment>> {
  const now = options.now ?? Date.now;
  const done = new Map<RenderJob, Fragment>();
  let open = [...jobs];

  const fail = (job: RenderJob, error: unknown) => {
    done.set(job, EMPTY);
    options.onFailure({ job, error: error instanceof Error ? error : new Error(String(error)) });
  };

  for (let pass = 0; open.length > 0; pass += 1) {
    const wanted = new Map<string, ContentRequest>();
    const toRender: RenderJob[] = [];
    for (const job of open) {
      if (isQuarantined(job)) {
        fail(job, new Error('left out: it overran its budget a moment ago'));
        continue;
      }
      const found = options.cache.find(job.key, (read) => scope.digest(read, job.nodeId), now());
      if (found && 'fragment' in found) done.set(job, found.fragment);
      else if (found && found.awaits.kind === 'content')
        wanted.set(found.awaits.key, found.awaits.request);
      else toRender.push(job);
    }

    await renderPass(toRender, scope, {
      track: (job) => scope.track(job.nodeId, options.cache.readsWhole(job.key)),
      onFailure: fail,
      onRendered: (job, rendered, tracker) => {
        if (tracker.pending.length > 0 && pass < MAX_PASSES) {
          for (const request of tracker.pending) wanted.set(JSON.stringify(request), request);
          return;
        }
        const fragment = toFragment(job, rendered, tracker);
        options.cache.store(job.key, tracker.reads, fragment);
        done.set(job, fragment);
      },
    });

    if (wanted.size > 0)
      await Promise.all([...wanted.values()].map((request) => scope.load(request)));
    open = open.filter((job) => !done.has(job));
    if (pass > MAX_PASSES)
      for (const job of open) fail(job, new Error('never has all the content it asks for'));
    open = open.filter((job) => !done.has(job));
  }
  return done;

  function toFragment(job: RenderJob, { html, head }: RenderedNode, tracker: Tracker): Fragment {
    const repaired = job.collection === 'layouts' ? html : repairMarkup(html);
    const pieces =
      options.finish && repaired ? options.finish(job, repaired, scope, tracker) : [repaired];
    return {
      parts: pieces.flatMap((piece) => splitAtHoles(piece, job.props !== undefined)),
      head,
      content: tracker.reads.flatMap(({ read }) => (read.kind === 'content' ? [read.key] : [])),
      expires: job.ttl ? now() + job.ttl * 1000 : Infinity,
      refresh: options.refreshOf?.(job, scope, tracker) ?? 0,
    };
  }
}
