import type { EditionSending } from '../../contract/newsletters';

const number = new Intl.NumberFormat('en-US');

/** "1 reader", "4,120 readers". */
export const readersWords = (count: number): string =>
  `${number.format(count)} ${count === 1 ? 'reader' : 'readers'}`;

/** Whether a sending will soon stand otherwise. */
export const isUnderWay = ({ state, waiting }: Pick<EditionSending, 'state' | 'waiting'>) =>
  state === 'preparing' || state === 'sending' || waiting > 0;

/** How a sending stands, and the look of that. */
export function sendingState({ state, waiting }: Pick<EditionSending, 'state' | 'waiting'>): {
  text: string;
  tone: string;
} {
  if (state === 'skipped') return { text: 'Not sent', tone: 'status-chip--bad' };
  if (state === 'preparing') return { text: 'Being made', tone: 'status-chip--changed' };
  if (state === 'sending') return { text: 'Being sent', tone: 'status-chip--changed' };
  return waiting > 0
    ? { text: `${number.format(waiting)} on their way`, tone: 'status-chip--changed' }
    : { text: 'Sent', tone: 'status-chip--live' };
}

/** "Eastern time" of `America/New_York`. @param zone IANA name */
export function zoneWords(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.replace(/ Time$/, ' time');
}

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LONG_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days of the week, as a schedule counts them: 1 for Monday. */
export const DAYS = DAY_NAMES.map((name, index) => ({
  day: index + 1,
  name,
  longName: LONG_NAMES[index] ?? name,
}));
