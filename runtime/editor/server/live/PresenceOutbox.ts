import { notifyEditors, type PresenceChange } from '../../../store/editorNotices';
import type { Store } from '../../../store/openStore';

/** ms for which changes are gathered before all nodes are told. */
const GATHER = 150;
/** Bytes of the changes in one notice: PostgreSQL takes less than 8,000 for all of it. */
const MOST_BYTES = 7000;

/** Tells all nodes who has documents open: what happens together in one notice, of each tab no more than counts. */
export class PresenceOutbox {
  private readonly waiting = new Map<string, Map<string, readonly PresenceChange[]>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly store: Store,
    private readonly onError: (error: Error) => void,
  ) {}

  put(documentId: string, change: PresenceChange): void {
    const changes = this.waiting.get(documentId) ?? new Map<string, readonly PresenceChange[]>();
    this.waiting.set(documentId, changes);
    changes.set(change.tab, together(changes.get(change.tab) ?? [], change));
    this.timer ??= setTimeout(() => void this.send(), GATHER).unref();
  }

  /** Tells what is there without waiting for more. */
  async send(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const all = [...this.waiting];
    this.waiting.clear();
    try {
      for (const [document, changes] of all)
        for (const part of partsOf([...changes.values()].flat()))
          await notifyEditors(this.store, { kind: 'presence', document, changes: part });
    } catch (error) {
      // Whoever is there is told again with the next beat, and who is gone is missed after some.
      this.onError(error as Error);
    }
  }
}

/** What is told of a tab: that it is here, then where; or that it left. A sign of life moves nobody. */
function together(before: readonly PresenceChange[], change: PresenceChange): PresenceChange[] {
  const hasLeft = before.some(({ kind }) => kind === 'left');
  if (change.kind === 'left' || (hasLeft && change.kind === 'here')) return [change];
  if (hasLeft) return [...before];
  const others = before.filter(({ kind }) => kind !== change.kind);
  return change.kind === 'here' ? [change, ...others] : [...others, change];
}

function partsOf(changes: readonly PresenceChange[]): PresenceChange[][] {
  const parts: PresenceChange[][] = [];
  let part: PresenceChange[] = [];
  let room = 0;
  for (const change of changes) {
    const bytes = Buffer.byteLength(JSON.stringify(change)) + 1;
    if (bytes > room) {
      part = [];
      parts.push(part);
      room = MOST_BYTES;
    }
    part.push(change);
    room -= bytes;
  }
  return parts;
}
