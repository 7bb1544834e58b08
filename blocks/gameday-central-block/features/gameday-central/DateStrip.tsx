import type { Game } from '../../../../utils/stats/game';
import { centralHref, type CentralQuery } from './centralQuery';
import { stripDays } from './stripDays';

/** Seven days to choose from; the chosen one again leads back to all. */
export function DateStrip({
  games,
  query,
  now,
}: {
  games: Game[];
  query: CentralQuery;
  now: number;
}) {
  const days = stripDays(games, now, query.date);
  return (
    <nav className="central__days" aria-label="Days">
      <ul>
        {days.map(({ date, weekday, label, count, isToday }) => {
          const isChosen = date === query.date;
          return (
            <li key={date}>
              <a
                href={centralHref({ ...query, date: isChosen ? '' : date })}
                aria-current={isChosen ? 'date' : undefined}
              >
                <span>{isToday ? 'Today' : weekday}</span>
                <b>{label}</b>
                <span>{count === 1 ? '1 game' : `${count} games`}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
