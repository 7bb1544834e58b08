/** A crossword as its author writes it; the numbers of its clues follow from the grid. */
export interface CrosswordText {
  title: string;
  author: string;
  intro: string;
  /** Rows of letters; `#` is black. */
  rows: readonly string[];
  /** By answer, so that a clue cannot stand at another one. */
  across: Readonly<Record<string, string>>;
  down: Readonly<Record<string, string>>;
}
