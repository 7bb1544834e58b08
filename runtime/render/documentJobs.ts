import { applyDefaults } from '../pack/customFields';
import type { AnyComponent } from '../fusion/types';
import type { BlockEntry, Pack, Views } from '../pack/types';
import type { FeatureNode, Node, PageDocument } from '../document/document';
import { blockForms, type BlockForm } from './blockForms';
import { dataOf, dataView } from './dataView';
import { engineParts } from './engineParts';
import { finishFragment } from './finishFragment';
import type { PageScope, Tracker } from './pageScope';
import type { RenderJobsOptions } from './renderJobs';
import type { RenderJob } from './RenderJob';
import { namedSlots, slotChildren } from './slots';

/** A page document as parts to render, each with a key that holds all but what it reads. */
export interface DocumentParts {
  /** In the order of the page; what takes what others leave comes last (`takesLast`). */
  all: RenderJob[];
  byNode: Map<string, RenderJob>;
  layout: RenderJob;
  outputType: RenderJob;
  /** Section names in the order in which the layout takes them. */
  sections: string[];
  /** Views return data, which their parents take as `children` (see `renderData.ts`). */
  isData: boolean;
  hooks: Pick<RenderJobsOptions, 'finish' | 'refreshOf' | 'trace'>;
}

const known = new WeakMap<PageDocument, { pack: Pack; byType: Map<string, DocumentParts> }>();

/**
 * @param outputType what the page is asked as (`?outputType=`); else what its editor chose
 * @throws Error when the layout or output type is not in the pack.
 */
export function documentJobs(
  document: PageDocument,
  pack: Pack,
  outputType = document.outputType ?? 'default',
): DocumentParts {
  let before = known.get(document);
  if (before?.pack !== pack) {
    before = { pack, byType: new Map() };
    known.set(document, before);
  }
  const parts = before.byType.get(outputType) ?? createParts(document, pack, outputType);
  before.byType.set(outputType, parts);
  return parts;
}

/**
 * The output types whose views a block may show, in order (FUSION: `fallback`): its own, then `default`
 * unless the type says otherwise. Markup is no data, so nothing stands in for a view of data.
 */
function viewNames(outputType: string, pack: Pack): string[] {
  const fallback = pack.outputTypes[outputType]?.fallback ?? !isDataType(outputType, pack);
  if (typeof fallback === 'boolean') return fallback ? [outputType, 'default'] : [outputType];
  return [outputType, ...[fallback].flat()];
}

const isDataType = (outputType: string, pack: Pack): boolean =>
  pack.manifest.outputTypes[outputType]?.isData === true;

/**
 * The linked block that is shown as it is published: on each page, and in the block's own document. One
 * with variants is another for some readers, a chain holds others.
 */
function linkedBlockOf(document: PageDocument, { node, audience }: BlockForm): string | null {
  if (node.kind === 'chain' || audience) return null;
  if (document.kind === 'block') return document.id;
  return node.linked?.isWhole ? node.linked.document : null;
}

/** What all jobs of a document are made with. */
interface Making {
  pack: Pack;
  outputType: string;
  /** The views that a block may show, in order. */
  names: readonly string[];
  isData: boolean;
}

function createParts(document: PageDocument, pack: Pack, outputTypeName: string): DocumentParts {
  const isData = isDataType(outputTypeName, pack);
  const names = viewNames(outputTypeName, pack);
  const making: Making = { pack, outputType: outputTypeName, names, isData };
  const entries = new Map<RenderJob, BlockEntry>();
  const byNode = new Map<string, RenderJob>();

  const sections = sectionsOf(document, pack);
  for (const node of inOrder(document, sections)) {
    const held = node.kind === 'chain' ? node.children : [];
    for (const form of [node, ...held].flatMap(blockForms)) {
      const made = blockJob(form, { ...making, linkedBlock: linkedBlockOf(document, form) });
      if (!made) continue;
      entries.set(made.job, made.entry);
      byNode.set(form.node.id, made.job);
    }
  }
  const blocks = [...byNode.values()];

  const shellJob = (type: string, view: unknown, props: Record<string, unknown>) => {
    if (view) return createShellJob(type, view as AnyComponent, props, making);
    const words = type.replace(':', ' ');
    throw new Error(`${document.kind} "${document.name}": the pack has no ${words}.`);
  };
  const layout = shellJob(`layout:${document.layout}`, pack.layouts[document.layout], {
    children: namedSlots(sections),
  });
  const outputType = shellJob(`output-type:${outputTypeName}`, pack.outputTypes[outputTypeName], {
    children: namedSlots(['page']),
    ...engineParts,
  });
  outputType.isRoot = !isData;

  const refreshOf = (job: RenderJob, scope: PageScope, tracker: Tracker): number => {
    const entry = entries.get(job);
    // Nobody watches a game in the editor (widgets §8).
    return !entry?.refresh || scope.values.isAdmin ? 0 : askRefresh(job, scope, tracker);
  };

  return {
    all: [
      ...blocks.filter((job) => !takesLast(job)),
      ...blocks.filter(takesLast),
      layout,
      outputType,
    ],
    byNode,
    layout,
    outputType,
    sections,
    isData,
    hooks: {
      trace: pack.trace,
      refreshOf: isData ? undefined : refreshOf,
      finish: (job, html, scope, tracker) => {
        if (isData) return [dataOf(html)];
        const entry = entries.get(job);
        return entry
          ? finishFragment(entry, job, html, scope, tracker, refreshOf(job, scope, tracker))
          : [html];
      },
    },
  };
}

/** The job of a block; null for one whose code is gone: it shows nothing to readers. */
function blockJob(
  { node, audience }: BlockForm,
  { pack, outputType, names, isData, linkedBlock }: Making & { linkedBlock: string | null },
): { job: RenderJob; entry: BlockEntry } | null {
  const isChain = node.kind === 'chain';
  const entry = (isChain ? pack.manifest.chains : pack.manifest.features)[node.type];
  const views: Views = (isChain ? pack.chains : pack.features)[node.type] ?? {};
  const viewName = names.find((name) => views[name]);
  if (!entry || !viewName) return null;
  const view = views[viewName] as AnyComponent;
  // The browser's code belongs to the default view.
  const isAlive = entry.chunk !== null && viewName === 'default' && !isData;
  const isIsland = isAlive && !entry.enhance;
  const fields = applyDefaults(node.fields, entry.customFields);
  const contentConfig = (node as FeatureNode).content ?? null;
  const display = node.display ?? {};
  const count = isChain ? node.children.length : 0;
  const transform = pack.outputTypes[outputType]?.transform?.[viewName];
  const job: RenderJob = {
    key: JSON.stringify([
      pack.manifest.build,
      node.kind,
      node.type,
      viewName,
      isIsland || isData ? outputType : '', // others say it by reading it
      fields,
      contentConfig,
      display,
      count,
      ...(audience ? [audience] : []),
      ...(linkedBlock ? [linkedBlock] : []),
    ]),
    nodeId: node.id,
    type: node.type,
    collection: isChain ? 'chains' : 'features',
    view: isData ? dataView(view, { transform }) : view,
    fields,
    display,
    contentConfig,
    ...(audience ? { audience } : {}),
    ...(linkedBlock ? { linkedBlock } : {}),
    ...(isChain ? { props: { children: slotChildren(count, isIsland) } } : {}),
    ...(entry.ttl === null ? {} : { ttl: entry.ttl }),
    ...(isIsland ? { isRoot: true } : {}),
  };
  return { job, entry: isAlive ? entry : { ...entry, chunk: null, enhance: false } };
}

/** The job of what stands around blocks: a layout or an output type. */
function createShellJob(
  type: string,
  view: AnyComponent,
  props: Record<string, unknown>,
  { pack, outputType, isData }: Making,
): RenderJob {
  return {
    key: JSON.stringify([pack.manifest.build, type, outputType]),
    nodeId: type,
    type,
    collection: 'layouts',
    view: isData ? dataView(view, { isLayout: type.startsWith('layout:') }) : view,
    fields: {},
    display: {},
    contentConfig: null,
    props,
  };
}

/** ms after which a live block wants to be asked for again; 0: no more. */
function askRefresh(job: RenderJob, scope: PageScope, tracker: Tracker): number {
  const rule = (job.view as { refresh?: (context: unknown) => number | null }).refresh;
  const answer = tracker.reads.find(({ read }) => read.kind === 'content')?.read;
  const content = answer?.kind === 'content' ? scope.read(answer.request) : null;
  return (
    rule?.({ content, globalContent: scope.values.globalContent, customFields: job.fields }) ?? 0
  );
}

/** A block says it of its view: a feed without an end leaves what a page lists once to its other lists. */
const takesLast = ({ view }: RenderJob): boolean =>
  (view as { takesLast?: boolean }).takesLast === true;

/** The nodes as readers meet them: those of sections that the layout does not have come last. */
function inOrder(document: PageDocument, sections: readonly string[]): Node[] {
  const names = new Set([...sections, ...Object.keys(document.sections)]);
  return [...names].flatMap((name) => document.sections[name] ?? []);
}

/** The layout's sections; a layout that names none takes the document's. */
function sectionsOf(document: PageDocument, pack: Pack): string[] {
  const named = pack.manifest.layouts[document.layout]?.sections ?? [];
  return named.length > 0 ? named : Object.keys(document.sections);
}
