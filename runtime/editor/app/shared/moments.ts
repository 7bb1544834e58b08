const MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/**
 * A moment as the paper writes it, in a zone: "6:30 a.m. EST Nov. 21", with the year where it is another.
 * @param time ISO 8601
 * @param now ms since 1970
 */
export function formatMoment(time: string, zone: string, now: number): string {
  const yearOf = (date: Date) => partsOf(date, zone)['year'];
  const date = new Date(time);
  const { hour, minute, dayPeriod, timeZoneName, month, day, year } = partsOf(date, zone);
  const half = dayPeriod === 'AM' ? 'a.m.' : 'p.m.';
  const clock = minute === '00' ? hour : `${hour}:${minute}`;
  const end = year === yearOf(new Date(now)) ? '' : `, ${year}`;
  return `${clock} ${half} ${timeZoneName} ${MONTHS[Number(month) - 1]} ${day}${end}`;
}

function partsOf(date: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** Date and time as forms hold them, `2026-11-21` and `06:30`, in a zone. */
export function formTime(ms: number, zone: string): { date: string; time: string } {
  const text = new Date(ms).toLocaleString('sv-SE', { timeZone: zone });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
