import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PrintedPaper } from './PrintedPaper';

export interface EEditionOptions {
  /** The days whose papers are out, newest first, as `2026-11-21`. */
  listDays: () => Promise<readonly string[]>;
  /** The paper of one of these days; null where none of its stories can be read. */
  readPaper: (day: string) => Promise<PrintedPaper | null>;
  /** Told of a paper that can't be made anew. */
  warn: (line: string) => void;
  /** Makes its PDF. */
  draw: (paper: PrintedPaper) => Promise<Uint8Array>;
}

export interface PaperFile {
  pdf: Uint8Array;
  /** What the file is made of, in short: it changes with any of its stories. */
  tag: string;
}

/** Papers that are kept; others are drawn anew. */
const KEPT = 4;
/** ms after which is asked whether a story of the paper was changed. */
const FRESH = 5 * 60_000;

/** The e-edition: each printed page of a day as a PDF, drawn of what stories say of their place in the paper. */
export class EEdition {
  private readonly files: LRUCache<string, PaperFile>;

  constructor(private readonly options: EEditionOptions) {
    this.files = new LRUCache<string, PaperFile>({
      max: KEPT,
      ttl: FRESH,
      perf: Date,
      // Readers don't wait for what most often has not changed.
      allowStale: true,
      fetchMethod: async (day, known) => this.make(day, known),
    });
  }

  /** The day of the newest paper; null where there is none. */
  async newest(): Promise<string | null> {
    return (await this.options.listDays())[0] ?? null;
  }

  /** The paper of a day, each change of a story at the latest 5 minutes later; null for a day without. */
  async file(day: string): Promise<PaperFile | null> {
    if (!(await this.options.listDays()).includes(day)) return null;
    return (await this.files.fetch(day)) ?? null;
  }

  private async make(day: string, known: PaperFile | undefined): Promise<PaperFile | undefined> {
    const { readPaper, draw, warn } = this.options;
    try {
      const paper = await readPaper(day);
      if (!paper) return undefined;
      const tag = tagOf(paper);
      return known?.tag === tag ? known : { tag, pdf: await draw(paper) };
    } catch (error) {
      if (!known) throw error;
      warn(`The e-edition of ${day} stays as it was: ${String(error)}`);
      return known;
    }
  }
}

function tagOf(paper: PrintedPaper): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify(paper, (_key, value: unknown) =>
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ),
  );
  return hash.digest('base64url').slice(0, 22);
}
