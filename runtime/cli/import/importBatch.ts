import type { DocumentFault, FileReport } from '../config';
import type { ImportCounts } from './ImportProgress';
import type { ReportLine } from './ImportReport';
import type { PictureImport } from './PictureImport';
import { sendDocuments, type AcceptedDocument, type ImportTarget } from './sendDocuments';

/** What became of a batch. */
export interface BatchOutcome {
  counts: Partial<ImportCounts>;
  /** Of each document, in their order. */
  lines: ReportLine[];
  /** What is not as it should be, for people to see at once. */
  told: { mark: string; words: string; isRefused: boolean }[];
}

/** Sends the documents of a batch that can be used, and says what became of each. */
export async function importBatch(
  batch: readonly FileReport[],
  target: ImportTarget,
  pictures: PictureImport | null,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { counts: {}, lines: [], told: [] };
  const usable = batch.filter(({ status }) => status !== 'rejected');
  const before = pictures?.summary.failures.length ?? 0;
  const documents = usable.flatMap(({ document }) => (document ? [document] : []));
  const { accepted, rejected } =
    documents.length === 0
      ? { accepted: [], rejected: [] }
      : await sendDocuments(target, (await pictures?.bringIn(documents)) ?? documents);
  const became = byId(accepted);
  const refused = byId(rejected);
  for (const { file, id, status, errors } of batch) {
    const document = status === 'rejected' ? undefined : became.get(id ?? '')?.shift();
    if (document) tellAccepted(outcome, document, file, errors);
    else {
      const faults =
        status === 'rejected' ? errors : (refused.get(id ?? '')?.shift()?.errors ?? []);
      tell(outcome, {
        status: 'refused',
        id: id ?? '',
        file,
        words: faults.map(saidOf).join('; '),
      });
      for (const fault of faults) point(outcome, 'refused', file, id, saidOf(fault));
    }
  }
  for (const { address, document, reason } of pictures?.summary.failures.slice(before) ?? [])
    outcome.told.push({
      mark: 'picture stays',
      words: `${document}: ${address} ${reason}`,
      isRefused: false,
    });
  return outcome;
}

function tellAccepted(
  outcome: BatchOutcome,
  { _id: id, status, kept = [], held = [], reason = '' }: AcceptedDocument,
  file: string,
  deviations: readonly DocumentFault[],
): void {
  const words = [
    reason,
    kept.length > 0 ? `kept: ${kept.join(', ')}` : '',
    ...deviations.map((fault) => `deviates: ${saidOf(fault)}`),
  ];
  tell(outcome, { status, id, file, words: words.filter(Boolean).join('; ') });
  for (const fault of deviations) point(outcome, 'deviates', file, id, saidOf(fault));
  if (status === 'draft') point(outcome, 'draft', file, id, reason);
  if (held.length === 0) return;
  outcome.counts.held = (outcome.counts.held ?? 0) + 1;
  point(outcome, 'held back', file, id, reason);
}

function tell(
  { counts, lines }: BatchOutcome,
  line: ReportLine & { status: keyof ImportCounts },
): void {
  counts[line.status] = (counts[line.status] ?? 0) + 1;
  lines.push(line);
}

function point(
  { told }: BatchOutcome,
  mark: string,
  file: string,
  id: string | null,
  words: string,
) {
  const isRefused = mark === 'refused';
  told.push({ mark, words: `${id ? `${file} (${id})` : file}: ${words}`, isRefused });
}

function byId<T extends { _id: string }>(all: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(one._id, [...(found.get(one._id) ?? []), one]);
  return found;
}

const saidOf = ({ path, message, count }: DocumentFault): string =>
  (path === '' || path === '/' ? '' : `${path}: `) +
  message +
  (count === undefined ? '' : ` (in ${count} places)`);
