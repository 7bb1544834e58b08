import { LRUCache } from 'lru-cache';
import { isFree, keepsBusy, spanFrom, type Span } from './busy';
import { exhibition } from './exhibition';
import { LOCAL_TEAMS, type LocalTeam, type TeamKey } from '../../../services/stats/localTeams';
import { leagueGamesOn } from './leagueGamesOn';
import { DAY, FIRST_NUMBER, HOUR, LENGTHS, MINUTE, type ScheduledGame } from './ScheduledGame';
import { specialOn } from './specialOn';

/** A day of games of the hour begins at this hour UTC, when no league game is on anywhere. */
const FIRST_HOUR = 8;
/**
 * A team has so much time between two games, in ms. On a day that cannot be filled so, it has less;
 * in the end it relies on games not lasting as long as they may.
 */
const RESTS = [30, 0, -45, -150].map((minutes) => minutes * MINUTE);
/**
 * Who plays when one day ends and the next begins: never the same, as days know nothing of each
 * other. The soccer team, whose games are short, plays a while before or after.
 */
const AT_THE_ENDS: readonly (readonly TeamKey[])[] = [
  ['eagles', 'flyers'],
  ['phillies', 'sixers'],
];
const BETWEEN: TeamKey = 'soccer';
const BETWEEN_DAYS = HOUR;
/** A game of the hour is over by then, in ms. */
const LONGEST_EXHIBITION = 240 * MINUTE;
/** Courses that a game goes without leaving a gap. */
const STEADY = /^(?:regular|overtime|shootout|extra-innings|doubleheader-.*)$/;

const kept = new LRUCache<number, ScheduledGame[]>({ max: 400 });

/**
 * The games of the hour: exhibitions that see to it that one of the five teams is playing at every
 * moment, also when no league game is on.
 *
 * @throws RangeError when the day cannot be filled
 */
export function hourlyGamesOn(day: number): ScheduledGame[] {
  const known = kept.get(day);
  if (known) return known;
  const games = fillDay(day);
  kept.set(day, games);
  return games;
}

function fillDay(day: number): ScheduledGame[] {
  const specials = [day - 1, day, day + 1].map(specialOn).filter((game) => game !== null);
  const steady = steadyAround(day);
  for (const rest of RESTS) {
    const games = fill({ day, specials, steady, rest }, day * DAY + FIRST_HOUR * HOUR, []);
    if (games) return games;
  }
  throw new RangeError(`not at every moment of day ${day} a team is free to play`);
}

interface Plan {
  day: number;
  specials: readonly ScheduledGame[];
  /** When league games, of which nothing bad is known, are on for sure. */
  steady: readonly Span[];
  /** What a team has at least between two games, in ms. */
  rest: number;
}

/**
 * The games with which the day is full from a moment on, after those that there are. Where a choice
 * leaves nobody for later, the next one is tried. Null when none is left.
 */
function fill(plan: Plan, from: number, games: ScheduledGame[]): ScheduledGame[] | null {
  const time = coveredUntil(plan, from, games);
  if (time >= (plan.day + 1) * DAY + FIRST_HOUR * HOUR) return games;
  for (const local of candidates(plan, time, games)) {
    const number = FIRST_NUMBER.hour + games.length;
    const game = exhibition(local, plan.day, number, startFor(local, time));
    const filled = fill(plan, time, [...games, game]);
    if (filled) return filled;
  }
  return null;
}

/** When a game is on the schedule that is to be on at a moment: at a time that ends in 0 or 5. */
function startFor({ sport }: LocalTeam, time: number): number {
  return Math.floor((time / MINUTE - LENGTHS[sport].late) / 5) * 5 * MINUTE;
}

/** The first moment from then on at which none of the five plays. */
function coveredUntil({ steady }: Plan, from: number, games: ScheduledGame[]): number {
  const spans = [...steady, ...games.map(steadySpan)];
  let time = from;
  for (;;) {
    const ends = spans.filter(({ from, to }) => from <= time && time < to).map(({ to }) => to);
    if (ends.length === 0) return time;
    time = Math.max(...ends);
  }
}

function steadyAround(day: number): Span[] {
  return [day - 1, day, day + 1]
    .flatMap((on) => LOCAL_TEAMS.flatMap((local) => leagueGamesOn(local, on)))
    .filter(({ course }) => STEADY.test(course))
    .map(steadySpan);
}

function steadySpan({ start, local }: ScheduledGame): Span {
  const { late, least } = LENGTHS[local.sport];
  return { from: start.getTime() + late * MINUTE, to: start.getTime() + least * MINUTE };
}

/** Who may play a game of the hour then: in another order each time. */
function candidates(plan: Plan, time: number, games: ScheduledGame[]): LocalTeam[] {
  const others = [...plan.specials, ...games];
  const turn = (plan.day + games.length) % LOCAL_TEAMS.length;
  return [...LOCAL_TEAMS.slice(turn), ...LOCAL_TEAMS.slice(0, turn)]
    .filter((local) => {
      const start = startFor(local, time);
      const span = spanFrom(start, LENGTHS[local.sport].regular, plan.rest);
      return (
        mayPlayAtTheEnds(local, plan.day, start) &&
        isFree(local, span) &&
        others.every((game) => game.local !== local || !keepsBusy(game, span))
      );
    })
    .sort((a, b) => reluctance(plan, a, games) - reluctance(plan, b, games));
}

/**
 * The more often a team has played that day the later its turn comes. Soccer is over so soon that it
 * would fill the day; those who may end the day are saved for its end.
 */
function reluctance({ day }: Plan, local: LocalTeam, games: ScheduledGame[]): number {
  const played = games.filter((game) => game.local === local).length;
  return played + (local.sport === 'soccer' ? 1 : 0) + (endsDay(local, day) ? 0.5 : 0);
}

function endsDay({ key }: LocalTeam, day: number): boolean {
  return AT_THE_ENDS[day % AT_THE_ENDS.length]?.includes(key) ?? false;
}

function mayPlayAtTheEnds(local: LocalTeam, day: number, start: number): boolean {
  if (endsDay(local, day)) return true;
  const begin = day * DAY + FIRST_HOUR * HOUR;
  const end = start + LENGTHS[local.sport].regular * MINUTE;
  if (local.key === BETWEEN) {
    return start >= begin + BETWEEN_DAYS && end <= begin + DAY + BETWEEN_DAYS;
  }
  // Games of the day before are over by then, and those of the day after have not begun.
  return start >= begin + LONGEST_EXHIBITION && end <= begin + DAY - 20 * MINUTE;
}
