import type { Game } from '../../../../utils/stats/game';
import { startMoment } from '../../../../utils/stats/startMoment';
import { scheduleRow, type ScheduleRow } from './scheduleRow';

export interface ScheduleMonth {
  /** `November 2026`; `Date to be announced`. */
  title: string;
  rows: ScheduleRow[];
}

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Games of a team in the order in which they begin; those without a date come last. */
export function inOrder(games: readonly Game[]): Game[] {
  const time = (game: Game) => startMoment(game.start)?.getTime() ?? Number.POSITIVE_INFINITY;
  return games.toSorted((a, b) => {
    const [first, second] = [time(a), time(b)];
    return first === second ? a.eventId - b.eventId : first - second;
  });
}

/** A team's schedule by month, in order (Eastern days). */
export function scheduleMonths(games: readonly Game[], teamId: number): ScheduleMonth[] {
  const months = new Map<string, ScheduleRow[]>();
  for (const game of inOrder(games)) {
    const row = scheduleRow(game, teamId);
    if (row) months.set(row.month, [...(months.get(row.month) ?? []), row]);
  }
  return [...months].map(([month, rows]) => ({ title: monthName(month), rows }));
}

/** Results and coming games in the short list. */
const RESULTS = 3;
const COMING = 5;

/** What a team's front shows of its schedule: the last three results, what is on, the next five games. */
export function nearGames(games: readonly Game[]): Game[] {
  const ordered = inOrder(games);
  const isOver = ({ status }: Game) =>
    status === 'final' || status === 'canceled' || status === 'vacated' || status === 'postponed';
  return [
    ...ordered.filter(isOver).slice(-RESULTS),
    ...ordered.filter((game) => !isOver(game)).slice(0, COMING),
  ];
}

function monthName(month: string): string {
  const [year, number] = month.split('-');
  return year && number ? `${NAMES[Number(number) - 1] ?? ''} ${year}` : 'Date to be announced';
}
