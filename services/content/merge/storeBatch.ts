import { HttpError } from '../../http/HttpError';
import { tellChange } from '../changes/tellChange';
import type { ContentContext } from '../http/ContentContext';
import type { Prepared } from '../prepare/prepareBatch';
import type { PrepareOptions } from '../prepare/prepareElement';
import type { PrepareThread } from '../prepare/PrepareThread';
import { keyOf, lockDocuments } from '../store/lockDocuments';
import { keepChecked } from '../store/checkedDocuments';
import { storeAuthors } from '../store/storeAuthors';
import { storeDocuments } from '../store/storeDocuments';
import type { WrittenRow } from '../store/storeDocuments';
import { isWritten } from './Outcome';
import type { Outcome } from './Outcome';
import { reasonOf } from './heldBack';
import type { StoredText } from './mergeBatch';
import { isAsRead, readStored } from './readStored';
import type { Stored } from './readStored';

/** Times that a batch is joined anew to what others wrote meanwhile. */
const TRIES = 10;

export interface StoreSettings {
  options: PrepareOptions;
  /** Whether what is stored is replaced whole; else what came in is joined to it. */
  isReplacing: boolean;
  /** Where it is only looked at what would happen: the name of the dry run, which knows what came before. */
  run: string | null;
}

/**
 * Stores what was prepared, all of it or nothing, and loses nothing of what is stored, also where others
 * store the same documents at that moment.
 *
 * @returns what becomes of each, in their order, and whether any becomes another to readers by itself
 * @throws HttpError 503 where others write the same documents again and again
 */
export async function storeBatch(
  context: Pick<ContentContext, 'db' | 'delivery' | 'onChange'>,
  thread: PrepareThread,
  prepared: readonly Prepared[],
  settings: StoreSettings,
): Promise<{ outcomes: Outcome[]; isTimed: boolean }> {
  const { db, onChange } = context;
  const { isReplacing, run } = settings;
  const given = prepared.flatMap((one) => (one.kind === 'document' ? [one.row] : []));
  const authors = prepared.flatMap((one) => (one.kind === 'author' ? [one.author] : []));
  const inOrder = (ofDocuments: Outcome[], ofAuthors: Outcome[]): Outcome[] => {
    const rest = { document: [...ofDocuments], author: [...ofAuthors] };
    return prepared.flatMap(({ kind }) => rest[kind].shift() ?? []);
  };
  for (let turn = 0; turn < TRIES; turn += 1) {
    const stored = await readStored(db, given, settings);
    const joined = await joinAll(context, thread, given, stored, settings);
    if (run !== null) {
      const changed = joined.rows.filter(
        (row) => stored.get(keyOf(row))?.fingerprint !== row.fingerprint,
      );
      await keepChecked(
        db,
        run,
        changed.map(({ json }) => json),
      );
      const ofAuthors = await storeAuthors(db, authors, { isReplacing, run });
      return { outcomes: inOrder(joined.outcomes, ofAuthors), isTimed: false };
    }
    const done = await db.transaction().execute(async (transaction) => {
      await lockDocuments(transaction, given);
      if (!(await isAsRead(transaction, given, stored))) return null;
      const ofAuthors = await storeAuthors(transaction, authors, settings);
      const written = await storeDocuments(transaction, joined.rows);
      // Who writes much is in more documents than are worth naming.
      if (ofAuthors.some(isWritten)) await onChange(null, transaction);
      else await tellChange(transaction, written, onChange);
      return {
        outcomes: inOrder(joined.outcomes, ofAuthors),
        isTimed: written.some(({ isTimed }) => isTimed),
      };
    });
    if (done) return done;
  }
  throw new HttpError(503, 'Others are writing the same documents; try again later');
}

/** What is to be stored of all that came in, and what that makes of each. */
async function joinAll(
  { delivery }: Pick<ContentContext, 'delivery'>,
  thread: PrepareThread,
  given: readonly WrittenRow[],
  stored: Stored,
  { options, isReplacing }: StoreSettings,
): Promise<{ rows: WrittenRow[]; outcomes: Outcome[] }> {
  const byKey = new Map<string, WrittenRow[]>();
  for (const row of given) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  const rows: WrittenRow[] = [];
  const outcomes = new Map<WrittenRow, Outcome>();
  const tasks: { all: WrittenRow[]; known: StoredText | null }[] = [];
  for (const [key, all] of byKey) {
    const known = stored.get(key);
    const text = known?.text ?? null;
    if (!isReplacing && (text !== null || all.length > 1)) {
      tasks.push({ all, known: text });
      continue;
    }
    rows.push(...all.slice(-1));
    let before = known?.fingerprint;
    for (const row of all) {
      const changed = before === row.fingerprint ? 'unchanged' : 'changed';
      outcomes.set(row, outcomeOf(row, { kept: [], status: before ? changed : 'new' }));
      before = row.fingerprint;
    }
  }
  const merges = tasks.map(({ all, known }) => ({
    stored: known,
    given: all.map(({ json }) => json),
  }));
  const job = { website: delivery.website, options, now: Date.now(), merges };
  const results = merges.length > 0 ? await thread.merge(job) : [];
  results.forEach((result, index) => {
    rows.push(result.row);
    const all = tasks[index]?.all ?? [];
    for (const [place, row] of all.entries()) {
      const outcome = result.outcomes[place];
      if (outcome) outcomes.set(row, outcomeOf(result.row, outcome));
    }
  });
  return { rows, outcomes: given.flatMap((row) => outcomes.get(row) ?? []) };
}

function outcomeOf({ draftReason }: WrittenRow, { kept, held, status }: Outcome): Outcome {
  if (draftReason !== null) return { status: 'draft', kept, reason: draftReason };
  return held ? { status, kept, held, reason: reasonOf(held) } : { status, kept };
}
