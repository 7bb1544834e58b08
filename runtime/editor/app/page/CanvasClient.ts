import { sameValue } from '../../../forms/sameValue';
import type { Node, PageDocument } from '../../../document/document';
import type {
  Audience,
  FrameMessage,
  HostMessage,
  PageLayout,
  RenderedNodes,
} from '../frame/protocol';
import { messageOf } from '../call';
import type { Api } from '../api';
import { holdNode } from '../model/holdNode';
import { planUpdate } from '../model/planUpdate';

/** What a canvas shows by now. */
export interface CanvasState {
  /** Address that the frame is to load; undefined before the first. */
  src: string | undefined;
  /** Address of the site that the page is shown as. */
  uri: string;
  layout: PageLayout | null;
  /** Whether what it loaded last can be seen. */
  isPainted: boolean;
  scroll: { x: number; y: number };
  hovered: string | null;
  /** Why nodes show nothing, by id. */
  problems: Readonly<Record<string, string>>;
  /** Why the page can't be shown or drawn again; null when it can. */
  failure: string | null;
  /** ms from an edit until the frame had painted it; null before the first. */
  latency: number | null;
  /** As whom it shows the page. */
  audience: Audience;
}

interface Options {
  api: Pick<Api, 'preview' | 'drawNodes'>;
  documentId: string;
  /** The page as it is now, and the draft as the server has it. */
  page: () => { document: PageDocument; base: PageDocument; rev: number };
  /** Sections of the layout. */
  sections: (document: PageDocument) => readonly string[];
  /** Saves what is pending: before the page is loaded again. */
  flush: () => Promise<unknown>;
  /** Looks for what others have saved. */
  refresh: () => Promise<unknown>;
}

/** What someone does in the frame. */
export type FrameAct =
  | (FrameMessage & { kind: 'clicked' | 'dragged' | 'typed' | 'left' })
  /** The page was loaded again. */
  | { kind: 'reloaded' };

/** Drafts that a frame may show when it comes. */
const KNOWN_REVISIONS = 20;
/** ms until something that failed is tried again. */
const RETRY_MS = 2000;
/** ms in which a page's frame has to speak. */
const PATIENCE_MS = 8000;

/** Keeps the frame in step with the page that is edited: draws again what changed, and only that. */
export class CanvasClient {
  private state: CanvasState = {
    src: undefined,
    uri: '/',
    layout: null,
    isPainted: false,
    scroll: { x: 0, y: 0 },
    hovered: null,
    problems: {},
    failure: null,
    latency: null,
    audience: { reader: 'out', features: {} },
  };
  private readonly listeners = new Set<() => void>();
  private readonly actListeners = new Set<(act: FrameAct) => void>();
  private readonly revisions = new Map<number, PageDocument>();
  private port: MessagePort | null = null;
  /** What the frame shows; null until that is known. */
  private shown: PageDocument | null = null;
  private shownRev: number | null = null;
  private isDrawing = false;
  /** The node that someone types in: it is not drawn under the caret. */
  private held: string | null = null;
  private changedAt = 0;
  /** What nobody is told before the frame has painted what it is about: that goes first. */
  private unseen: (Pick<CanvasState, 'problems'> & { askedAt: number }) | null = null;
  private names: (HostMessage & { kind: 'names' }) | null = null;
  private isOutlined = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): CanvasState => this.state;

  /** Tells of clicks and drags in the frame; returns how to stop. */
  listen(listener: (act: FrameAct) => void): () => void {
    this.actListeners.add(listener);
    return () => this.actListeners.delete(listener);
  }

  /** Loads the page, at an address of the site or (null) where the server finds content for it. */
  async load(uri: string | null): Promise<void> {
    this.shown = null;
    this.shownRev = null;
    await this.options.flush();
    try {
      const preview = await this.options.api.preview(this.options.documentId, uri);
      const { url: src, uri: shownAs } = preview;
      this.set({ src, uri: shownAs, isPainted: false, latency: null, failure: null });
    } catch (error) {
      this.set({ failure: messageOf(error) });
    }
  }

  /** The frame has loaded something: the page, if it speaks soon, else why there is none. */
  loaded(): void {
    if (this.state.src === undefined) return;
    this.set({ isPainted: true });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.shownRev === null) this.set({ layout: null });
    }, PATIENCE_MS);
  }

  /** Answers the frame's first word with a channel of its own. */
  connect(frame: Window): void {
    this.port?.close();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.addEventListener('message', ({ data }) => this.hear(data as FrameMessage));
    port1.start();
    frame.postMessage('connect', '*', [port2]);
    this.post({ kind: 'outline', isOn: this.isOutlined });
    this.post({ kind: 'audience', audience: this.state.audience });
    if (this.names) this.post(this.names);
  }

  post(message: HostMessage): void {
    this.port?.postMessage(message);
  }

  /** Whether places that have nothing to show are marked. */
  outline(isOn: boolean): void {
    this.isOutlined = isOn;
    this.post({ kind: 'outline', isOn });
  }

  /** Shows the page as some reader gets it. */
  seeAs(audience: Audience): void {
    this.set({ audience });
    this.post({ kind: 'audience', audience });
  }

  /** What stands in places that have nothing to show. */
  name(names: Omit<HostMessage & { kind: 'names' }, 'kind'>): void {
    const next = { kind: 'names' as const, ...names };
    if (sameValue(next, this.names)) return;
    this.names = next;
    this.post(next);
  }

  /** Leaves a node as it is shown, while someone types in it; null: draws what it has become. */
  hold(id: string | null): void {
    if (this.held === id) return;
    this.held = id;
    this.changedAt = performance.now();
    if (id === null) void this.draw();
  }

  /** The page, or the draft on the server, is another than before. */
  changed(): void {
    const { base, rev } = this.options.page();
    this.revisions.set(rev, base);
    for (const old of this.revisions.keys())
      if (old < rev - KNOWN_REVISIONS) this.revisions.delete(old);
    this.changedAt = performance.now();
    if (this.shown === null) this.recognize();
    void this.draw();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.port?.close();
  }

  private hear(message: FrameMessage): void {
    switch (message.kind) {
      case 'hello':
        this.shownRev = message.rev;
        this.held = null;
        this.unseen = null;
        this.set({ problems: message.problems });
        this.act({ kind: 'reloaded' });
        this.recognize();
        if (this.shown === null) void this.options.refresh();
        return void this.draw();
      case 'painted':
        return this.tellSeen();
      case 'layout':
        // What was shown before may still be heard.
        return this.set({ layout: message.layout, isPainted: this.shownRev !== null });
      case 'scrolled':
        return this.set({ scroll: message });
      case 'hovered':
        return this.set({ hovered: message.id });
      case 'clicked':
      case 'dragged':
      case 'typed':
      case 'left':
        return this.act(message);
    }
  }

  private act(act: FrameAct): void {
    for (const listener of this.actListeners) listener(act);
  }

  /** Finds out what the frame shows: the draft at the revision that it named. */
  private recognize(): void {
    if (this.shownRev === null) return;
    this.shown = this.revisions.get(this.shownRev) ?? null;
    // It shows a draft that was never seen here, and there is a newer one.
    if (this.shown === null && this.options.page().rev > this.shownRev)
      void this.load(this.state.uri);
  }

  /** One drawing at a time; what changes meanwhile is drawn right after it, all at once. */
  private async draw(): Promise<void> {
    if (this.isDrawing || this.shown === null) return;
    const { held } = this;
    const { document: page } = this.options.page();
    const document = held === null ? page : holdNode(this.shown, page, held);
    const plan = planUpdate(this.shown, document, this.options.sections(document));
    if (plan.isReload) return this.load(this.state.uri);
    if (plan.draw.length === 0 && plan.order.length === 0) {
      this.shown = document;
      return;
    }
    this.isDrawing = true;
    const askedAt = this.changedAt;
    try {
      const { api, documentId } = this.options;
      const drawn =
        plan.draw.length === 0
          ? { html: {}, sheets: [], build: '', problems: {} }
          : await api.drawNodes(documentId, this.state.uri, plan.draw);
      // Someone began to type meanwhile: what was drawn may hold that very text.
      if (this.shown !== null && this.held === held) {
        this.post({ kind: 'update', drawn, order: plan.order });
        this.shown = document;
        this.unseen = { askedAt, problems: this.problemsWith(plan.draw, drawn.problems) };
      }
      if (this.state.failure !== null) this.set({ failure: null });
    } catch (error) {
      this.set({ failure: messageOf(error) });
      setTimeout(() => void this.draw(), RETRY_MS);
      return;
    } finally {
      this.isDrawing = false;
    }
    return this.draw();
  }

  /** Why nodes show nothing, once these are drawn; the same object where that has not changed. */
  private problemsWith(drawn: readonly Node[], found: RenderedNodes['problems']) {
    const problems = this.unseen?.problems ?? this.state.problems;
    const next = { ...problems, ...found };
    for (const { id } of drawn) if (found[id] === undefined) delete next[id];
    return sameValue(next, problems) ? problems : next;
  }

  /** All that was sent to the frame can be seen. */
  private tellSeen(): void {
    if (!this.unseen) return;
    const { problems, askedAt } = this.unseen;
    this.unseen = null;
    this.set({ problems, latency: performance.now() - askedAt });
  }

  private set(changed: Partial<CanvasState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.listeners) listener();
  }
}
