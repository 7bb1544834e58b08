import type { Course } from '../play/Fixture';
import { momentAt, weekdayOf } from './moments';
import { LRUCache } from 'lru-cache';
import type { LocalTeam } from '../../../services/stats/localTeams';
import { pairingsOf } from './pairings';
import { DAY, eventIdOf, FIRST_NUMBER, HOUR, type ScheduledGame } from './ScheduledGame';
import { roundOn } from './seasons';
import { homeOf, type Venue } from './venues';

/** What becomes of the games of a league, round by round; then again from the first. */
const COURSES: Record<LocalTeam['sport'], Partial<Record<number, Course>> & { every: number }> = {
  // Four series of three games. The second of the first is rained out and made up for the day
  // after; the third of the second is suspended.
  baseball: {
    every: 12,
    1: 'postponed',
    2: 'doubleheader-second',
    5: 'suspended',
    6: 'delayed',
    10: 'extra-innings',
  },
  basketball: { every: 12, 2: 'overtime', 5: 'delayed', 8: 'postponed' },
  football: { every: 5, 1: 'overtime', 3: 'delayed', 4: 'postponed' },
  hockey: { every: 12, 1: 'shootout', 4: 'overtime', 7: 'delayed', 10: 'postponed' },
  soccer: { every: 6, 2: 'delayed', 4: 'postponed' },
};

/** Days after which a postponed game is made up for, and when. Baseball plays two that day. */
const MAKEUPS: Record<LocalTeam['sport'], { after: number; time: string }> = {
  baseball: { after: 1, time: '13:05' },
  basketball: { after: 3, time: '19:30' },
  football: { after: 2, time: '19:00' },
  hockey: { after: 3, time: '19:30' },
  soccer: { after: 2, time: '19:30' },
};

const LONGEST_MAKEUP = 3;
/** A game is postponed at least so long before its start, in ms. */
const POSTPONED_BEFORE = 2 * HOUR;
/** A suspended game goes on at this time on the second Monday after it. */
const RESUME_TIME = '17:05';
/** The league tells the hour of a football game so long before it, in ms. */
const FOOTBALL_TIMES_KNOWN = 12 * DAY;

const kept = new LRUCache<string, ScheduledGame[]>({ max: 2000 });
const rounds = new LRUCache<string, { game: ScheduledGame | null }>({ max: 2000 });

/** The games that a local team plays in its league on a day: none, one, or two with a make-up. */
export function leagueGamesOn(local: LocalTeam, day: number): ScheduledGame[] {
  const key = `${local.league} ${day}`;
  const known = kept.get(key);
  if (known) return known;
  const games = [makeupOn(local, day), roundGameOn(local, day)].filter((game) => game !== null);
  kept.set(key, games);
  return games;
}

function roundGameOn(local: LocalTeam, day: number): ScheduledGame | null {
  const key = `${local.league} ${day}`;
  const known = rounds.get(key) ?? { game: makeRoundGame(local, day) };
  rounds.set(key, known);
  return known.game;
}

function makeRoundGame(local: LocalTeam, day: number): ScheduledGame | null {
  const { league, sport, team } = local;
  const round = roundOn(league, day);
  if (!round) return null;
  const pairing = pairingsOf(league, round).find(
    ({ home, away }) => home.teamId === team.teamId || away.teamId === team.teamId,
  );
  if (!pairing) throw new RangeError(`the ${team.nickname} miss a round`);
  const venue = homeOf(league, pairing.home);
  const { every, ...courses } = COURSES[sport];
  const course = courses[round.number % every] ?? 'regular';
  const start = startOf(local, day, round.number, venue, course);
  const makeup = MAKEUPS[sport];
  return {
    eventId: eventIdOf(local, day, FIRST_NUMBER.league),
    local,
    day,
    ...pairing,
    start,
    course,
    venue,
    isLeagueGame: true,
    knownAt: null,
    timeKnownAt: sport === 'football' ? new Date(start.getTime() - FOOTBALL_TIMES_KNOWN) : null,
    makeup:
      course === 'postponed' ? momentAt(day + makeup.after, makeup.time, venue.timeZone) : null,
    resume: course === 'suspended' ? momentAt(secondMonday(day), RESUME_TIME) : null,
  };
}

/** The make-up of a game that was postponed some days before. */
function makeupOn(local: LocalTeam, day: number): ScheduledGame | null {
  const { after } = MAKEUPS[local.sport];
  if (after > LONGEST_MAKEUP) throw new RangeError('a make-up comes too late to be found');
  const postponed = roundGameOn(local, day - after);
  if (!postponed?.makeup) return null;
  return {
    ...postponed,
    eventId: eventIdOf(local, day, FIRST_NUMBER.makeup),
    day,
    start: postponed.makeup,
    course: local.sport === 'baseball' ? 'doubleheader-first' : 'regular',
    knownAt: new Date(postponed.start.getTime() - POSTPONED_BEFORE),
    timeKnownAt: null,
    makeup: null,
  };
}

function startOf(
  { sport }: LocalTeam,
  day: number,
  round: number,
  venue: Venue,
  course: Course,
): Date {
  const weekday = weekdayOf(day);
  const isWeekend = weekday === 0 || weekday === 6;
  if (sport === 'football') {
    // The networks' windows, which are Eastern everywhere; nobody kicks off at 10 in the morning.
    const isEarly = round % 3 === 0 && !/Denver|Phoenix|Los_Angeles/.test(venue.timeZone);
    return momentAt(day, isEarly ? '13:00' : round % 3 === 1 ? '20:20' : '16:25');
  }
  const time = {
    baseball: course !== 'doubleheader-second' && weekday === 0 ? '13:35' : '18:40',
    basketball: isWeekend ? '19:30' : '19:00',
    hockey: weekday === 6 ? '15:00' : '19:00',
    soccer: '19:30',
  }[sport];
  return momentAt(day, time, venue.timeZone);
}

function secondMonday(day: number): number {
  return day + 7 + (((1 - weekdayOf(day) + 6) % 7) + 1);
}
