import type { ContentClient } from '../content/fetchContent';
import { toContentError } from '../content/callSource';
import { accessOf, previewOf, type RuleOf } from '../content/guard';
import type { AccessRule, ContentEntry, ContentError } from '../content/types';
import type { AppContext, ContentRequest } from '../fusion/types';
import { ShownAbove } from './shownAbove';
import { digestGlobal, digestValue, readId, type Read } from './reads';
import { trackGlobalContent } from './trackGlobalContent';

/** What a read gives that is not at hand yet. */
const PENDING = 'pending';

/** Notes what one block reads while it renders. */
export interface Tracker {
  reads: { read: Read; digest: string }[];
  ids: Set<string>;
  /** The page's global content, seen through this tracker. */
  readonly globalContent: unknown;
  /** What it asked for that is not at hand yet. */
  pending: ContentRequest[];
  /** Whether it waits for what the blocks above it show. */
  isWaiting: boolean;
  /** Whether it has been rendered. */
  isOver: boolean;
  nodeId: string;
}

export interface PageValues {
  website: string;
  requestUri: string;
  isAdmin: boolean;
  outputType: string;
  layout: string;
  template: string;
  contextPath: string;
  build: string;
  meta: Record<string, string>;
  siteProperties: unknown;
  documentHash: string;
  renderables: AppContext['renderables'];
  tree: unknown;
  globalContent: unknown;
  /** Changes when the global content does. */
  globalVersion: string;
  globalContentConfig: AppContext['globalContentConfig'];
}

export interface SourceTiming {
  source: string;
  outcome: string;
  /** ms. */
  duration: number;
}

/**
 * One page being rendered: the values its blocks may read, and the answers they get. All blocks of a
 * page see the same answer to the same request.
 */
export class PageScope {
  readonly answers = new Map<string, ContentEntry | null>();
  readonly errors: ContentError[] = [];
  readonly timings: SourceTiming[] = [];
  /** Whether one of its answers had run out. */
  isStale = false;
  /** How its own content may be read. */
  access: AccessRule = 'free';
  /** What the blocks of the page show once; of those that are rendered together. */
  shownAbove = new ShownAbove(() => []);
  private noting: Tracker | null = null;

  constructor(
    readonly values: PageValues,
    readonly content: ContentClient,
    /** Whether answers that have run out are not good enough. */
    private readonly isLive = false,
    /** The answer that is the global content. */
    readonly global: { address: string; entry: ContentEntry } | null = null,
    /** Who may read what the blocks ask for; absent: anybody may read all. */
    private readonly ruleOf?: RuleOf,
  ) {}

  /** ms since 1970 at which the first of its answers runs out; Infinity when it has none. */
  get runsOut(): number {
    const answers = [...this.answers.values()].map((answer) => answer?.expires ?? Infinity);
    return Math.min(this.global?.entry.expires ?? Infinity, ...answers);
  }

  /** What notes the block that renders right now. */
  get current(): Tracker | null {
    return this.noting;
  }

  set current(next: Tracker | null) {
    if (this.noting && this.noting !== next) this.noting.isOver = true;
    this.noting = next;
  }

  /** Notes how an answer was had. */
  addTiming(timing: SourceTiming): void {
    this.timings.push(timing);
    if (timing.outcome.startsWith('stale')) this.isStale = true;
  }

  /** What notes a block's reads; `readsWhole` says that it depends on all of the global content anyway. */
  track(nodeId: string, readsWhole = false): Tracker {
    const { globalContent } = this.values;
    let view: { data: unknown } | undefined = readsWhole ? { data: globalContent } : undefined;
    const note = (read: Read) => this.note(tracker, read);
    const tracker: Tracker = {
      reads: [],
      ids: new Set(),
      pending: [],
      isWaiting: false,
      isOver: false,
      nodeId,
      get globalContent() {
        return (view ??= { data: trackGlobalContent(globalContent, note) }).data;
      },
    };
    if (readsWhole) note({ kind: 'globalContent' });
    this.shownAbove.begin(
      nodeId,
      () => tracker.isOver && !tracker.isWaiting && tracker.pending.length === 0,
    );
    return tracker;
  }

  note(tracker: Tracker | null, read: Read): void {
    if (!tracker) return;
    const id = readId(read);
    if (tracker.ids.has(id)) return;
    tracker.ids.add(id);
    tracker.reads.push({ read, digest: this.digest(read, tracker.nodeId) ?? PENDING });
  }

  noteCurrent(read: Read): void {
    this.note(this.current, read);
  }

  /** Whether it renders for an editor's canvas. */
  readEditing(): boolean {
    this.noteCurrent({ kind: 'editing' });
    return this.values.isAdmin;
  }

  /** What a read gives on this page; null for an answer that is not at hand yet. */
  digest(read: Read, nodeId: string): string | null {
    switch (read.kind) {
      case 'global':
        return digestGlobal(this.values.globalContent, read);
      case 'globalContent':
        return this.values.globalVersion;
      case 'meta':
        return digestValue(this.values.meta[read.name]);
      case 'component':
        return nodeId;
      case 'editing':
        return String(this.values.isAdmin);
      case 'content': {
        const answer = this.answers.get(read.key);
        if (answer !== undefined) return answer?.version ?? 'none';
        return this.peek(read.request, read.key)?.version ?? null;
      }
      case 'app':
        return this.digestApp(read.name);
      case 'first': {
        const taken = this.shownAbove.take(nodeId, read.ids, read.count);
        return taken && JSON.stringify(taken);
      }
    }
  }

  /** The answer to a request, for `useContent`: a private copy, or null when pending or failed. */
  read(request: ContentRequest): unknown {
    const key = this.content.key(request, this.values.website);
    if (key === null) throw new Error(`useContent: there is no content source "${request.source}"`);
    let answer = this.answers.get(key);
    if (answer === undefined) answer = this.peek(request, key);
    this.noteCurrent({ kind: 'content', key, request });
    if (answer) return JSON.parse(answer.json) as unknown;
    if (answer === undefined) this.current?.pending.push(request);
    return null;
  }

  /**
   * Those of `ids` that the block shows, for `useFirstOnPage`. While blocks above have not told all yet
   * it is a guess: what is rendered with it is not kept.
   */
  readFirst(ids: readonly string[], count: number): string[] {
    const read: Read = { kind: 'first', ids, count };
    this.noteCurrent(read);
    const id = readId(read);
    const noted = this.current?.reads.find((known) => readId(known.read) === id)?.digest ?? PENDING;
    if (noted !== PENDING) return JSON.parse(noted) as string[];
    if (this.current) this.current.isWaiting = true;
    return ids.slice(0, count);
  }

  /** Fetches an answer for this page. A failure is noted; blocks then render without it. */
  async load(request: ContentRequest): Promise<void> {
    const key = this.content.key(request, this.values.website);
    if (key === null || this.answers.has(key)) return;
    const start = performance.now();
    let outcome: string;
    try {
      const { isLive } = this;
      const answer = await this.content.get(request, this.values.website, { isLive });
      if (!this.answers.has(key)) this.answers.set(key, this.readable(request, key, answer.entry));
      outcome = answer.outcome;
    } catch (error) {
      const failure = toContentError(request.source, error);
      this.errors.push(failure);
      this.answers.set(key, null);
      outcome = `failed-${failure.statusCode}`;
    }
    this.addTiming({ source: request.source, outcome, duration: performance.now() - start });
  }

  /** A usable answer that is at hand, for all blocks of the page. */
  private peek(request: ContentRequest, key: string): ContentEntry | undefined {
    const known = this.content.peek(key);
    if (!known) return undefined;
    const shown = this.readable(request, key, known);
    this.answers.set(key, shown);
    return shown;
  }

  /** An answer as this page may show it: in full its own content alone, where the reader may read that. */
  private readable(request: ContentRequest, key: string, entry: ContentEntry): ContentEntry {
    if (key === this.global?.address) return this.global.entry;
    const source = this.content.source(request.source);
    return previewOf(source, entry, accessOf(source, entry, this.ruleOf));
  }

  private digestApp(name: string): string {
    const { values } = this;
    switch (name) {
      case 'renderables':
      case 'tree':
        return values.documentHash;
      case 'globalContentConfig':
        return JSON.stringify(values.globalContentConfig);
      case 'arcSite':
        return values.website;
      case 'siteProperties':
        return values.website;
      default:
        return digestValue(values[name as keyof PageValues]);
    }
  }
}
