import type { DailyFeeds } from '../../services/daily/DailyFeeds';
import type { Feed } from '../../services/daily/feeds/Feed';
import { dayOf, writeDay } from '../../services/stats/days';
import { comicsOn } from './comics/comicsOn';
import { CROSSWORDS } from './crosswords';
import { crosswordOf } from './crosswords/crosswordOf';
import { jobsOn } from './jobs/jobsOn';
import { noticesOn } from './notices/noticesOn';
import { makeForecast } from './weather/makeForecast';

/** s: a new day has its puzzle soon. */
const FRESH_S = 60;

/** What the demo's paper has every day, made up anew for each day that is asked about. */
export function demoFeeds(now: () => Date = () => new Date()): DailyFeeds {
  const feed = <T>(make: (day: number) => T): Feed<T> => ({
    maxAge: FRESH_S,
    read: async () => make(dayOf(now())),
  });
  return {
    weather: { maxAge: FRESH_S, read: async () => makeForecast(now()) },
    notices: feed(noticesOn),
    jobs: feed(jobsOn),
    comics: feed(comicsOn),
    crosswords: feed((today) => CROSSWORDS.map((_, back) => crosswordOn(today - back))),
  };
}

/** Each day has one of the demo's puzzles, the same whenever one asks. @param day counted from 1970 */
function crosswordOn(day: number) {
  const text = CROSSWORDS[day % CROSSWORDS.length] ?? CROSSWORDS[0];
  return crosswordOf(text, writeDay(day));
}
