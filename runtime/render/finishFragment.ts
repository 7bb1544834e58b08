import type { BlockEntry, Hydrate } from '../pack/types';
import { hiddenViewports } from '../document/viewports';
import { escapeHtml, scriptJson } from './escape';
import { token } from './fragmentParts';
import type { PageScope, Tracker } from './pageScope';
import type { RenderJob } from './RenderJob';
import { isOfTheSite, readId, valueAt } from './reads';

/** App values that an island may have besides those it read. */
const ISLAND_BASE = ['arcSite', 'contextPath', 'outputType'] as const;

function attributes(values: Record<string, string | number | null>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== null)
    .map(([name, value]) => ` ${name}="${typeof value === 'string' ? escapeHtml(value) : value}"`)
    .join('');
}

/** Puts attributes on the root element; text or a comment in front gets an element around it. */
export function markRoot(html: string, marks: string): string[] {
  const root = /^<[a-zA-Z][\w-]*/.exec(html)?.[0];
  return root ? [root + marks, html.slice(root.length)] : [`<div${marks}>`, html, '</div>'];
}

/** What an island needs and can't read from its markup: what it read on the server, once. */
function islandData(job: RenderJob, scope: PageScope, tracker: Tracker) {
  const app: Record<string, unknown> = {};
  const { values } = scope;
  const of = (name: string): unknown =>
    name === 'arcSite' ? values.website : values[name as keyof typeof values];
  for (const name of ISLAND_BASE) app[name] = of(name);
  const content: Record<string, unknown> = {};
  const first: Record<string, unknown> = {};
  for (const { read, digest } of tracker.reads) {
    if (read.kind === 'first') first[readId(read)] = JSON.parse(digest) as unknown;
    if (read.kind === 'app') app[read.name] = of(read.name);
    if (read.kind === 'globalContent') app['globalContent'] = scope.values.globalContent;
    if (read.kind === 'global' && read.what === 'value' && !('globalContent' in app)) {
      setAt(
        app,
        ['partialGlobalContent', ...read.path],
        valueAt(scope.values.globalContent, read.path),
      );
    }
    if (read.kind === 'content') {
      const answer = scope.answers.get(read.key);
      if (answer) content[JSON.stringify(read.request)] = JSON.parse(answer.json) as unknown;
    }
  }
  const { partialGlobalContent, ...rest } = app;
  if (partialGlobalContent && !('globalContent' in rest))
    rest['globalContent'] = partialGlobalContent;
  const component = {
    collection: job.collection,
    id: token('node'),
    key: token('node'),
    type: job.type,
    name: job.type.split('/').at(-1),
    customFields: job.fields,
    displayProperties: job.display,
    contentConfig: job.contentConfig,
    localEdits: {},
  };
  return { app: rest, component, content, ...(Object.keys(first).length > 0 ? { first } : {}) };
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let inner = target;
  path.forEach((name, index) => {
    if (index === path.length - 1) {
      if (value !== null && typeof value === 'object')
        inner[name] ??= Array.isArray(value) ? [] : {};
      else inner[name] = value;
    } else {
      inner = (inner[name] ??= {}) as Record<string, unknown>;
    }
  });
}

/**
 * The fragment of a feature or chain: its HTML with `data-block`, and what brings it to life. An
 * island stands in an element of its own (React owns all inside it); everything else is marked on the
 * block's root. Where readers ask for news of it by (`data-live`): its page and node, or, of a linked block
 * that is the same on every page, that block alone, so that all of them ask one question. It is given in pieces, so that a long text is not copied to add a few attributes.
 */
export function finishFragment(
  entry: BlockEntry,
  job: RenderJob,
  html: string,
  scope: PageScope,
  tracker: Tracker,
  live: number,
): string[] {
  const hydrate: Hydrate | null = entry.hydrate === 'never' ? null : entry.hydrate;
  const isLive = live > 0;
  const isEverywhere = tracker.reads.every(({ read }) => isOfTheSite(read));
  const address =
    job.linkedBlock && isEverywhere ? job.linkedBlock : `${token('document')}/${token('node')}`;
  const liveMarks = isLive ? attributes({ 'data-live': address, 'data-interval': live }) : '';
  const hidden = hiddenViewports(job);
  const { audience } = job;
  const own = {
    'data-block': job.type,
    'data-only': audience && 'only' in audience ? audience.only.join(' ') : null,
    'data-not': audience && 'not' in audience ? audience.not.join(' ') : null,
    'data-hide-on': hidden.length > 0 ? hidden.join(' ') : null,
  };
  if (entry.chunk === null || (!entry.enhance && !hydrate)) {
    return markRoot(html, attributes(own) + liveMarks);
  }
  if (entry.enhance) {
    const marks = {
      ...own,
      'data-enhance': entry.chunk,
      'data-hydrate': hydrate ?? 'visible',
    };
    return markRoot(html, attributes(marks) + liveMarks);
  }
  const marks = attributes({
    ...own,
    'data-island': entry.chunk,
    'data-hydrate': hydrate,
    'data-node': token('node'),
    'data-prefix': token('place'),
  });
  const data = scriptJson(islandData(job, scope, tracker));
  return [
    `<div${marks}>`,
    html,
    `<script type="application/json" data-props>${data}</script></div>`,
  ];
}
