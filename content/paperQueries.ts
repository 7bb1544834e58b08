import { quoted } from './lucene';
import { printEdition } from './schemas/readPrintPlaces';
import { shiftDay } from './schemas/paperDays';

const FIELD = 'revision.editions';
/** Papers that readers may turn back to. */
export const MOST_DAYS = 30;
/** Stories that are asked for at once: papers have fewer. */
export const MOST_STORIES = 100;

/** Asks for the leads of the front pages of the last weeks, one a day: a front page may run on over several stories. */
export const FRONTS_QUERY =
  `display_date:[now-${MOST_DAYS + 7}d TO now] AND ` +
  `(${FIELD}:print-*-A1 OR ${FIELD}:print-*-A1.1)`;

/** Asks for the stories of a day's paper. @param day `2026-11-21` */
export const paperQuery = (day: string): string =>
  `display_date:[${shiftDay(day, -7)} TO ${shiftDay(day, 1)}] AND ${FIELD}:${quoted(printEdition(day))}`;
