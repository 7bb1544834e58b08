import pc from 'picocolors';

/** Documents between two lines, where no bar can be drawn. */
const EVERY = 1000;
const WIDTH = 30;

/** Shows how far an import is: a bar on a terminal, else a line now and then. */
export class ProgressLine {
  #isDrawn = false;
  #told = 0;

  constructor(
    private readonly total: number,
    private readonly out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
  ) {}

  /**
   * @param read bytes
   * @param more what else is told, `12 pictures`; empty for nothing
   */
  show(read: number, documents: number, more: string): void {
    const share = this.total === 0 ? 1 : Math.min(1, read / this.total);
    const counted = `${documents.toLocaleString('en-US')} documents`;
    const words = [`${Math.floor(share * 100)}%`, counted, more].filter(Boolean).join(', ');
    if (this.out.isTTY) {
      const full = Math.round(share * WIDTH);
      const bar = pc.green('█'.repeat(full)) + pc.dim('░'.repeat(WIDTH - full));
      this.out.write(`\r\u001b[K${bar} ${words}`);
      this.#isDrawn = true;
    } else if (documents - this.#told >= EVERY) {
      this.#told = documents;
      this.out.write(`${words}\n`);
    }
  }

  /** Makes room for other lines. */
  clear(): void {
    if (this.#isDrawn) this.out.write('\r\u001b[K');
    this.#isDrawn = false;
  }
}
