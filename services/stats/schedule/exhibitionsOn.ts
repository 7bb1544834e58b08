import { LRUCache } from 'lru-cache';
import { createRandom } from '../random';
import type { Course } from '../simulate/Fixture';
import { TEAMS } from '../teams';
import { momentAt } from './days';
import { LOCAL_TEAMS, type LocalTeam } from './localTeams';
import { leagueGamesOn } from './leagueGamesOn';
import {
  DAY,
  eventIdOf,
  FIRST_NUMBER,
  HOUR,
  LONGEST,
  MINUTE,
  type ScheduledGame,
} from './ScheduledGame';
import { ABROAD, homeOf, type Venue } from './venues';

/** From a moment to another, in ms since 1970. */
interface Span {
  from: number;
  to: number;
}

/** A day of games of the hour begins at this hour UTC, when no league game is on anywhere. */
const FIRST_HOUR = 8;
/** A game is on for so many minutes at least, from its start on the schedule. */
const SHORTEST: Record<LocalTeam['sport'], number> = {
  baseball: 120,
  basketball: 120,
  football: 150,
  hockey: 120,
  soccer: 105,
};
/** The first whistle comes at most so long after the start on the schedule, in ms. */
const LATE = 20 * MINUTE;
/** A team has so much time between two games, in ms. */
const REST = HOUR;
/** No team plays at the end of one day and at the beginning of the next. */
const AT_THE_ENDS = [
  ['eagles', 'flyers'],
  ['phillies', 'sixers'],
];
/** Courses that a game goes without leaving a gap. */
const STEADY = /^(?:regular|overtime|shootout|extra-innings|doubleheader-.*)$/;

/** A special game each day, so that in a week everything happens that can happen to a game. */
const SPECIALS: { course: Course; sports: LocalTeam['sport'][] }[] = [
  { course: 'canceled', sports: ['football', 'soccer', 'basketball', 'hockey', 'baseball'] },
  { course: 'delayed', sports: ['soccer', 'football'] },
  { course: 'vacated', sports: ['soccer', 'hockey', 'basketball', 'football', 'baseball'] },
  { course: 'shootout', sports: ['soccer'] },
  { course: 'overtime', sports: ['football', 'basketball', 'soccer'] },
  { course: 'suspended', sports: ['soccer', 'football', 'hockey', 'basketball'] },
  { course: 'postponed', sports: ['soccer', 'football', 'hockey', 'basketball'] },
];

const kept = new LRUCache<number, ScheduledGame[]>({ max: 400 });

/**
 * The games of a day that count in no table: the special one, and the games of the hour, which see
 * to it that one of the five teams is playing at every moment.
 */
export function exhibitionsOn(day: number): ScheduledGame[] {
  const known = kept.get(day);
  if (known) return known;
  const special = specialOn(day);
  const games = [...(special ? [special] : []), ...gamesOfTheHour(day)];
  kept.set(day, games);
  return games;
}

function specialOn(day: number): ScheduledGame | null {
  const special = SPECIALS[day % SPECIALS.length];
  if (!special) return null;
  const { course, sports } = special;
  const week = Math.floor(day / SPECIALS.length);
  for (let turn = 0; turn < sports.length; turn += 1) {
    const sport = sports[(week + turn) % sports.length];
    const local = LOCAL_TEAMS.find((team) => team.sport === sport);
    // As late on the day after, where it goes on when it is suspended.
    const start = momentAt(day, '14:10').getTime();
    const next = momentAt(day + 1, '14:10').getTime();
    const isWanted =
      local && isFree(local, start) && (course !== 'suspended' || isFree(local, next));
    if (!isWanted) continue;
    return {
      ...exhibition(local, day, FIRST_NUMBER.special, start),
      course,
      resume: course === 'suspended' ? new Date(next) : null,
    };
  }
  return null;
}

function gamesOfTheHour(day: number): ScheduledGame[] {
  const begin = day * DAY + FIRST_HOUR * HOUR;
  const games: ScheduledGame[] = [];
  let steady = steadyAround(day);
  for (let time = begin; time < begin + DAY;) {
    const on = steady.filter(({ from, to }) => from <= time && time < to);
    if (on.length > 0) {
      time = Math.max(...on.map(({ to }) => to));
      continue;
    }
    const start = Math.floor((time - LATE) / (5 * MINUTE)) * 5 * MINUTE;
    const local = chooseTeam(day, start, games);
    const game = exhibition(local, day, FIRST_NUMBER.hour + games.length, start);
    games.push(game);
    steady = [...steady, steadySpan(game)];
  }
  return games;
}

/** When league games, of which nothing bad is known, are on for sure. */
function steadyAround(day: number): Span[] {
  return [day - 1, day, day + 1]
    .flatMap((on) => LOCAL_TEAMS.flatMap((local) => leagueGamesOn(local, on)))
    .filter(({ course }) => STEADY.test(course))
    .map(steadySpan);
}

function steadySpan({ start, local }: ScheduledGame): Span {
  const from = start.getTime();
  return { from: from + LATE, to: from + SHORTEST[local.sport] * MINUTE };
}

function chooseTeam(day: number, start: number, games: ScheduledGame[]): LocalTeam {
  const hours = (start - day * DAY) / HOUR - FIRST_HOUR;
  const endTeams = AT_THE_ENDS[day % AT_THE_ENDS.length] ?? [];
  const isAtAnEnd = hours < 4.5 || hours > 19.5;
  const candidates = LOCAL_TEAMS.map(
    (_, index) => LOCAL_TEAMS[(index + day + games.length) % LOCAL_TEAMS.length],
  ).filter((local) => local !== undefined);
  const found = candidates.find(
    (local) =>
      (!isAtAnEnd || endTeams.includes(local.key)) &&
      isFree(local, start) &&
      !isSpecial(local, day, start) &&
      !games.some((game) => game.local === local && overlaps(spanOf(game), spanFrom(local, start))),
  );
  if (!found) throw new RangeError(`no team is free on day ${day}, hour ${hours}`);
  return found;
}

/** Whether a team plays no league game around a game that would begin then. */
function isFree(local: LocalTeam, start: number): boolean {
  const span = spanFrom(local, start);
  const day = Math.floor(start / DAY);
  for (let on = day - 20; on <= day + 1; on += 1) {
    const isBusy = leagueGamesOn(local, on).some((game) =>
      spansOf(game).some((busy) => overlaps(busy, span)),
    );
    if (isBusy) return false;
  }
  return true;
}

function isSpecial(local: LocalTeam, day: number, start: number): boolean {
  const specials = [day - 1, day, day + 1].map(specialOn).filter((game) => game !== null);
  return specials.some(
    (game) =>
      game.local === local && spansOf(game).some((busy) => overlaps(busy, spanFrom(local, start))),
  );
}

/** When a team is busy with a game: at its start, and again when it resumes. */
function spansOf(game: ScheduledGame): Span[] {
  return [game.start, ...(game.resume ? [game.resume] : [])].map((start) =>
    spanFrom(game.local, start.getTime()),
  );
}

const spanOf = ({ local, start }: ScheduledGame): Span => spanFrom(local, start.getTime());

function spanFrom({ sport }: LocalTeam, start: number): Span {
  return { from: start - REST, to: start + LONGEST[sport] * MINUTE };
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

function exhibition(local: LocalTeam, day: number, number: number, start: number): ScheduledGame {
  const eventId = eventIdOf(local, day, number);
  const random = createRandom(`exhibition ${eventId}`);
  const hour = new Date(start).getUTCHours();
  const isWestern = hour >= 2 && hour < 5;
  const opponents = TEAMS[local.league].filter(
    (team) =>
      team !== local.team &&
      (!isWestern || homeOf(local.league, team).timeZone === 'America/Los_Angeles'),
  );
  const opponent = random.pick(opponents);
  const isAtHome = !isWestern && random.chance(0.5);
  const [home, away] = isAtHome ? [local.team, opponent] : [opponent, local.team];
  return {
    eventId,
    local,
    day,
    home,
    away,
    start: new Date(start),
    course: 'regular',
    venue: abroad(hour, random.pick([0, 1, 2, 3])) ?? homeOf(local.league, home),
    isLeagueGame: false,
    knownAt: null,
    timeKnownAt: null,
    makeup: null,
    resume: null,
  };
}

/** Where it is afternoon or evening while Philadelphia sleeps. */
function abroad(hour: number, place: number): Venue | null {
  if (hour >= 5 && hour < 12) return ABROAD.asia[place] ?? null;
  if (hour >= 12 && hour < 17) return ABROAD.europe[place] ?? null;
  return null;
}
