import { momentOf } from '../tests/testClock.cjs';

/** Days that went wrong somewhere once: changes of the clocks, leap days, first games, holidays, ends of years. */
const AWKWARD = [
  '2026-11-01',
  '2026-11-22',
  '2026-12-31',
  '2027-01-01',
  '2027-03-14',
  '2027-03-30',
  '2027-11-07',
  '2027-11-25',
  '2028-02-29',
  '2028-03-12',
  '2028-04-20',
];
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);
/** Four years have one leap day. */
const DAYS = 4 * 365 + 1;

/** The moment that BROADSHEET_TEST_DAY names; without it any one of four years, half of them on an awkward day. */
export function drawDay(): string {
  const given = process.env['BROADSHEET_TEST_DAY'];
  if (given) return new Date(momentOf(given)).toISOString().replace('.000', '');
  const any = FIRST + Math.floor(Math.random() * DAYS) * DAY;
  const awkward = Date.parse(AWKWARD[Math.floor(Math.random() * AWKWARD.length)]!);
  const day = Math.random() < 0.5 ? any : awkward;
  const second = Math.floor(Math.random() * 86_400);
  return new Date(day + second * 1000).toISOString().replace('.000', '');
}
