import type { Operation } from '../../../document/operations/operation';
import type { Conflict } from '../../../document/operations/rebaseOperations';
import type { Batch, Editing } from './editing';

/** What is not on the server yet, as it is kept in this browser. */
export interface JournalEntry {
  rev: number;
  sent: Batch | null;
  pending: readonly Operation[];
  conflicts: readonly Conflict[];
}

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where someone's entries of one document stand, of whatever tab: nobody sends what another one typed. */
export const journalPrefix = (website: string, email: string, documentId: string): string =>
  `broadsheet-editor/${website}/${email}/${documentId}/`;

/**
 * Keeps what an editor did until the server has it: at each change and at once, so that neither a crash
 * nor a reload loses a letter. Each tab has an entry of its own.
 */
export class Journal {
  constructor(
    private readonly storage: Keep,
    readonly key: string,
  ) {}

  /** False where the browser has no room for it. */
  write({ rev, sent, pending, conflicts }: Editing): boolean {
    if (!sent && pending.length === 0 && conflicts.length === 0) {
      this.storage.removeItem(this.key);
      return true;
    }
    const entry: JournalEntry = { rev, sent, pending, conflicts };
    try {
      this.storage.setItem(this.key, JSON.stringify(entry));
      return true;
    } catch {
      return false;
    }
  }

  read(): JournalEntry | null {
    const text = this.storage.getItem(this.key);
    return text === null ? null : (JSON.parse(text) as JournalEntry);
  }

  clear(): void {
    this.storage.removeItem(this.key);
  }
}

/** Entries that tabs before this one left. */
export function listJournals(storage: Keep, prefix: string): Journal[] {
  const keys = Array.from({ length: storage.length }, (_unused, index) => storage.key(index));
  return keys
    .filter((key): key is string => key !== null && key.startsWith(prefix))
    .map((key) => new Journal(storage, key));
}
