import type { Database } from '../../store/database';
import { listenForEditors, type EditorNotice } from '../../store/editorNotices';

/** Someone who has a document open in a tab, and the node on which they work. */
export interface Person {
  tab: string;
  name: string;
  node: string | null;
}

/** What an editor with a document open is told. */
export type LiveEvent =
  | { kind: 'people'; people: Person[] }
  /** The draft is at this revision now. */
  | { kind: 'draft'; rev: number }
  | { kind: 'published' }
  | { kind: 'comments' }
  /** Something may have been missed: look again. */
  | { kind: 'missed' };

type Listener = (event: LiveEvent) => void;

/** ms after which someone who is not heard of is taken to have gone: two beats and a bit. */
const GONE_AFTER = 25_000;
const SWEEP = 5000;

/**
 * Who has which document open, and what happens to it, on all nodes of the site: kept in memory, made of
 * notices alone, so that every node knows the same and none has to be asked.
 */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly people = new Map<string, Map<string, Person & { seenAt: number }>>();
  private readonly timer: NodeJS.Timeout;
  private stopListening = async (): Promise<void> => {};

  private constructor(private readonly goneAfter: number) {
    this.timer = setInterval(() => this.sweep(Date.now()), Math.min(SWEEP, goneAfter)).unref();
  }

  /** @throws when the database can't be listened to. */
  static async open(
    database: Database,
    {
      onError,
      goneAfter = GONE_AFTER,
    }: { onError?: (error: Error) => void; goneAfter?: number } = {},
  ): Promise<LiveHub> {
    const hub = new LiveHub(goneAfter);
    try {
      hub.stopListening = await listenForEditors(database, (told) => hub.hear(told), onError);
    } catch (error) {
      clearInterval(hub.timer);
      throw error;
    }
    return hub;
  }

  /** Calls back with all that happens to a document, until stopped. */
  watch(documentId: string, listener: Listener): () => void {
    const listeners = this.listeners.get(documentId) ?? new Set();
    this.listeners.set(documentId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(documentId);
    };
  }

  /** Who has a document open now, in the order in which they came. */
  peopleOn(documentId: string): Person[] {
    return [...(this.people.get(documentId)?.values() ?? [])].map(({ tab, name, node }) => ({
      tab,
      name,
      node,
    }));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.listeners.clear();
    await this.stopListening();
  }

  private hear(told: EditorNotice | null): void {
    if (told === null) {
      for (const documentId of this.listeners.keys()) this.tell(documentId, { kind: 'missed' });
      return;
    }
    const { document: documentId } = told;
    switch (told.kind) {
      case 'draft':
        return this.tell(documentId, { kind: 'draft', rev: told.rev });
      case 'published':
      case 'comments':
        return this.tell(documentId, { kind: told.kind });
      case 'here': {
        const { tab, name, node } = told;
        const people = this.people.get(documentId) ?? new Map<string, never>();
        const known = people.get(tab);
        this.people.set(documentId, people.set(tab, { tab, name, node, seenAt: Date.now() }));
        if (known?.node !== node) this.tellPeople(documentId);
        return;
      }
      case 'left':
        if (this.people.get(documentId)?.delete(told.tab)) this.tellPeople(documentId);
    }
  }

  private sweep(now: number): void {
    for (const [documentId, people] of this.people) {
      const gone = [...people.values()].filter(({ seenAt }) => now - seenAt > this.goneAfter);
      gone.forEach(({ tab }) => people.delete(tab));
      if (gone.length > 0) this.tellPeople(documentId);
      if (people.size === 0) this.people.delete(documentId);
    }
  }

  private tellPeople(documentId: string): void {
    this.tell(documentId, { kind: 'people', people: this.peopleOn(documentId) });
  }

  private tell(documentId: string, event: LiveEvent): void {
    this.listeners.get(documentId)?.forEach((listener) => listener(event));
  }
}
