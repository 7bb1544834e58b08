import type { Job } from '../../../services/daily/listings/Job';
import { writeDay } from '../../../services/stats/days';
import { slugOf } from '../slugOf';
import { OPENINGS } from './openings';

/** Days for which an opening is listed before it is posted anew. */
const CYCLE = 21;
/** Days between the beginnings of two that follow each other, prime to the cycle. */
const STEP = 5;

/** Open positions: made up, each posted anew every three weeks. @param today counted from 1970 */
export function jobsOn(today: number): Job[] {
  return OPENINGS.map(({ days, ...opening }, index) => {
    const posted = today - ((today + index * STEP) % CYCLE);
    return {
      id: slugOf(`${opening.title} ${opening.employer}`),
      ...opening,
      posted: writeDay(posted),
      closes: days === null ? null : writeDay(posted + Math.max(days, CYCLE)),
    };
  });
}
