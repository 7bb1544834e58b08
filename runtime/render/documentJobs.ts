import { applyDefaults } from '../pack/customFields';
import type { AnyComponent } from '../fusion/types';
import type { BlockEntry, Pack, Views } from '../pack/types';
import type { FeatureNode, Node, PageDocument } from '../store/document';
import { engineParts } from './engineParts';
import { finishFragment } from './finishFragment';
import type { PageScope, Tracker } from './pageScope';
import type { RenderJobsOptions } from './renderJobs';
import type { RenderJob } from './renderNode';
import { namedSlots, slotChildren } from './slots';

/** A page document as parts to render, each with a key that holds all but what it reads. */
export interface DocumentParts {
  all: RenderJob[];
  byNode: Map<string, RenderJob>;
  layout: RenderJob;
  outputType: RenderJob;
  /** Section names in the order in which the layout takes them. */
  sections: string[];
  hooks: Pick<RenderJobsOptions, 'finish' | 'refreshOf'>;
}

const known = new WeakMap<PageDocument, { pack: Pack; parts: DocumentParts }>();

/** @throws Error when the layout or output type is not in the pack. */
export function documentJobs(document: PageDocument, pack: Pack): DocumentParts {
  const before = known.get(document);
  if (before?.pack === pack) return before.parts;
  const parts = createParts(document, pack);
  known.set(document, { pack, parts });
  return parts;
}

function viewOf(views: Views | undefined, outputType: string): AnyComponent | undefined {
  return (views?.[outputType] ?? views?.['default']) as AnyComponent | undefined;
}

function createParts(document: PageDocument, pack: Pack): DocumentParts {
  const outputTypeName = document.outputType ?? 'default';
  const { build } = pack.manifest;
  const entries = new Map<RenderJob, BlockEntry>();
  const byNode = new Map<string, RenderJob>();

  function blockJob(node: Node): RenderJob | null {
    const isChain = node.kind === 'chain';
    const entry = (isChain ? pack.manifest.chains : pack.manifest.features)[node.type];
    const view = viewOf((isChain ? pack.chains : pack.features)[node.type], outputTypeName);
    if (!entry || !view) return null; // a block whose code is gone shows nothing to readers
    const fields = applyDefaults(node.fields, entry.customFields);
    const contentConfig = (node as FeatureNode).content ?? null;
    const display = node.display ?? {};
    const count = isChain ? node.children.length : 0;
    const job: RenderJob = {
      key: JSON.stringify([
        build,
        node.kind,
        node.type,
        outputTypeName,
        fields,
        contentConfig,
        display,
        count,
      ]),
      nodeId: node.id,
      type: node.type,
      collection: isChain ? 'chains' : 'features',
      view,
      fields,
      display,
      contentConfig,
      ...(isChain ? { props: { children: slotChildren(count) } } : {}),
      ...(entry.ttl === null ? {} : { ttl: entry.ttl }),
      ...(entry.chunk !== null && !entry.enhance ? { isRoot: true } : {}),
    };
    entries.set(job, entry);
    byNode.set(node.id, job);
    return job;
  }

  const sections = sectionsOf(document, pack);
  for (const node of Object.values(document.sections).flat()) {
    blockJob(node);
    if (node.kind === 'chain') node.children.forEach(blockJob);
  }

  const layout = shellJob(`layout:${document.layout}`, pack.layouts[document.layout], {
    children: namedSlots(sections),
  });
  const outputType = shellJob(`output-type:${outputTypeName}`, pack.outputTypes[outputTypeName], {
    children: namedSlots(['page']),
    ...engineParts,
  });
  outputType.isRoot = true;

  function shellJob(type: string, view: unknown, props: Record<string, unknown>): RenderJob {
    if (!view)
      throw new Error(
        `${document.kind} "${document.name}": the pack has no ${type.replace(':', ' ')}.`,
      );
    return {
      key: JSON.stringify([build, type, outputTypeName]),
      nodeId: type,
      type,
      collection: 'layouts',
      view: view as AnyComponent,
      fields: {},
      display: {},
      contentConfig: null,
      props,
    };
  }

  const refreshOf = (job: RenderJob, scope: PageScope, tracker: Tracker): number => {
    const entry = entries.get(job);
    if (!entry?.refresh) return 0;
    const rule = (job.view as { refresh?: (context: unknown) => number | null }).refresh;
    const answer = tracker.reads.find(({ read }) => read.kind === 'content')?.read;
    const content = answer?.kind === 'content' ? scope.read(answer.request) : null;
    return (
      rule?.({ content, globalContent: scope.values.globalContent, customFields: job.fields }) ?? 0
    );
  };

  return {
    all: [...byNode.values(), layout, outputType],
    byNode,
    layout,
    outputType,
    sections,
    hooks: {
      refreshOf,
      finish: (job, html, scope, tracker) => {
        const entry = entries.get(job);
        return entry
          ? finishFragment(entry, job, html, scope, tracker, refreshOf(job, scope, tracker))
          : [html];
      },
    },
  };
}

/** The layout's sections; a layout that names none takes the document's. */
function sectionsOf(document: PageDocument, pack: Pack): string[] {
  const named = pack.manifest.layouts[document.layout]?.sections ?? [];
  return named.length > 0 ? named : Object.keys(document.sections);
}
