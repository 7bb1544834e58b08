import type { Notice } from '../../../services/daily/listings/Notice';
import { dayIn, offsetAt, writeDay } from '../../../services/stats/days';
import { createRandom, type Random } from '../../random';
import { slugOf } from '../slugOf';
import { FAMILIES, FIRST_NAMES, HOMES, LIVES, LOVES, PLACES, TOWNS } from './words';

const DAYS_BACK = 30;
const PER_DAY = 2;
const DAY_MS = 86_400_000;

/** The notices of the last 30 days: made up, the same whenever one asks. @param today counted from 1970 */
export function noticesOn(today: number): Notice[] {
  return Array.from({ length: DAYS_BACK * PER_DAY }, (_, index) =>
    noticeOf(today - Math.floor(index / PER_DAY), index % PER_DAY),
  );
}

function noticeOf(published: number, index: number): Notice {
  const random = createRandom(`notice ${published} ${index}`);
  const isWoman = random.chance(0.5);
  const first = random.pick(FIRST_NAMES[isWoman ? 'women' : 'men']);
  const family = random.pick(FAMILIES);
  const name = `${first} ${random.pick(['A.', 'C.', 'J.', 'L.', 'M.', 'T.'])} ${family}`;
  const died = published - random.whole(2, 5);
  const born = died - random.whole(61 * 365, 97 * 365);
  const town = random.pick(TOWNS);
  const day = writeDay(published);
  return {
    id: `${slugOf(`${first} ${family}`)}-${day.replaceAll('-', '')}`,
    name,
    born: writeDay(born),
    died: writeDay(died),
    town,
    text: textOf(random, { name, first, isWoman, town, born, died }),
    service: random.chance(0.8) ? serviceOf(random, published + random.whole(2, 6)) : null,
    funeralHome: random.pick(HOMES),
    published: day,
  };
}

interface Person {
  name: string;
  first: string;
  isWoman: boolean;
  town: string;
  born: number;
  died: number;
}

function textOf(random: Random, { name, first, isWoman, town, born, died }: Person): string[] {
  const age = Math.floor((died - born) / 365.25);
  const [he, his] = isWoman ? ['She', 'her'] : ['He', 'his'];
  const children = random.whole(1, 4);
  const grandchildren = random.whole(0, 9);
  const counted = (count: number, one: string, many: string) =>
    count === 1 ? `one ${one}` : `${NUMBERS[count] ?? count} ${many}`;
  const left = [
    counted(children, 'child', 'children'),
    ...(grandchildren ? [counted(grandchildren, 'grandchild', 'grandchildren')] : []),
  ].join(' and ');
  return [
    `${name}, ${age}, of ${town}, ${random.pick(['died peacefully at home', 'died after a short illness', 'died surrounded by family'])}. ${random.pick(LIVES).replace('{He}', he).replaceAll('{his}', his)}`,
    `${first} ${random.pick(LOVES).replaceAll('{his}', his)} ${he} is survived by ${left}, and by friends who will miss ${isWoman ? 'her' : 'him'}.`,
    random.pick([
      'In place of flowers, the family asks for gifts to a food bank of your choice.',
      'Flowers are welcome. So are stories: There will be time to tell them.',
      'The family thanks the nurses of the hospice for their kindness.',
    ]),
  ];
}

const NUMBERS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
};

/** At 10 or 11 in the morning. @param day counted from 1970 */
function serviceOf(random: Random, day: number): NonNullable<Notice['service']> {
  const { kind, place, address } = random.pick(PLACES);
  const local = day * DAY_MS + random.whole(10, 11) * 3_600_000;
  const at = new Date(local - offsetAt(local));
  // A clock that is changed that night keeps its day.
  const isDay = dayIn(at, 'America/New_York') === day;
  return { kind, place, address, at: (isDay ? at : new Date(local)).toISOString() };
}
