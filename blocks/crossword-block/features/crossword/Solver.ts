import { entriesOf, type Place } from '../../crossword/entriesOf';
import { Board } from './Board';
import { keep, readKept, type Kept } from './kept';
import { entryAt, moveByArrow, moveInWord, turnTo, type Shape, type Spot } from './moves';
import { Timer } from './Timer';

type Scope = 'letter' | 'word' | 'puzzle';

/** Lets somebody solve the crossword of a block by keyboard, pointer or touch, and keeps what they wrote. */
export class Solver {
  readonly #board: Board;
  readonly #shape: Shape;
  readonly #kept: Kept;
  readonly #timer: Timer | null;
  #spot: Spot;

  constructor(
    readonly root: HTMLElement,
    grid: HTMLElement,
    readonly day: string,
  ) {
    const letters = grid.dataset['letters'] ?? '';
    const width = Number(grid.dataset['width']);
    this.#shape = { letters, width, entries: entriesOf(letters, width) };
    this.#board = new Board(grid, letters);
    this.#kept = readKept(day, letters.length);
    for (const [square, letter] of this.#kept.letters.entries())
      if (letter) this.#board.write(square, letter);
    for (const square of this.#kept.revealed) this.#board.reveal(square);
    const details = root.querySelector<HTMLDetailsElement>('[data-timer]');
    this.#timer =
      details &&
      new Timer(details, this.#kept.seconds, (seconds) => {
        this.#kept.seconds = seconds;
        this.#keep();
      });
    const [first] = this.#shape.entries;
    this.#spot = { square: first?.squares[0] ?? 0, direction: first?.direction ?? 'across' };
    this.#show();
  }

  get #entry(): number {
    return entryAt(this.#shape, this.#spot);
  }

  get #word(): Place | undefined {
    return this.#shape.entries[this.#entry];
  }

  /** A box has the focus: by click, touch, or a screen reader's own way. */
  focused(target: EventTarget | null): void {
    const square = this.#board.squareOf(target);
    if (square === null || square === this.#spot.square) return;
    this.#spot = { ...this.#spot, square };
    this.#show();
  }

  /** A click on the square at hand turns from across to down. */
  pressed(target: EventTarget | null): void {
    const square = this.#board.squareOf(target);
    if (square === this.#spot.square && document.activeElement === target) this.#turnAround();
  }

  /** @returns whether the key was for the grid */
  typed({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
    const { square } = this.#spot;
    const spot = moveByArrow(this.#shape, square, key);
    if (spot) return this.#goTo(spot);
    if (key.startsWith('Arrow')) return true;
    if (/^[a-z]$/i.test(key)) return this.#write(key);
    const squares = this.#word?.squares ?? [];
    switch (key) {
      case 'Backspace':
        return this.#erase();
      case 'Delete':
        return this.#put(square, '');
      case ' ':
        return this.#turnAround();
      case 'Home':
        return this.#goTo({ ...this.#spot, square: squares[0] ?? square });
      case 'End':
        return this.#goTo({ ...this.#spot, square: squares.at(-1) ?? square });
      case 'Escape':
        this.root.querySelector<HTMLElement>('.crossword-tools button')?.focus();
        return true;
      case 'Tab':
        return this.turn(shiftKey ? -1 : 1);
      default:
        return false;
    }
  }

  /** What a keyboard on a screen put into a box, which tells of no keys. */
  filledIn(target: EventTarget | null): void {
    const square = this.#board.squareOf(target);
    if (square === null) return;
    const letter = /[a-z](?=[^a-z]*$)/i.exec(this.#board.read(square))?.[0] ?? '';
    this.#spot = { ...this.#spot, square };
    if (letter) this.#write(letter);
    else this.#put(square, '');
  }

  /** To the next clue or the one before. @returns false past the last one */
  turn(by: 1 | -1): boolean {
    const spot = turnTo(this.#shape, this.#entry, by, this.#board.filled);
    return spot ? this.#goTo(spot) : false;
  }

  /** To a clue of the lists. */
  choose(entry: number): void {
    const before = turnTo(this.#shape, entry - 1, 1, this.#board.filled);
    if (before) this.#goTo(before);
  }

  check(scope: Scope): void {
    const written = this.#squaresOf(scope).filter((square) => this.#board.read(square));
    const wrong = written.filter((square) => !this.#board.isRight(square));
    for (const square of written) this.#board.mark(square, wrong.includes(square));
    if (written.length === 0) return this.#say('Nothing is filled in there yet.');
    const letters = wrong.length === 1 ? '1 letter is' : `${wrong.length} letters are`;
    this.#say(wrong.length === 0 ? 'So far all right.' : `${letters} wrong.`);
  }

  reveal(scope: Scope): void {
    for (const square of this.#squaresOf(scope)) {
      if (this.#board.isRight(square)) continue;
      this.#board.reveal(square);
      this.#kept.revealed.push(square);
    }
    this.#changed();
    if (!this.#board.isSolved) this.#say(`Revealed: ${scope}.`);
  }

  clear(): void {
    this.#board.clear();
    this.#kept.revealed = [];
    this.#kept.seconds = 0;
    this.#timer?.restart();
    this.#keep();
    this.#say('The grid is empty again.');
  }

  #squaresOf(scope: Scope): number[] {
    if (scope === 'letter') return [this.#spot.square];
    return scope === 'word' ? (this.#word?.squares ?? []) : this.#board.squares;
  }

  #write(letter: string): true {
    const { square } = this.#spot;
    this.#put(square, letter.toUpperCase());
    return this.#goTo({ ...this.#spot, square: moveInWord(this.#shape, this.#spot, 1) });
  }

  #erase(): true {
    const { square } = this.#spot;
    if (this.#board.read(square) && !this.#board.isRevealed(square)) return this.#put(square, '');
    const before = moveInWord(this.#shape, this.#spot, -1);
    this.#put(before, '');
    return this.#goTo({ ...this.#spot, square: before });
  }

  #put(square: number, letter: string): true {
    this.#board.write(square, letter);
    this.#changed();
    return true;
  }

  #turnAround(): true {
    const { square, direction } = this.#spot;
    const isAcross = direction === 'across';
    return this.#goTo({ square, direction: isAcross ? 'down' : 'across' });
  }

  #goTo(spot: Spot): true {
    this.#spot = spot;
    this.#show();
    this.#board.box(spot.square)?.focus();
    return true;
  }

  #changed(): void {
    this.#keep();
    if (this.#board.isSolved) this.#say(`Solved${this.#timer?.stop() ?? ''}. Well done!`);
  }

  #keep(): void {
    keep(this.day, { ...this.#kept, letters: this.#board.filled });
  }

  #say(text: string): void {
    const status = this.root.querySelector('[role="status"]');
    if (status) status.textContent = text;
  }

  /** Marks the word, its clue, and says both where the focus is going. */
  #show(): void {
    const word = this.#word;
    if (!word) return;
    const { square } = this.#spot;
    this.#spot = { square, direction: word.direction };
    this.#board.show(word.squares, square);
    const clues = this.root.querySelectorAll<HTMLElement>('[data-entry]');
    const clue = clues[this.#entry];
    for (const one of clues) one.toggleAttribute('aria-current', one === clue);
    clue?.setAttribute('aria-current', 'true');
    const words = `${word.number} ${word.direction}: ${clue?.textContent ?? ''}`;
    const current = this.root.querySelector('[data-clue]');
    if (current && current.textContent !== words) current.textContent = words;
    const letter = `letter ${word.squares.indexOf(square) + 1} of ${word.squares.length}`;
    this.#board.box(square)?.setAttribute('aria-label', `${words}, ${letter}`);
  }
}
