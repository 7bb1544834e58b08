import { LRUCache } from 'lru-cache';
import { token } from './fragmentParts';
import type { PageScope, Tracker } from './pageScope';
import { renderNode, type RenderedNode } from './renderNode';
import type { RenderJob } from './RenderJob';
import { renderTogether, SUSPENSE } from './renderTogether';
import { BUDGET_MS, runGuarded } from './watchdog';

/** ms for which a block that overran is left out without being tried. */
const QUARANTINE_MS = 60_000;

/** Times that a part is tried when the machine holds it up. */
const MOST_TRIES = 3;

const quarantine = new LRUCache<string, true>({ max: 1000, ttl: QUARANTINE_MS });

/** Whether a block overran its budget a moment ago. */
export const isQuarantined = (job: RenderJob): boolean => quarantine.has(job.key);

/** Parts that could not share a pass once: they are not tried with others again. */
const loners = new WeakSet<RenderJob>();

/** Ids of `useId`, which hold the way to the component through all that was rendered with it. */
const REACT_ID = new RegExp(`_${token('place')}R_\\w+_`, 'g');

/**
 * Ids numbered in their order, so that a part is the same whatever it was rendered with. Not for
 * islands: there React counts on its own ids.
 */
function steadyIds(html: string): string {
  if (!html.includes(token('place'))) return html;
  const ids = new Map<string, string>();
  return html.replace(REACT_ID, (id) => {
    const known = ids.get(id) ?? `${token('place')}${ids.size + 1}`;
    ids.set(id, known);
    return known;
  });
}

/** What React moves in front of everything else. */
const HOISTED = /^<(?:link|meta|title|style|script)\b/;

export interface RenderPassOptions {
  track: (job: RenderJob) => Tracker;
  onRendered: (job: RenderJob, rendered: RenderedNode, tracker: Tracker) => void;
  onFailure: (job: RenderJob, error: unknown) => void;
}

/**
 * Renders each part once: those that can in one pass of React, the others alone. One that throws is
 * reported; one that never ends is ended, reported and kept in quarantine. A busy machine is no fault of a
 * part: what a pass did not come to is rendered alone, each part with a budget of its own.
 */
export async function renderPass(
  jobs: readonly RenderJob[],
  scope: PageScope,
  options: RenderPassOptions,
): Promise<void> {
  if (jobs.length === 0) return;
  const left = new Set(jobs);
  /** What runs right now, for the case that it never returns. */
  let running: () => RenderJob | undefined = () => undefined;
  const outcome = await runGuarded(() => {
    shareOnePass();
    left.forEach(renderAlone);
  });
  if (outcome === 'finished') return;
  const endless = outcome === 'overran' ? running() : undefined;
  if (endless) ended(endless);
  for (const job of left) await renderGuarded(job);

  async function renderGuarded(job: RenderJob): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const result = await runGuarded(() => renderAlone(job));
      if (result === 'finished') return;
      if (result === 'overran') break;
    }
    ended(job);
  }

  function ended(job: RenderJob): void {
    quarantine.set(job.key, true);
    failed(job, new Error(`overran the budget of ${BUDGET_MS} ms and was ended`));
  }

  function shareOnePass(): void {
    const jobsOfPass = [...left].filter((job) => !job.isRoot && !loners.has(job));
    if (jobsOfPass.length < 2) return;
    const shared = jobsOfPass.map((job) => ({ job, tracker: options.track(job) }));
    running = () => shared.find(({ tracker }) => tracker === scope.current)?.job;
    let outputs: string[] | null;
    try {
      outputs = renderTogether(shared, scope);
    } catch {
      return; // rendered alone, each tells for itself
    }
    shared.forEach(({ job, tracker }, index) => {
      const html = outputs?.[index];
      if (html !== undefined) done(job, { html, head: '' }, tracker);
    });
  }

  function renderAlone(job: RenderJob): void {
    running = () => job;
    const tracker = options.track(job);
    try {
      const rendered = renderNode(job, scope, tracker);
      const { html, head } = rendered;
      if (head || HOISTED.test(html) || html.includes(SUSPENSE)) loners.add(job);
      done(job, rendered, tracker);
    } catch (error) {
      failed(job, error);
    }
  }

  function done(job: RenderJob, rendered: RenderedNode, tracker: Tracker): void {
    running = () => job;
    left.delete(job);
    const html = job.isRoot ? rendered.html : steadyIds(rendered.html);
    try {
      options.onRendered(job, { ...rendered, html }, tracker);
    } catch (error) {
      failed(job, error);
    }
  }

  function failed(job: RenderJob, error: unknown): void {
    left.delete(job);
    loners.add(job);
    options.onFailure(job, error);
  }
}
