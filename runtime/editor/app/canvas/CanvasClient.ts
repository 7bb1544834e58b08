import type { RenderedNodes } from '../../contract/preview';
import { sameValue } from '../../../forms/sameValue';
import type { Node, PageDocument } from '../../../document/document';
import type { Audience, FrameMessage, HostMessage } from '../shared/frameProtocol';
import { messageOf } from '../shared/call';
import type { Api } from '../shared/api';
import { holdNode } from '../model/holdNode';
import { planUpdate } from '../model/planUpdate';
import { BLANK, type CanvasState, type FrameAct } from './CanvasState';
import { FramePort } from './FramePort';
import { KnownDrafts } from './KnownDrafts';

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

const NOTHING_DRAWN: RenderedNodes = { html: {}, sheets: [], build: '', problems: {} };
/** ms until something that failed is tried again. */
const RETRY_MS = 2000;
/** ms in which a page's frame has to speak. */
const PATIENCE_MS = 8000;

/** Keeps the frame in step with the page that is edited: draws again what changed, and only that. */
export class CanvasClient {
  private state: CanvasState = BLANK;
  private readonly listeners = new Set<() => void>();
  private readonly actListeners = new Set<(act: FrameAct) => void>();
  private readonly drafts = new KnownDrafts();
  private readonly frame = new FramePort((message) => this.hear(message));
  /** What the frame shows; null until that is known. */
  private shown: PageDocument | null = null;
  private shownRev: number | null = null;
  private isDrawing = false;
  /** The node that someone types in: it is not drawn under the caret. */
  private held: string | null = null;
  private changedAt = 0;
  /** What nobody is told before the frame has painted what it is about: that goes first. */
  private unseen: (Pick<CanvasState, 'problems'> & { askedAt: number }) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {
    this.outline(true);
    this.seeAs(this.state.audience);
  }

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
      const { api, documentId: id } = this.options;
      const { url: src, uri: shownAs } = await api.preview({ id, uri });
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
    this.frame.connect(frame);
  }

  post(message: HostMessage): void {
    this.frame.post(message);
  }

  /** Whether places that have nothing to show are marked. */
  outline(isOn: boolean): void {
    this.frame.keep({ kind: 'outline', isOn });
  }

  /** Shows the page as some reader gets it. */
  seeAs(audience: Audience): void {
    this.set({ audience });
    this.frame.keep({ kind: 'audience', audience });
  }

  /** What stands in places that have nothing to show. */
  name(names: Omit<HostMessage & { kind: 'names' }, 'kind'>): void {
    this.frame.keep({ kind: 'names', ...names });
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
    this.drafts.note(rev, base);
    this.changedAt = performance.now();
    if (this.shown === null) this.recognize();
    void this.draw();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.frame.close();
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
    this.shown = this.drafts.at(this.shownRev);
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
      const { api, documentId: id } = this.options;
      const drawn =
        plan.draw.length === 0
          ? NOTHING_DRAWN
          : await api.drawNodes({ id, uri: this.state.uri, nodes: plan.draw });
      // Someone began to type meanwhile: what was drawn may hold that very text.
      if (this.shown !== null && this.held === held) {
        this.post({ kind: 'update', drawn, order: plan.order });
        this.shown = document;
        const before = this.unseen?.problems ?? this.state.problems;
        this.unseen = { askedAt, problems: problemsAfter(before, plan.draw, drawn.problems) };
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

/** Why nodes show nothing, once some are drawn; the same object where that has not changed. */
function problemsAfter(
  before: RenderedNodes['problems'],
  drawn: readonly Node[],
  found: RenderedNodes['problems'],
): RenderedNodes['problems'] {
  const next = { ...before, ...found };
  for (const { id } of drawn) if (found[id] === undefined) delete next[id];
  return sameValue(next, before) ? before : next;
}
