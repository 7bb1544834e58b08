import { LRUCache } from 'lru-cache';
import type { ContentRequest } from '../fusion/types';
import type { Fragment, FragmentCache } from './fragmentCache';
import { hasTokens } from './fragmentTokens';
import type { PageScope, Tracker } from './pageScope';
import { renderNode, type RenderJob } from './renderNode';
import { repairMarkup } from './repairMarkup';
import { runWithin } from './watchdog';

/** ms that the blocks of a page may take together in one pass. */
const BUDGET_MS = 2000;
/** ms for which a block that overran is left out without being tried. */
const QUARANTINE_MS = 60_000;
const MAX_PASSES = 12;

export type JobFailure = { job: RenderJob; error: Error };
export type Finish = (job: RenderJob, html: string, scope: PageScope, tracker: Tracker) => string;

export interface RenderJobsOptions {
  cache: FragmentCache;
  now?: () => number;
  onFailure: (failure: JobFailure) => void;
  /** Turns React's output into the fragment's HTML: attributes, island wrapper. */
  finish?: Finish;
  /** ms until a live block asks again. */
  refreshOf?: (job: RenderJob, scope: PageScope, tracker: Tracker) => number;
}

const quarantine = new LRUCache<string, true>({ max: 1000, ttl: QUARANTINE_MS });

/** A fragment that shows nothing. */
export const EMPTY: Fragment = {
  html: '',
  head: '',
  hasTokens: false,
  content: [],
  expires: Infinity,
  refresh: 0,
};

/**
 * Renders parts of a page, each alone: from the cache where what it reads is unchanged, else with
 * React, again until nothing it asked for is missing. What the parts lack is fetched in parallel. A
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
      if (quarantine.has(job.key)) {
        fail(job, new Error('left out: it overran its budget a moment ago'));
        continue;
      }
      const found = options.cache.find(job.key, (read) => scope.digest(read, job.nodeId), now());
      if (found && 'fragment' in found) done.set(job, found.fragment);
      else if (found && found.awaits.kind === 'content')
        wanted.set(found.awaits.key, found.awaits.request);
      else toRender.push(job);
    }

    renderAll(toRender, (job) => {
      const tracker = scope.track(job.nodeId);
      const { html, head } = renderNode(job, scope, tracker);
      if (tracker.pending.length > 0 && pass < MAX_PASSES) {
        for (const request of tracker.pending) wanted.set(JSON.stringify(request), request);
        return;
      }
      const fragment = toFragment(job, html, head, scope, tracker);
      options.cache.store(job.key, tracker.reads, fragment);
      done.set(job, fragment);
    });

    if (wanted.size > 0)
      await Promise.all([...wanted.values()].map((request) => scope.load(request)));
    open = open.filter((job) => !done.has(job));
    if (pass > MAX_PASSES)
      for (const job of open) fail(job, new Error('never has all the content it asks for'));
    open = open.filter((job) => !done.has(job));
  }
  return done;

  function renderAll(list: readonly RenderJob[], render: (job: RenderJob) => void): void {
    let next = 0;
    while (next < list.length) {
      const finished = runWithin(BUDGET_MS, () => {
        for (; next < list.length; next += 1) {
          const job = list[next]!;
          try {
            render(job);
          } catch (error) {
            fail(job, error);
          }
        }
      });
      if (finished) return;
      const job = list[next]!;
      quarantine.set(job.key, true);
      fail(job, new Error(`overran the budget of ${BUDGET_MS} ms and was ended`));
      next += 1;
    }
  }

  function toFragment(
    job: RenderJob,
    html: string,
    head: string,
    page: PageScope,
    tracker: Tracker,
  ): Fragment {
    const repaired = job.collection === 'layouts' ? html : repairMarkup(html);
    const finished =
      options.finish && repaired ? options.finish(job, repaired, page, tracker) : repaired;
    return {
      html: finished,
      head,
      hasTokens: hasTokens(finished),
      content: tracker.reads.flatMap(({ read }) => (read.kind === 'content' ? [read.key] : [])),
      expires: job.ttl ? now() + job.ttl * 1000 : Infinity,
      refresh: options.refreshOf?.(job, page, tracker) ?? 0,
    };
  }
}
