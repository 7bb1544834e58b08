/** What was counted, by name; what never happened is 0. */
export type Counts = (stat: string) => number;

export interface Column {
  /** Head of the column, and what it stands for. */
  label: string;
  title: string;
  value: (of: Counts) => string;
}

export interface TableSheet {
  title: string;
  columns: Column[];
  /** Whether a player with these counts has a row. */
  includes: (of: Counts) => boolean;
  /** By which the rows stand, most first; without it as in the roster. */
  order?: (of: Counts) => number;
  hasTotal: boolean;
  /** After the name: `(W)`. */
  mark?: (of: Counts) => string;
}

/** What a sport counts: its tables of players and the comparison of the teams. */
export interface Sheet {
  tables: TableSheet[];
  teamStats: { name: string; value: (own: Counts, other: Counts) => string }[];
}

/** A column that shows one count. */
export const column = (label: string, title: string, stat: string): Column => ({
  label,
  title,
  value: (of) => String(of(stat)),
});

/** A column that shows two: `7-15`. */
export const pairColumn = (label: string, title: string, a: string, b: string): Column => ({
  label,
  title,
  value: (of) => `${of(a)}-${of(b)}`,
});

/** `21:04` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
