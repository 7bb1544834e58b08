import { BLACK } from '../../crossword/crossword';

/** The boxes of a grid: what stands in them, and how they look. */
export class Board {
  readonly #boxes = new Map<number, HTMLInputElement>();

  /** @param letters the solution, all rows in one */
  constructor(
    root: HTMLElement,
    readonly letters: string,
  ) {
    for (const box of root.querySelectorAll<HTMLInputElement>('[data-square]')) {
      box.tabIndex = -1;
      this.#boxes.set(Number(box.dataset['square']), box);
    }
  }

  /** All squares with a letter. */
  get squares(): number[] {
    return [...this.#boxes.keys()];
  }

  /** A letter a square; empty where nothing is written. */
  get filled(): string[] {
    return Array.from({ length: this.letters.length }, (_, square) => this.read(square));
  }

  get isSolved(): boolean {
    return this.squares.every((square) => this.isRight(square));
  }

  box(square: number): HTMLInputElement | undefined {
    return this.#boxes.get(square);
  }

  squareOf(element: EventTarget | null): number | null {
    const box = element instanceof HTMLInputElement ? element : null;
    const square = Number(box?.dataset['square'] ?? Number.NaN);
    return this.#boxes.get(square) === box && box ? square : null;
  }

  read(square: number): string {
    return this.#boxes.get(square)?.value.toUpperCase() ?? '';
  }

  isRight(square: number): boolean {
    return this.letters[square] !== BLACK && this.read(square) === this.letters[square];
  }

  isRevealed(square: number): boolean {
    return this.#boxes.get(square)?.readOnly ?? false;
  }

  /** A revealed letter stays. */
  write(square: number, letter: string): void {
    const box = this.#boxes.get(square);
    if (!box || box.readOnly) return;
    box.value = letter;
    this.mark(square, false);
  }

  /** Says of a letter whether it is wrong, without color alone and to screen readers, too. */
  mark(square: number, isWrong: boolean): void {
    const box = this.#boxes.get(square);
    if (isWrong) box?.setAttribute('aria-invalid', 'true');
    else box?.removeAttribute('aria-invalid');
  }

  reveal(square: number): void {
    const box = this.#boxes.get(square);
    if (!box) return;
    box.value = this.letters[square] ?? '';
    box.readOnly = true;
    this.mark(square, false);
  }

  clear(): void {
    for (const box of this.#boxes.values()) {
      box.readOnly = false;
      box.value = '';
      box.removeAttribute('aria-invalid');
    }
  }

  /** Shows where the solver is: the word, and the square that Tab comes to. */
  show(word: readonly number[], square: number): void {
    for (const [at, box] of this.#boxes) {
      box.tabIndex = at === square ? 0 : -1;
      box.classList.toggle('is-in-word', word.includes(at));
      box.classList.toggle('is-current', at === square);
    }
  }
}
