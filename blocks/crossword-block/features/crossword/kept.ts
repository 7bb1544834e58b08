/** What a browser keeps of a crossword that somebody solves. */
export interface Kept {
  /** A letter a square; empty where nothing is written. */
  letters: string[];
  /** Squares that were revealed. */
  revealed: number[];
  /** s on the timer */
  seconds: number;
}

const keyOf = (day: string) => `crossword:${day}`;

/** @param size squares of the grid; what was kept of another one is nothing */
export function readKept(day: string, size: number): Kept {
  const nothing = { letters: Array.from({ length: size }, () => ''), revealed: [], seconds: 0 };
  try {
    return parseKept(JSON.parse(localStorage.getItem(keyOf(day)) ?? 'null'), size) ?? nothing;
  } catch (error) {
    console.info('Nothing is kept of this crossword', error);
    return nothing;
  }
}

/** What is kept is the reader's to change: null where it does not fit. */
export function parseKept(value: unknown, size: number): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { letters, revealed, seconds } = value as Record<string, unknown>;
  const isLetter = (one: unknown): one is string => typeof one === 'string' && /^[A-Z]?$/.test(one);
  const isSquare = (one: unknown): one is number =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) < size;
  if (!Array.isArray(letters) || letters.length !== size || !letters.every(isLetter)) return null;
  return {
    letters,
    revealed: Array.isArray(revealed) ? revealed.filter(isSquare) : [],
    seconds: typeof seconds === 'number' && seconds >= 0 ? Math.floor(seconds) : 0,
  };
}

export function keep(day: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(day), JSON.stringify(kept));
  } catch (error) {
    console.info('This crossword can’t be kept', error);
  }
}
