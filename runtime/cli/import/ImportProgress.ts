import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from './readJsonFile';

/** How many documents came to what. */
export interface ImportCounts {
  new: number;
  changed: number;
  kept: number;
  unchanged: number;
  draft: number;
  refused: number;
}

const noCounts = (): ImportCounts => ({
  new: 0,
  changed: 0,
  kept: 0,
  unchanged: 0,
  draft: 0,
  refused: 0,
});

interface Kept {
  /** Documents that were answered for. */
  done: number;
  counts: ImportCounts;
}

/**
 * How far an import is, in a file of the data folder that is there until it is finished: one that is
 * broken off goes on from there. A document that is sent twice does no harm.
 */
export class ImportProgress {
  readonly #folder: string;
  readonly #file: string;
  #kept: Kept = { done: 0, counts: noCounts() };

  /** @param mark names what is imported, and how */
  constructor(dataDir: string, mark: string) {
    this.#folder = join(dataDir, 'imports');
    this.#file = join(this.#folder, `${mark}.json`);
  }

  get done(): number {
    return this.#kept.done;
  }

  get counts(): ImportCounts {
    return this.#kept.counts;
  }

  /** Goes on where an earlier run was broken off. */
  resume(): void {
    this.#kept = readKept(this.#file) ?? this.#kept;
  }

  /** So many more documents are answered for. */
  add(done: number, counts: Partial<ImportCounts>): void {
    this.#kept.done += done;
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

const NAMES = ['new', 'changed', 'kept', 'unchanged', 'draft', 'refused'] as const;

function readKept(file: string): Kept | null {
  // Written by `save`, all at once.
  const kept = readJsonFile(file) as Partial<Kept> | null;
  return kept?.done === undefined
    ? null
    : { done: kept.done, counts: { ...noCounts(), ...kept.counts } };
}
