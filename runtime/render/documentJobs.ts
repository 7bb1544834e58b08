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
  const { isData = false } = pack.manifest.outputTypes[outputType] ?? {};
  const fallback = pack.outputTypes[outputType]?.fallback ?? !isData;
  if (typeof fallback === 'boolean') return fallback ? [outputType, 'default'] : [outputType];
  return [outputType, ...[fallback].flat()];
}

function createParts(document: PageDocument, pack: Pack, outputTypeName: string): DocumentParts {
  const { isData = false } = pack.manifest.outputTypes[outputTypeName] ?? {};
  const names = viewNames(outputTypeName, pack);
  const { build } = pack.manifest;
  const entries = new Map<RenderJob, BlockEntry>();
  const byNode = new Map<string, RenderJob>();

  function blockJob({ node, audience }: BlockForm): RenderJob | null {
    const isChain = node.kind === 'chain';
    const entry = (isChain ? pack.manifest.chains : pack.manifest.features)[node.type];
    const views: Views = (isChain ? pack.chains : pack.features)[node.type] ?? {};
    const viewName = names.find((name) => views[name]);
    if (!entry || !viewName) return null; // a block whose code is gone shows nothing to readers
    const view = views[viewName] as AnyComponent;
    // The browser's code belongs to the default view.
    const isAlive = entry.chunk !== null && viewName === 'default' && !isData;
    const isIsland = isAlive && !entry.enhance;
    const fields = applyDefaults(node.fields, entry.customFields);
    const contentConfig = (node as FeatureNode).content ?? null;
    const display = node.display ?? {};
    const count = isChain ? node.children.length : 0;
    const job: RenderJob = {
      key: JSON.stringify([
        build,
        node.kind,
        node.type,
        viewName,
        isIsland || isData ? outputTypeName : '', // others say it by reading it
        fields,
        contentConfig,
        display,
        count,
        ...(audience ? [audience] : []),
      ]),
      nodeId: node.id,
      type: node.type,
      collection: isChain ? 'chains' : 'features',
      view: isData ? dataView(view, { transform: transformOf(viewName) }) : view,
      fields,
      display,
      contentConfig,
      ...(audience ? { audience } : {}),
      ...(isChain ? { props: { children: slotChildren(count) } } : {}),
      ...(entry.ttl === null ? {} : { ttl: entry.ttl }),
      ...(isIsland ? { isRoot: true } : {}),
    };
    entries.set(job, isAlive ? entry : { ...entry, chunk: null, enhance: false });
    byNode.set(node.id, job);
    return job;
  }

  const sections = sectionsOf(document, pack);
  for (const node of inOrder(document, sections)) {
    const held = node.kind === 'chain' ? node.children : [];
    [node, ...held].flatMap(blockForms).forEach(blockJob);
  }

  const blocks = [...byNode.values()];

  const layout = shellJob(`layout:${document.layout}`, pack.layouts[document.layout], {
    children: namedSlots(sections),
  });
  const outputType = shellJob(`output-type:${outputTypeName}`, pack.outputTypes[outputTypeName], {
    children: namedSlots(['page']),
    ...engineParts,
  });
  outputType.isRoot = !isData;

  function transformOf(viewName: string) {
    return pack.outputTypes[outputTypeName]?.transform?.[viewName];
  }

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
      view: isData
        ? dataView(view as AnyComponent, { isLayout: type.startsWith('layout:') })
        : (view as AnyComponent),
      fields: {},
      display: {},
      contentConfig: null,
      props,
    };
  }

  const refreshOf = (job: RenderJob, scope: PageScope, tracker: Tracker): number => {
    const entry = entries.get(job);
    // Nobody watches a game in the editor (widgets §8).
    if (!entry?.refresh || scope.values.isAdmin) return 0;
    const rule = (job.view as { refresh?: (context: unknown) => number | null }).refresh;
    const answer = tracker.reads.find(({ read }) => read.kind === 'content')?.read;
    const content = answer?.kind === 'content' ? scope.read(answer.request) : null;
    return (
      rule?.({ content, globalContent: scope.values.globalContent, customFields: job.fields }) ?? 0
    );
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
