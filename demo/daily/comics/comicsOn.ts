import type { Comic } from '../../../services/daily/Comic';
import { PANEL_SIZE, STRIPS as DRAWN, type StripName } from '../../art/comics/panels';
import { writeDay } from '../../../services/stats/days';
import { STRIPS } from './strips';

const DAYS_BACK = 14;
const NAMES = Object.keys(DRAWN) as StripName[];

/** The strips of the last two weeks, the same whenever one asks. @param today counted from 1970 */
export function comicsOn(today: number): Comic[] {
  return Array.from({ length: DAYS_BACK }, (_, back) => today - back).flatMap((day) =>
    NAMES.map((name) => comicOf(name, day)),
  );
}

function comicOf(name: StripName, day: number): Comic {
  const { title, creator, days } = STRIPS[name];
  const panels = days[day % days.length] ?? [];
  return {
    id: name,
    title,
    creator,
    day: writeDay(day),
    panels: panels.map(([look, alt, ...lines]) => ({
      image: {
        url: `/gateway/daily/drawings/${name}/${look.replaceAll(' ', '-')}.svg`,
        width: PANEL_SIZE,
        height: PANEL_SIZE,
      },
      alt,
      lines: lines.map(([speaker, words]) => ({ speaker, words })),
    })),
  };
}
