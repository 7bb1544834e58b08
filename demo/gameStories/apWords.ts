import { formatApDate } from '../../utils/dates/formatApDate';
import { formatApTime } from '../../utils/dates/formatApTime';
import type { Side, WonLost } from '../../utils/stats/game';

const WORDS = 'no one two three four five six seven eight nine'.split(' ');

/** AP style: words below 10, `no` for 0. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${WORDS[value] ?? value} ${value === 1 ? one : many}`;
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');

/** `first`, `10th`. */
export function ordinalWord(value: number): string {
  if (value <= 9) return ORDINALS[value - 1] ?? '';
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  return `${value}${(isTeen ? '' : ['', 'st', 'nd', 'rd'][value % 10]) || 'th'}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' });

/** `Sunday` in Philadelphia. */
export function weekday(moment: Date): string {
  return WEEKDAY.format(moment);
}

const WEEK = 6.5 * 86_400_000;

/** The day as AP has it from where `now` is: `Sunday` within a week, else `Nov. 29`. */
export function dayFrom(moment: Date, now: Date): string {
  const isNear = Math.abs(moment.getTime() - now.getTime()) < WEEK;
  return isNear ? weekday(moment) : formatApDate(moment, now);
}

/** `4:25 p.m. Sunday`, `Sunday (time to be announced)`. */
export function timeAndDay(moment: Date, isTimeTba: boolean, now: Date): string {
  const day = dayFrom(moment, now);
  return isTimeTba ? `${day}, at a time to be announced` : `${formatApTime(moment)} ${day}`;
}

/** Clubs that go by their whole name take no article: `Nashville SC`. */
const CLUB = /\b(?:FC|SC|CF|United|City|Inter|Sporting|Real)\b|FC$/;

/** `the Giants`, `Nashville SC`. */
export function theTeam({ nickname }: Pick<Side, 'nickname'>): string {
  return CLUB.test(nickname) ? nickname : `the ${nickname}`;
}

/** `Bexcombe's`; a name in s takes only the apostrophe. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `7-3`; with draws or overtime losses `11-7-2`, in football where a team has a tie. */
export function recordText({ wins, losses, ties }: WonLost, hasTies: boolean): string {
  return hasTies || ties > 0 ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`;
}

/** Cities that AP datelines give no state. */
const STATES: Record<string, string> = {
  Anaheim: 'Calif.',
  Arlington: 'Texas',
  Carson: 'Calif.',
  Charlotte: 'N.C.',
  Chester: '',
  Columbus: 'Ohio',
  'Commerce City': 'Colo.',
  'East Rutherford': 'N.J.',
  Edmonton: 'Alberta',
  Elmont: 'N.Y.',
  Foxborough: 'Mass.',
  Frisco: 'Texas',
  Glendale: 'Ariz.',
  'Green Bay': 'Wis.',
  Harrison: 'N.J.',
  Inglewood: 'Calif.',
  Jacksonville: 'Fla.',
  'Kansas City': 'Mo.',
  Landover: 'Md.',
  Memphis: 'Tenn.',
  'Miami Gardens': 'Fla.',
  Nashville: 'Tenn.',
  Newark: 'N.J.',
  Orlando: 'Fla.',
  'Orchard Park': 'N.Y.',
  Ottawa: 'Ontario',
  Portland: 'Ore.',
  Raleigh: 'N.C.',
  Sacramento: 'Calif.',
  Sandy: 'Utah',
  'Santa Clara': 'Calif.',
  'St. Paul': 'Minn.',
  'St. Petersburg': 'Fla.',
  Sunrise: 'Fla.',
  Tampa: 'Fla.',
  Vancouver: 'British Columbia',
  'West Sacramento': 'Calif.',
  Winnipeg: 'Manitoba',
  Calgary: 'Alberta',
};

/** `NEWARK, N.J. — `; none at home in Philadelphia. */
export function dateline(city: string): string {
  if (city === 'Philadelphia' || city === '') return '';
  const state = STATES[city];
  return `${city.toUpperCase()}${state ? `, ${state}` : ''} — `;
}
