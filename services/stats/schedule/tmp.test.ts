import { gamesOn } from './gamesOn';
import { dayNumber, writeDay } from './days';
it('prints', () => {
  const first = dayNumber(2026, 11, 18);
  const lines: string[] = [];
  for (let day = first; day < first + 10; day += 1)
    for (const g of gamesOn(day))
      lines.push(
        `${g.eventId} ${writeDay(day)} ${g.start.toISOString().slice(5, 16)} ${g.local.key} ${g.away.abbreviation}@${g.home.abbreviation} ${g.course} ${g.isLeagueGame ? 'L' : ''} ${g.venue.city}`,
      );
  console.log(lines.join('\n'));
  const t = Date.now();
  let n = 0;
  for (let day = first; day < first + 800; day += 1) n += gamesOn(day).length;
  console.log(n / 800, 'games a day', (Date.now() - t) / 800, 'ms/day');
});
