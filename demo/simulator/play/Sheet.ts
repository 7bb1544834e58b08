import type { EventNumbers } from '../../../services/stats/SportEvent';

/** What was counted, by name; what never happened is 0. */
export type Counts = (stat: string) => number;

export interface GroupSheet {
  /** As the provider calls it. */
  name: string;
  /** Whether a player with these counts has a line. */
  includes: (of: Counts) => boolean;
  /** By which the lines stand, most first; without it as in the roster. */
  order?: (of: Counts) => number;
  numbers: (of: Counts) => EventNumbers;
}

/** What a sport counts: of its players, by group, and of its teams. */
export interface Sheet {
  groups: GroupSheet[];
  teamStats: (own: Counts, other: Counts) => EventNumbers;
}

/** `21:04` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** `4.3`; `0.0` where there was nothing to divide. */
export const average = (sum: number, times: number): string =>
  times === 0 ? '0.0' : (sum / times).toFixed(1);

/** `.583`, as percentages of players and teams are written. */
export const rateOf = (part: number, whole: number): string =>
  whole === 0 ? '.000' : (part / whole).toFixed(3).replace(/^0/, '');

/** 0 to 100 with one decimal. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
