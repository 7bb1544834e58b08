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
  const bad: string[] = [];
  const per: Record<string, number> = {};
  for (let day = 10957; day < 47482; day += 1)
    try {
      for (const g of gamesOn(day)) {
        n += 1;
        per[g.local.key] = (per[g.local.key] ?? 0) + 1;
      }
    } catch (e) {
      bad.push(String(e));
    }
  console.log(
    n / 36525,
    'games a day',
    JSON.stringify(per),
    (Date.now() - t) / 36525,
    'ms/day',
    bad.length,
    bad.slice(0, 30),
  );
});
