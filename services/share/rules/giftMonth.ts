/**
 * The calendar month in which a moment lies: its first moment, and that of the next. All in ms since 1970.
 *
 * @param timeZone IANA name of the zone whose clocks count
 */
export function giftMonth(now: number, timeZone: string): { from: number; to: number } {
  const { year, month } = wallClock(now, timeZone);
  return { from: firstOf(year, month, timeZone), to: firstOf(year, month + 1, timeZone) };
}

/** @param month from 1; 13 is the first of the next year */
function firstOf(year: number, month: number, timeZone: string): number {
  const wanted = Date.UTC(year, month - 1, 1);
  // What the zone is off by there; once more, as the first guess may lie beyond a change of the clocks.
  const guess = wanted - (wallClock(wanted, timeZone).asUtc - wanted);
  return wanted - (wallClock(guess, timeZone).asUtc - guess);
}

function wallClock(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month] = [of('year'), of('month')];
  const asUtc = Date.UTC(year, month - 1, of('day'), of('hour'), of('minute'), of('second'));
  return { year, month, asUtc };
}
