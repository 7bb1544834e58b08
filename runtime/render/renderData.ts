import { createHash } from 'node:crypto';
import type { Node, PageDocument } from '../document/document';
import type { DocumentParts } from './documentJobs';
import type { Fragment } from './fragmentCache';
import { fillTokens } from './fragmentParts';
import type { PageScope } from './pageScope';
import { EMPTY, renderJobs, type RenderJobsOptions } from './renderJobs';
import type { RenderJob } from './RenderJob';

/**
 * A page of data: the features, then the chains with what their features returned, then the layout,
 * then the output type. What a part is given as `children` belongs to its key, so each of them comes
 * from the cache where neither that nor what it reads has changed. A block that failed, or has no view
 * for this output type, is not among its parent's children.
 *
 * @returns all fragments, and what the output type returned; null when it returned nothing
 */
export async function renderData(
  parts: DocumentParts,
  document: PageDocument,
  scope: PageScope,
  options: RenderJobsOptions,
): Promise<{ fragments: Map<RenderJob, Fragment>; data: unknown }> {
  const fragments = new Map<RenderJob, Fragment>();
  const nodes = Object.values(document.sections).flat();
  const results = new Map<string, unknown>();

  async function run(jobs: readonly RenderJob[]): Promise<void> {
    const rendered = await renderJobs(jobs, scope, options);
    for (const [job, fragment] of rendered) {
      fragments.set(job, fragment);
      results.set(job.nodeId, parse(fragment, job, document));
    }
  }

  const jobOf = (node: Node) => parts.byNode.get(node.id) ?? [];
  const dataOfNodes = (list: readonly Node[]) =>
    list.map(({ id }) => results.get(id)).filter((data) => data !== null && data !== undefined);

  const features = nodes.flatMap((node) => (node.kind === 'chain' ? node.children : [node]));
  await run(features.flatMap(jobOf));
  await run(
    nodes.flatMap((node) => {
      const job = parts.byNode.get(node.id);
      if (node.kind !== 'chain' || !job) return [];
      return [withChildren(job, dataOfNodes(node.children))];
    }),
  );
  const sections = parts.sections.map((name) => dataOfNodes(document.sections[name] ?? []));
  await run([withChildren(parts.layout, sections)]);
  const page = results.get(parts.layout.nodeId) ?? null;
  await run([withChildren(parts.outputType, page)]);
  return { fragments, data: results.get(parts.outputType.nodeId) ?? null };
}

function withChildren(job: RenderJob, children: unknown): RenderJob {
  const digest = createHash('sha1').update(JSON.stringify(children)).digest('base64url');
  return { ...job, key: `${job.key}${digest}`, props: { ...job.props, children } };
}

function parse(fragment: Fragment, job: RenderJob, document: PageDocument): unknown {
  if (fragment === EMPTY) return null;
  const tokens = { node: job.nodeId, document: document.id, place: `${job.nodeId}-` };
  return JSON.parse(fillTokens(fragment.parts, tokens).toString()) as unknown;
}
