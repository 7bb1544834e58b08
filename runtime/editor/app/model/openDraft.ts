import type { Right } from '../../contract/rights';
import { applyOperations } from '../../../document/operations/applyOperations';
import { OperationRefused, type Operation } from '../../../document/operations/operation';
import type { Conflict } from '../../../document/operations/rebaseOperations';
import { ApiError } from '../shared/call';
import type { Api } from '../shared/api';
import { startEditing, type Editing } from './editing';
import type { Journal, JournalEntry } from './journal';
import { edit } from './steps';

/** Changes of before that the server will not take. */
export interface RefusedEntry {
  journal: Journal;
  entry: JournalEntry;
  message: string;
}

export interface OpenedDraft {
  editing: Editing;
  folder: string;
  url: string | null;
  rights: readonly Right[];
  /** How many changes of before were brought to the server just now. */
  restored: number;
  refused: RefusedEntry[];
}

interface OpenOptions {
  /** Journals that tabs before this one left. */
  before: readonly Journal[];
  /** The journal of this tab. */
  own: Journal;
  newId: () => string;
}

/**
 * Opens the draft of a document. What tabs before this one could not save is saved first; what clashes
 * with what others did since waits for a choice.
 * @throws ApiError when the server can't be reached: what is kept stays kept
 */
export async function openDraft(
  api: Pick<Api, 'patchDraft' | 'readDraft'>,
  documentId: string,
  { before, own, newId }: OpenOptions,
): Promise<OpenedDraft> {
  const refused: RefusedEntry[] = [];
  const settled: Journal[] = [];
  const conflicted: { operations: readonly Operation[]; conflicts: readonly Conflict[] }[] = [];
  let restored = 0;
  for (const journal of before) {
    const entry = journal.read();
    if (!entry) continue;
    try {
      const clash = await flush(api, documentId, entry, newId);
      if (clash) conflicted.push(clash);
      restored += (entry.sent?.operations.length ?? 0) + entry.pending.length;
      conflicted.push({ operations: [], conflicts: entry.conflicts });
      settled.push(journal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.kind !== 'refused') throw error;
      refused.push({ journal, entry, message: error.message });
    }
  }
  const { document, rev, folder, url, rights } = await api.readDraft({ id: documentId });
  let editing = startEditing(document, rev);
  for (const { operations, conflicts } of conflicted) {
    const clashing = new Set(conflicts.map(({ operation }) => JSON.stringify(operation)));
    const others = operations.filter((operation) => !clashing.has(JSON.stringify(operation)));
    editing = others.reduce(doIfPossible, editing);
    editing = { ...editing, conflicts: [...editing.conflicts, ...conflicts] };
  }
  // What still waits is kept under a name of its own before the old one goes.
  own.write(editing);
  for (const journal of settled) journal.clear();
  return { editing, folder, url, rights, restored, refused };
}

/** Brings an entry to the server; what clashes is given back. */
async function flush(
  api: Pick<Api, 'patchDraft'>,
  id: string,
  { rev: baseRev, sent, pending }: JournalEntry,
  newId: () => string,
) {
  let operations: readonly Operation[] = sent?.operations ?? [];
  try {
    if (sent) await api.patchDraft({ id, baseRev, operations, batch: sent.id });
    if (pending.length === 0) return null;
    operations = pending;
    const own = sent ? [sent.id] : [];
    await api.patchDraft({ id, baseRev, operations: pending, batch: newId(), own });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.kind !== 'conflict') throw error;
    const all = operations === pending ? pending : [...operations, ...pending];
    return { operations: all, conflicts: error.failure.conflicts };
  }
}

function doIfPossible(editing: Editing, operation: Operation): Editing {
  try {
    applyOperations(editing.document, [operation]);
    return edit(editing, [operation], { name: 'Restore', at: 0 });
  } catch (error) {
    if (error instanceof OperationRefused) return editing;
    throw error;
  }
}
