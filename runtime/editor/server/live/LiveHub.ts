import type { Database } from '../../../store/database';
import {
  listenForEditors,
  type EditorNotice,
  type PresenceChange,
} from '../../../store/editorNotices';
import type { Store } from '../../../store/openStore';
import type { LiveEvent, Person } from '../../contract/liveEvents';
import { PresenceBook } from './PresenceBook';
import { PresenceOutbox } from './PresenceOutbox';

type Listener = (event: LiveEvent) => void;

interface HubOptions {
  database: Database;
  store: Store;
  onError?: (error: Error) => void;
  /** ms between two signs of life of those who are here; 10 s unless said. */
  beat?: number;
  /** ms after which someone who is not heard of is taken to have gone. */
  goneAfter?: number;
}

const BEAT = 10_000;
/** ms: two beats and a bit. */
const GONE_AFTER = 25_000;
const SWEEP = 5000;
/** ms for which events are gathered: what happens together is told together, of each kind the last. */
const GATHER = 150;

/**
 * Who has which document open, and what happens to it, on all nodes of the site: kept in memory, made of
 * notices alone, so that every node knows the same and none has to be asked. All who have a document open
 * here hear the same at the same time.
 */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly book = new PresenceBook();
  private readonly outbox: PresenceOutbox;
  /** Tabs that are connected to this node, by document, and how often. */
  private readonly here = new Map<string, Map<string, { name: string; count: number }>>();
  private readonly waiting = new Map<string, Map<LiveEvent['kind'], LiveEvent>>();
  private readonly timers: NodeJS.Timeout[];
  private gathering: NodeJS.Timeout | null = null;
  private stopListening = async (): Promise<void> => {};

  private constructor({ store, onError = () => undefined, ...options }: HubOptions) {
    const { goneAfter = GONE_AFTER, beat = BEAT } = options;
    this.outbox = new PresenceOutbox(store, onError);
    this.timers = [
      setInterval(() => this.sweep(Date.now() - goneAfter), Math.min(SWEEP, goneAfter)).unref(),
      setInterval(() => this.sayHere(), beat).unref(),
    ];
  }

  /** @throws when the database can't be listened to. */
  static async open(options: HubOptions): Promise<LiveHub> {
    const hub = new LiveHub(options);
    try {
      const hear = (told: EditorNotice | null) => hub.hear(told);
      hub.stopListening = await listenForEditors(options.database, hear, options.onError);
    } catch (error) {
      hub.timers.forEach(clearInterval);
      throw error;
    }
    return hub;
  }

  /** Calls back with who has a document open, then with all that happens to it, until stopped. */
  watch(documentId: string, listener: Listener): () => void {
    const listeners = this.listeners.get(documentId) ?? new Set();
    this.listeners.set(documentId, listeners.add(listener));
    listener({ kind: 'people', people: this.book.toldOf(documentId) });
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(documentId);
    };
  }

  /** Says that someone has a document open in a tab, until they leave. */
  join(documentId: string, { tab, name }: { tab: string; name: string }): () => void {
    const tabs = this.here.get(documentId) ?? new Map<string, { name: string; count: number }>();
    this.here.set(documentId, tabs);
    // A tab that connects again may be here twice for a moment.
    const one = tabs.get(tab) ?? { name, count: 0 };
    one.count += 1;
    tabs.set(tab, one);
    this.outbox.put(documentId, this.signOf(documentId, tab, name));
    return () => {
      one.count -= 1;
      if (one.count > 0) return;
      tabs.delete(tab);
      if (tabs.size === 0) this.here.delete(documentId);
      this.outbox.put(documentId, { kind: 'left', tab });
    };
  }

  /** Says that someone who has a document open, at whatever node, works on another node of it; null: on none. */
  move(documentId: string, tab: string, node: string | null): void {
    this.outbox.put(documentId, { kind: 'moved', tab, node });
  }

  /** Who has a document open now, in the order in which they came. */
  peopleOn(documentId: string): readonly Person[] {
    return this.book.peopleOn(documentId);
  }

  async close(): Promise<void> {
    this.timers.forEach(clearInterval);
    if (this.gathering) clearTimeout(this.gathering);
    this.listeners.clear();
    await this.outbox.send();
    await this.stopListening();
  }

  private hear(told: EditorNotice | null): void {
    if (told === null) {
      for (const documentId of this.listeners.keys()) this.gather(documentId, { kind: 'missed' });
      return;
    }
    const { document: documentId } = told;
    if (told.kind === 'presence') this.book.take(documentId, told.changes, Date.now());
    switch (told.kind) {
      case 'presence':
        // What there is to tell is found out when it is told.
        return this.gather(documentId, { kind: 'presence', changes: [] });
      case 'draft':
        return this.gather(documentId, { kind: 'draft', rev: told.rev });
      case 'published':
      case 'comments':
        return this.gather(documentId, { kind: told.kind });
    }
  }

  private sweep(since: number): void {
    for (const documentId of this.book.sweep(since))
      this.gather(documentId, { kind: 'presence', changes: [] });
  }

  private sayHere(): void {
    for (const [documentId, tabs] of this.here)
      for (const [tab, { name }] of tabs)
        this.outbox.put(documentId, this.signOf(documentId, tab, name));
  }

  private signOf(documentId: string, tab: string, name: string): PresenceChange {
    const known = this.peopleOn(documentId).find((person) => person.tab === tab);
    return { kind: 'here', tab, name, node: known?.node ?? null };
  }

  private gather(documentId: string, event: LiveEvent): void {
    const events = this.waiting.get(documentId) ?? new Map<LiveEvent['kind'], LiveEvent>();
    this.waiting.set(documentId, events.set(event.kind, event));
    this.gathering ??= setTimeout(() => this.tellAll(), GATHER).unref();
  }

  private tellAll(): void {
    this.gathering = null;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const [documentId, events] of all)
      for (const event of events.values()) {
        if (event.kind === 'presence') event.changes = this.book.tell(documentId);
        if (event.kind === 'presence' && event.changes.length === 0) continue;
        this.listeners.get(documentId)?.forEach((listener) => listener(event));
      }
  }
}
