import { HttpError } from './HttpError';
import { JsonLevels } from './JsonLevels';

/** One value of a stream of JSON, not parsed yet; or why it was skipped. */
export type JsonPart = { bytes: Buffer } | { fault: string };

export interface JsonSplitterOptions {
  /** One value a line (NDJSON); else a list of values, or one value alone. */
  isLines: boolean;
  /** bytes of one value of several; a longer one is skipped. */
  maxBytes: number;
  /** bytes of a value that stands alone. */
  maxBytesAlone: number;
  /** Levels of lists and objects in one value; a deeper one is skipped. */
  maxDepth: number;
}

const NEWLINE = 0x0a;
const COMMA = 0x2c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

/**
 * Cuts a stream of JSON into its values as its bytes come, and holds one of them at a time: of a list
 * its elements, of lines each line, else all of it. Whether a value is JSON is for its parser to say.
 */
export class JsonSplitter {
  #state: 'start' | 'between' | 'value' | 'end' = 'start';
  #isList = false;
  /** Whether an element was read after which a comma comes; or a comma, after which an element does. */
  #last: 'none' | 'element' | 'comma' = 'none';
  #count = 0;
  // The value that is being read.
  #levels = new JsonLevels();
  #kind: 'nested' | 'string' | 'bare' = 'bare';
  #kept: Buffer[] = [];
  #bytes = 0;
  #fault: string | null = null;

  constructor(private readonly options: JsonSplitterOptions) {
    if (options.isLines) this.#state = 'between';
  }

  /** Whether the stream is one value, as far as it has come. */
  get isAlone(): boolean {
    return !this.#isList && !this.options.isLines;
  }

  /** @throws HttpError 400 for what is no list of values. */
  push(chunk: Buffer): JsonPart[] {
    const parts: JsonPart[] = [];
    const marks = [QUOTE, BACKSLASH, ...(this.options.isLines ? [NEWLINE] : [])].map(
      (byte) => new NextOf(byte, chunk),
    );
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#state === 'value' && this.#levels.isPlain) {
        at = Math.min(...marks.map((mark) => mark.from(at)));
        if (at >= chunk.length) break;
      }
      const byte = chunk[at] ?? 0;
      if (this.#state !== 'value') {
        if (!this.#begins(byte)) continue;
        from = at;
      }
      const end = this.#endsAt(byte);
      if (end === null) continue;
      this.#keep(chunk.subarray(from, at + end));
      parts.push(this.#finish());
      // The byte that ended it may mean something to the list.
      if (end === 0 && !this.options.isLines) this.#begins(byte);
    }
    if (this.#state === 'value') this.#keep(chunk.subarray(from));
    return parts;
  }

  /**
   * The stream has ended: what is left.
   * @throws HttpError 400 where a list has no end.
   */
  end(): JsonPart[] {
    const isOpen = this.#isList && this.#state !== 'end';
    if (isOpen) throw new HttpError(400, `The list ends early, after ${this.#count} documents`);
    return this.#state === 'value' ? [this.#finish()] : [];
  }

  /** Whether a value begins with a byte that stands outside of any. */
  #begins(byte: number): boolean {
    if (isSpace(byte)) return false;
    if (this.#state === 'start' && byte === LIST) {
      this.#isList = true;
      this.#state = 'between';
      return false;
    }
    if (this.#isList) {
      const { ok, state } = this.#punctuation(byte);
      if (!ok) throw new HttpError(400, `The list is malformed after ${this.#count} documents`);
      if (state !== 'value') {
        this.#state = state;
        return false;
      }
    }
    this.#state = 'value';
    this.#kind = byte === LIST || byte === OBJECT ? 'nested' : byte === QUOTE ? 'string' : 'bare';
    return true;
  }

  #punctuation(byte: number): { ok: boolean; state: 'between' | 'value' | 'end' } {
    if (this.#state === 'end') return { ok: false, state: 'end' };
    if (byte === LIST_END) return { ok: this.#last !== 'comma', state: 'end' };
    if (byte === COMMA) {
      const ok = this.#last === 'element';
      this.#last = 'comma';
      return { ok, state: 'between' };
    }
    return { ok: this.#last !== 'element', state: 'value' };
  }

  /** Null while the value goes on; 1 where this byte is its last, 0 where it stands behind it. */
  #endsAt(byte: number): 0 | 1 | null {
    if (this.options.isLines && byte === NEWLINE) return 0;
    const isOutside = this.#levels.depth === 0 && !this.#levels.isInString;
    if (this.#isList && this.#kind === 'bare' && isOutside) {
      if (isSpace(byte) || byte === COMMA || byte === LIST_END) return 0;
    }
    this.#levels.take(byte);
    if (this.#levels.depth > this.options.maxDepth) {
      this.#fault ??= `is nested deeper than ${this.options.maxDepth} levels`;
    }
    if (!this.#isList || this.#kind === 'bare') return null;
    return this.#levels.depth === 0 && !this.#levels.isInString ? 1 : null;
  }

  #keep(bytes: Buffer): void {
    const { maxBytes, maxBytesAlone } = this.options;
    const max = this.isAlone ? maxBytesAlone : maxBytes;
    this.#bytes += bytes.length;
    if (this.#bytes > max) this.#fault ??= `is larger than ${max / 1024 / 1024} MB`;
    if (this.#fault === null) this.#kept.push(bytes);
    else this.#kept = [];
  }

  #finish(): JsonPart {
    const part =
      this.#fault === null ? { bytes: Buffer.concat(this.#kept) } : { fault: this.#fault };
    this.#state = 'between';
    this.#last = 'element';
    this.#count += 1;
    this.#levels = new JsonLevels();
    this.#kept = [];
    this.#bytes = 0;
    this.#fault = null;
    return part;
  }
}

/** Where a byte comes next in a chunk; each place is looked for once. */
class NextOf {
  #at = -1;

  constructor(
    private readonly byte: number,
    private readonly chunk: Buffer,
  ) {}

  from(start: number): number {
    if (this.#at < start) {
      const found = this.chunk.indexOf(this.byte, start);
      this.#at = found === -1 ? this.chunk.length : found;
    }
    return this.#at;
  }
}
