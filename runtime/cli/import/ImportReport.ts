import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** What became of a document. */
export interface ReportLine {
  status: string;
  id: string;
  /** `all.ndjson#3` */
  file: string;
  /** Why, and what of it was kept. */
  words: string;
}

/** A file with a line for each document of an import: status, id, file, and what is to be said of it. */
export class ImportReport {
  readonly #file: number;
  #bytes: number;

  /** @param bytes of an earlier run that this one goes on from; what it wrote after them is forgotten */
  constructor(
    readonly path: string,
    bytes: number,
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const isThere = existsSync(path);
    this.#bytes = isThere ? bytes : 0;
    this.#file = openSync(path, isThere ? 'r+' : 'w', 0o600);
    ftruncateSync(this.#file, this.#bytes);
  }

  get bytes(): number {
    return this.#bytes;
  }

  add(lines: readonly ReportLine[]): void {
    const text = lines.map(({ status, id, file, words }) =>
      [status.padEnd(9), id || '-', file, ...(words ? [words] : [])].map(onOneLine).join('\t'),
    );
    const bytes = Buffer.from(text.map((line) => `${line}\n`).join(''));
    for (let from = 0; from < bytes.length;)
      from += writeSync(this.#file, bytes, from, bytes.length - from, this.#bytes + from);
    this.#bytes += bytes.length;
  }

  close(): void {
    closeSync(this.#file);
  }
}

const onOneLine = (text: string): string => text.replaceAll(/[\t\n\r]+/g, ' ');
