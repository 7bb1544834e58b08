import { formatApDate } from '../../../../utils/dates/formatApDate';
import { noonOf } from '../../../../content/schemas/paperDays';

export interface PaperDaysProps {
  /** `2026-11-21`: the paper that is shown. */
  day: string;
  /** Newest first. */
  days: readonly string[];
  /** Where the newest paper is: `/todays-paper/`. */
  path: string;
}

/** Those that stand open; the others are behind "Earlier papers". */
const SHOWN = 7;

const weekday = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
});

/** The papers to turn to: the day before and after, the last week, and those before. */
export function PaperDays({ day, days, path }: PaperDaysProps) {
  const index = days.indexOf(day);
  const before = days[index + 1];
  const after = index > 0 ? days[index - 1] : undefined;
  const address = (each: string) => (each === days[0] ? path : `${path}${each}`);
  const item = (each: string) => (
    <li key={each}>
      <a
        className="paper-days__day"
        href={address(each)}
        aria-current={each === day ? 'page' : undefined}
      >
        {weekday.format(noonOf(each))} <strong>{formatApDate(noonOf(each), noonOf(day))}</strong>
      </a>
    </li>
  );
  const earlier = days.slice(SHOWN);
  return (
    <nav className="paper-days" aria-label="Papers by day">
      <ol className="paper-days__list">{days.slice(0, SHOWN).map(item)}</ol>
      <p className="paper-days__turn">
        {before && (
          <a href={address(before)} rel="prev">
            <span aria-hidden="true">‹&nbsp;</span>Day before
          </a>
        )}
        {after && (
          <a href={address(after)} rel="next">
            Day after<span aria-hidden="true">&nbsp;›</span>
          </a>
        )}
      </p>
      {earlier.length > 0 && (
        <details className="paper-days__earlier" open={earlier.includes(day)}>
          <summary>Earlier papers</summary>
          <ol className="paper-days__list">{earlier.map(item)}</ol>
        </details>
      )}
    </nav>
  );
}
