const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** How deep one is in lists and objects of a JSON text, byte by byte; each is looked at once. */
export class JsonLevels {
  depth = 0;
  isInString = false;
  #isEscaped = false;

  /** Whether a byte means something only if it is a quote or a backslash. */
  get isPlain(): boolean {
    return this.isInString && !this.#isEscaped;
  }

  /** Takes the next byte of the text (UTF-8). */
  take(byte: number): void {
    if (this.isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) this.isInString = false;
    } else if (byte === QUOTE) {
      this.isInString = true;
    } else if (byte === 0x5b || byte === 0x7b) {
      this.depth += 1; // [ {
    } else if (byte === 0x5d || byte === 0x7d) {
      this.depth -= 1; // ] }
    }
  }
}
