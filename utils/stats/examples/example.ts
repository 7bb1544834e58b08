import type {
  BoxTable,
  Drive,
  Game,
  Place,
  Play,
  PlayKind,
  Progress,
  Side,
  TeamStat,
} from '../game';
import { shareOf } from '../shareOf';

/** One play of an example: period, half, clock, side, kind, text, score of away and home after it. */
export type PlayRow = readonly [
  period: number,
  half: 'Top' | 'Bottom' | null,
  clock: string,
  place: Place,
  kind: PlayKind,
  text: string,
  away: number,
  home: number,
  more?: Partial<Pick<Play, 'situation' | 'endLine' | 'driveId' | 'code'>>,
];

/**
 * A game of one sport, as it stands at a moment while it is played (`live`) and when it is over. Cells
 * of tables are written `18/27|24/35` where they differ between the two.
 */
export interface SportExample {
  base: Pick<
    Game,
    'eventId' | 'sport' | 'league' | 'teamPath' | 'venue' | 'network' | 'lastPlayHeadline' | 'start'
  >;
  away: Pick<Side, 'teamId' | 'location' | 'nickname' | 'abbreviation' | 'record'>;
  home: Pick<Side, 'teamId' | 'location' | 'nickname' | 'abbreviation' | 'record'>;
  plays: readonly PlayRow[];
  /** Plays that have happened while it is live. */
  livePlays: number;
  live: { progress: Progress; possession: Place | null; lines: Lines; timeouts: Timeouts };
  over: { progress: Progress; lines: Lines };
  /** Baseball: hits and errors, `live|over`. */
  totals?: Record<Place, { hits: string; errors: string }>;
  drives: readonly Drive[];
  /** Drives begun while it is live; the last one goes on. */
  liveDrives: number;
  box: { away: readonly BoxTable[]; home: readonly BoxTable[] };
  /** Label, away, home. */
  teamStats: readonly (readonly [string, string, string])[];
}

export type Stage = 'before' | 'live' | 'over';

type Lines = Record<Place, (number | null)[]>;
type Timeouts = Record<Place, number | null>;

/** What of `a|b` is shown at a stage. */
export function cellAt(cell: string, stage: Stage): string {
  const [live = '', over = live] = cell.split('|');
  return stage === 'over' ? over : live;
}

/** A table of a box score from short rows: name, position, values; totals are rows named `Total`. */
export function table(
  title: string,
  columns: readonly (readonly [label: string, title: string])[],
  rows: readonly (readonly [name: string, position: string, ...values: string[]])[],
): BoxTable {
  return {
    title,
    columns: columns.map(([label, columnTitle]) => ({
      key: label.toLowerCase(),
      label,
      title: columnTitle,
    })),
    rows: rows.map(([name, position, ...values]) => ({
      name,
      position,
      values,
      isTotal: name === 'Total',
    })),
  };
}

/** The tables as they stand at a stage; none before the game. */
export function boxAt(tables: readonly BoxTable[], stage: Stage): BoxTable[] {
  if (stage === 'before') return [];
  return tables.map((box) => ({
    ...box,
    rows: box.rows.map((row) => ({
      ...row,
      values: row.values.map((cell) => cellAt(cell, stage)),
    })),
  }));
}

/** The team statistics as they stand at a stage; none before the game. */
export function statsAt(rows: SportExample['teamStats'], stage: Stage): TeamStat[] {
  if (stage === 'before') return [];
  return rows.map(([label, away, home]) => {
    const values = [cellAt(away, stage), cellAt(home, stage)] as const;
    return { label, away: values[0], home: values[1], share: shareOf(...values) };
  });
}
