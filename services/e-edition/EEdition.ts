import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { fetchPictures, type FetchPicture } from './fetchPictures';
import type { DrawnPaper, NamedPicture, PrintedPaper } from './PrintedPaper';

export interface EEditionOptions {
  /** The days whose papers are out, newest first, as `2026-11-21`. */
  listDays: () => Promise<readonly string[]>;
  /** The paper of one of these days; null where none of its stories can be read. */
  readPaper: (day: string) => Promise<PrintedPaper<NamedPicture> | null>;
  fetchPicture: FetchPicture;
  /** Makes its PDF. */
  draw: (paper: PrintedPaper) => Promise<DrawnPaper>;
  /** Told of a paper that can't be made anew, and of letters that can't be printed. */
  warn: (line: string) => void;
}

export interface PaperFile {
  pdf: Uint8Array;
  /** Another file has another one. */
  tag: string;
}

interface KeptFile extends PaperFile {
  /** What it was made of, in short. */
  source: string;
  /** Pictures that could not be had: it is made again. */
  missing: number;
}

/** Papers that are kept; others are drawn anew. */
const KEPT = 4;
/** ms after which is asked whether a story of the paper was changed. */
const FRESH = 5 * 60_000;
/** ms between two looks for a paper that nobody has asked for yet. */
const AHEAD_EVERY = 10 * 60_000;

/** The e-edition: each printed page of a day as a PDF, drawn of what stories say of their place in the paper. */
export class EEdition {
  private readonly files: LRUCache<string, KeptFile>;

  constructor(private readonly options: EEditionOptions) {
    this.files = new LRUCache<string, KeptFile>({
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

  /**
   * The paper of a day; null for a day without. A change of a story is in it for who asks after 5 minutes; the first
   * one who does still gets the paper as it was.
   * @throws Error where it can't be made, and was not before
   */
  async file(day: string): Promise<PaperFile | null> {
    if (!(await this.options.listDays()).includes(day)) return null;
    return (await this.files.fetch(day)) ?? null;
  }

  /**
   * Draws each new paper when it is out, so that its first reader does not wait for it. What fails is tried again at
   * the next look.
   *
   * @returns ends it
   */
  drawAhead(): () => void {
    const look = async () => {
      const day = await this.newest();
      if (day !== null && !this.files.peek(day)) await this.file(day);
    };
    const timer = setInterval(() => {
      look().catch((error: unknown) => {
        this.options.warn(`The newest e-edition is not drawn yet: ${String(error)}`);
      });
    }, AHEAD_EVERY).unref();
    return () => clearInterval(timer);
  }

  private async make(day: string, known: KeptFile | undefined): Promise<KeptFile | undefined> {
    const { readPaper, fetchPicture, draw, warn } = this.options;
    try {
      const named = await readPaper(day);
      if (!named) return undefined;
      const source = shortHash(JSON.stringify(named));
      if (known?.source === source && known.missing === 0) return known;
      const { paper, missing } = await fetchPictures(named, fetchPicture);
      const { pdf, unprinted } = await draw(paper);
      if (unprinted)
        warn(
          `The e-edition of ${day} has no font for these: ${unprinted}. Name one by E_EDITION_FONTS`,
        );
      return { pdf, tag: shortHash(pdf), source, missing };
    } catch (error) {
      if (!known) throw error;
      warn(`The e-edition of ${day} stays as it was: ${String(error)}`);
      return known;
    }
  }
}

const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
