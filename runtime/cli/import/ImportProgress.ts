import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from './readJsonFile';

const NAMES = ['new', 'changed', 'kept', 'unchanged', 'draft', 'refused', 'held'] as const;

/** How many documents came to what; those that are held back count as one of the others, too. */
export type ImportCounts = Record<(typeof NAMES)[number], number>;

const noCounts = (): ImportCounts => ({
  new: 0,
  changed: 0,
  kept: 0,
  unchanged: 0,
  draft: 0,
  refused: 0,
  held: 0,
});

interface Kept {
  /** Documents that were answered for. */
  done: number;
  counts: ImportCounts;
  /** Name of the report's file, and how much of it is of these documents. */
  report: string;
  reportBytes: number;
}

/**
 * How far an import is, in a file of the data folder that is there until it is finished: one that is
 * broken off goes on from there. A document that is sent twice does no harm.
 */
export class ImportProgress {
  readonly #folder: string;
  readonly #file: string;
  #kept: Kept;

  /** @param mark names what is imported, and how */
  constructor(dataDir: string, mark: string) {
    this.#folder = join(dataDir, 'imports');
    this.#file = join(this.#folder, `${mark}.json`);
    const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const report = `${moment}-${mark.slice(0, 8)}.txt`;
    this.#kept = { done: 0, counts: noCounts(), report, reportBytes: 0 };
  }

  get done(): number {
    return this.#kept.done;
  }

  get counts(): ImportCounts {
    return this.#kept.counts;
  }

  /** Bytes of the report on those that were answered for. */
  get reportBytes(): number {
    return this.#kept.reportBytes;
  }

  /** Where the report is. */
  get report(): string {
    return join(this.#folder, this.#kept.report);
  }

  /** Goes on where an earlier run was broken off. */
  resume(): void {
    this.#kept = readKept(this.#file) ?? this.#kept;
  }

  /** So many more documents are answered for, and the report is so long. */
  add(done: number, counts: Partial<ImportCounts>, reportBytes: number): void {
    this.#kept.done += done;
    this.#kept.reportBytes = reportBytes;
    for (const name of NAMES) this.#kept.counts[name] += counts[name] ?? 0;
  }

  save(): void {
    mkdirSync(this.#folder, { recursive: true });
    const next = `${this.#file}.next`;
    writeFileSync(next, JSON.stringify(this.#kept));
    renameSync(next, this.#file);
  }

  /** It is finished: the next import of the same files begins anew. */
  finish(): void {
    rmSync(this.#file, { force: true });
  }
}

function readKept(file: string): Kept | null {
  // Written by `save`, all at once; a release before this one kept no report.
  const kept = readJsonFile(file) as Partial<Kept> | null;
  const { done, counts, report, reportBytes } = kept ?? {};
  if (done === undefined || report === undefined || reportBytes === undefined) return null;
  return { done, counts: { ...noCounts(), ...counts }, report, reportBytes };
}
