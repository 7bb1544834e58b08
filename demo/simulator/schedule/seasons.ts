import type { LeagueName } from '../../../services/stats/SportEvent';
import { dayNumber } from '../../../services/stats/days';
import { weekdayOf } from './moments';

interface Calendar {
  /** Month and date from which each season of the year may begin, in order. */
  begins: readonly (readonly [month: number, date: number])[];
  /** The season begins on the first such weekday; null: at once. */
  firstWeekday: number | null;
  playsOn: (day: number) => boolean;
}

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, SATURDAY] = [0, 1, 2, 3, 6];

/**
 * The edition has no season of the year: as soon as a league has played about as many games as in
 * life, it begins again, and records begin with it.
 */
const CALENDARS: Record<LeagueName, Calendar> = {
  mlb: {
    begins: [
      [3, 20],
      [9, 14],
    ],
    firstWeekday: TUESDAY,
    // Two series of three games a week; Monday is free for what the rain took.
    playsOn: (day) => weekdayOf(day) !== MONDAY,
  },
  nba: {
    begins: [
      [4, 20],
      [10, 20],
    ],
    firstWeekday: null,
    playsOn: (day) => day % 2 === 0,
  },
  nhl: {
    begins: [
      [4, 7],
      [10, 7],
    ],
    firstWeekday: null,
    playsOn: (day) => day % 2 === 1,
  },
  nfl: {
    begins: [
      [1, 6],
      [5, 4],
      [9, 6],
    ],
    firstWeekday: SUNDAY,
    playsOn: (day) => weekdayOf(day) === SUNDAY,
  },
  mls: {
    begins: [
      [2, 20],
      [8, 10],
    ],
    firstWeekday: SATURDAY,
    playsOn: (day) =>
      weekdayOf(day) === SATURDAY ||
      (weekdayOf(day) === WEDNESDAY && Math.floor((day + 4) / 7) % 2 === 0),
  },
};

export interface Round {
  /** First day of the season. */
  season: number;
  /** From 0, within the season. */
  number: number;
}

/** The first day of the season that a day is part of. */
export function seasonOf(league: LeagueName, day: number): number {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  const { begins, firstWeekday } = CALENDARS[league];
  const starts = [year - 1, year].flatMap((of) =>
    begins.map(([month, date]) => {
      const earliest = dayNumber(of, month, date);
      if (firstWeekday === null) return earliest;
      return earliest + ((firstWeekday - weekdayOf(earliest) + 7) % 7);
    }),
  );
  const begun = starts.filter((start) => start <= day);
  return Math.max(...begun);
}

/** The round that the whole league plays on a day; null on a day without one. */
export function roundOn(league: LeagueName, day: number): Round | null {
  const { playsOn } = CALENDARS[league];
  if (!playsOn(day)) return null;
  const season = seasonOf(league, day);
  let number = 0;
  for (let earlier = season; earlier < day; earlier += 1) if (playsOn(earlier)) number += 1;
  return { season, number };
}
