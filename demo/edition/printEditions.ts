import type { StoryFile } from './StoryFile';
import { easternDay } from './easternTime';

type Printed = Pick<StoryFile, 'slug' | 'section' | 'subtype' | 'hoursAgo' | 'print'>;

const HOUR = 3_600_000;
/** The pages close at 10:30 p.m.: what comes later is in the paper after the next. */
const HOURS_FROM_CLOSE_TO_MIDNIGHT = 1.5;
const FRONT_SIZE = 5;
const PAGE_SIZE = 4;
/** What only a screen can show, and what a partner pays for. */
const NOT_PRINTED = ['live', 'live-event', 'cyoa', 'podcast', 'swipeable', 'newsletter'];
const ADS = ['partner-sports-betting', 'call-to-action'];

/** The sections of the paper: what stands in each, in this order; the last one takes the rest. */
const PAPER: readonly (readonly [letter: string, sections: readonly string[]])[] = [
  ['A', ['/news', '/politics', '/education', '/weather', '/news/nation-world', '/opinion']],
  ['B', ['/news/new-jersey', '/news/pennsylvania', '/business', '/economy', '/consumer']],
  ['B', ['/health', '/real-estate', '/jobs', '/obituaries', '/espanol']],
  ['C', ['/sports', '/eagles', '/phillies', '/sixers', '/flyers', '/soccer']],
];
const OPINION = ['/columnists', '/opinion/commentary', '/opinion/editorials', '/opinion/cartoons'];
const REST = 'D';

/**
 * In which printed editions each story is, by its slug: the paper of a day, `print-2026-11-21`, and its place there,
 * `print-2026-11-21-A1.2` (page A1, second story).
 */
export function printEditions(stories: readonly Printed[], clock: Date): Map<string, string[]> {
  const days = groupBy(
    stories.filter(({ subtype }) => ![...NOT_PRINTED, ...ADS].includes(subtype)),
    ({ hoursAgo }) => printDay(new Date(clock.getTime() - hoursAgo * HOUR)),
  );
  const places = new Map<string, string[]>();
  for (const [day, ofDay] of days) {
    const paper = `print-${day}`;
    for (const { slug, place } of layOut(ofDay)) places.set(slug, [paper, `${paper}-${place}`]);
  }
  return places;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** `2026-11-21`: the day on which what was published at this moment is in the paper. */
function printDay(published: Date): string {
  const closing = new Date(published.getTime() + HOURS_FROM_CLOSE_TO_MIDNIGHT * HOUR);
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(easternDay(closing)) ?? [];
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1));
  return next.toISOString().slice(0, 10);
}

/** The pages of one paper: the front, then each section on from its first free page. */
function layOut(stories: readonly Printed[]): { slug: string; place: string }[] {
  const newest = [...stories].sort((a, b) => a.hoursAgo - b.hoursAgo);
  const front = frontOf(newest);
  const sections = groupBy(
    newest.filter((story) => !front.includes(story)).sort((a, b) => orderOf(a) - orderOf(b)),
    letterOf,
  );
  const pages = [...sections].flatMap(([letter, inside]) =>
    inside.map(({ slug }, index) => {
      // Pages of a section are about as full as each other.
      const perPage = Math.ceil(inside.length / Math.ceil(inside.length / PAGE_SIZE));
      const page = Math.floor(index / perPage) + (letter === 'A' ? 2 : 1);
      return { slug, place: `${letter}${page}.${(index % perPage) + 1}` };
    }),
  );
  return [...front.map(({ slug }, index) => ({ slug, place: `A1.${index + 1}` })), ...pages];
}

/** The lead and what stands around it: what editors rank, then the newest news. */
function frontOf(newest: readonly Printed[]): Printed[] {
  const ranked = newest
    .filter(({ print }) => print.front > 0)
    .sort((a, b) => a.print.front - b.print.front);
  const news = newest.filter((story) => !ranked.includes(story) && letterOf(story) === 'A');
  return [...ranked, ...news].slice(0, FRONT_SIZE);
}

function letterOf({ section }: Printed): string {
  if (OPINION.includes(section)) return 'A';
  return PAPER.find(([, sections]) => sections.includes(section))?.[0] ?? REST;
}

/** Where in its section of the paper a story stands: opinion closes the first. */
function orderOf({ section }: Printed): number {
  const order = PAPER.flatMap(([, sections]) => sections).indexOf(section);
  return order < 0 ? Number.MAX_SAFE_INTEGER : order;
}
