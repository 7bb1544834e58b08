import type { DocumentRow } from '../prepare/documentRow';
import { documentRow } from '../prepare/documentRow';
import type { PrepareOptions } from '../prepare/prepareElement';
import { writeRow } from '../store/storeDocuments';
import type { WrittenRow } from '../store/storeDocuments';
import { heldBack } from './heldBack';
import { mergeDocument } from './mergeDocument';
import type { Origins } from './mergeDocument';
import type { Outcome } from './Outcome';

/** A stored document, as the database gives it. */
export interface StoredText {
  /** JSON */
  raw: string;
  /** JSON */
  origins: string;
  /** ms */
  ingested: number;
}

/** What came in of one document, in its order, and what is stored of it. */
export interface MergeTask {
  stored: StoredText | null;
  /** JSON of rows. */
  given: string[];
}

export interface MergeJob {
  website: string;
  options: PrepareOptions;
  /** ms */
  now: number;
  merges: MergeTask[];
}

export interface MergeResult {
  row: WrittenRow;
  /** Of each that came in. */
  outcomes: Outcome[];
}

/** ms between two documents of a batch, so that all of it is over before the next one is read. */
const TICK = 1 / 1000;

/** Joins what came in to what is stored, and prepares that; needs no database. */
export function mergeBatch({ merges, ...settings }: MergeJob): MergeResult[] {
  return merges.map((task) => mergeOne(task, settings));
}

function mergeOne(
  { stored, given }: MergeTask,
  { website, options, now }: Omit<MergeJob, 'merges'>,
): MergeResult {
  const outcomes: Outcome[] = [];
  // Both were written as JSON by `writeRow` of documents that were checked.
  const rows = given.map((text) => JSON.parse(text) as DocumentRow);
  let known = stored && {
    document: JSON.parse(stored.raw) as DocumentRow['raw'],
    origins: JSON.parse(stored.origins) as Origins,
    moment: stored.ingested,
  };
  // It comes in after what is stored did, and each after the one before it, whatever clocks say.
  const since = stored ? Math.max(now, stored.ingested + 1) : now;
  for (const [index, { raw }] of rows.entries()) {
    const moment = since + index * TICK;
    if (!known) {
      known = { document: raw, origins: {}, moment };
      outcomes.push({ kept: [], status: 'new' });
      continue;
    }
    const { document, origins, kept, isChanged } = mergeDocument(known, raw, moment);
    known = { document, origins, moment: known.moment };
    const untouched = kept.length > 0 ? 'kept' : 'unchanged';
    outcomes.push({ kept, status: isChanged ? 'changed' : untouched });
  }
  const last = rows.at(-1);
  if (!known || !last) throw new Error('There is nothing to merge');
  const { document, origins } = known;
  const row = documentRow(document, last.deviations, website, options, origins);
  return {
    row: writeRow(row),
    outcomes: outcomes.map((outcome) => {
      const held = heldBack(row, outcome.kept, now);
      return held.length > 0 ? { ...outcome, held } : outcome;
    }),
  };
}
