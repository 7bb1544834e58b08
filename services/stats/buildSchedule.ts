import { createRandom, type Random } from './random';
import { LEAGUES, type ScheduleLeague } from './leagues';
import {
  EVENT_STATUS,
  type EventDate,
  type EventStatusName,
  type EventTeam,
  type SportEvent,
} from './SportEvent';
import type { LeagueTeam } from './teams';

const DAYS_BACK = 14;
const DAYS_AHEAD = 21;
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Games before the first day of any schedule that count in the records. */
const EARLIER_GAMES = 10;

/** What the schedule knows of a game. */
export type ScheduledGame = Pick<
  SportEvent,
  | 'eventId'
  | 'startDate'
  | 'makeupDate'
  | 'suspendedResumeDate'
  | 'isDoubleheader'
  | 'isDataConfirmed'
  | 'eventStatus'
  | 'teams'
> & { sport: string; league: string; phiTeamName: string };

/** A game before anything of it has happened. */
interface Fixture {
  league: ScheduleLeague;
  day: number;
  start: Date;
  opponent: LeagueTeam;
  isAtHome: boolean;
  isDoubleheader: boolean;
  /** Rained out; made up for on this day. */
  makeup: Date | null;
}

/**
 * The games of the five teams from 14 days before the clock to 21 days after it, by start. A game
 * is the same whenever it is asked for; only its state follows the clock.
 */
export function buildSchedule(clock: Date): ScheduledGame[] {
  const today = Math.floor(clock.getTime() / DAY);
  return LEAGUES.flatMap((league) => {
    const events: ScheduledGame[] = [];
    for (let day = today - DAYS_BACK; day <= today + DAYS_AHEAD; day += 1) {
      for (const fixture of fixturesOn(league, day)) events.push(played(fixture, clock));
    }
    return events;
  }).sort((a, b) => startOf(a) - startOf(b) || a.eventId - b.eventId);
}

/** Rain takes one baseball game in thirteen days; the next one is then a doubleheader. */
function fixturesOn(league: ScheduleLeague, day: number): Fixture[] {
  if (!league.playsOn(day)) return [];
  const isRainedOut = (on: number) => league.sport === 'baseball' && on % 13 === 4;
  const next = nextGame(league, day);
  const random = createRandom(`${league.league} ${day}`);
  const hour = random.pick(league.hours);
  const base: Fixture = {
    league,
    day,
    start: easternTime(day, hour),
    opponent: opponentOn(league, day),
    isAtHome: Math.floor(day / 3) % 2 === 0,
    isDoubleheader: false,
    makeup: isRainedOut(day) ? easternTime(next, 13.08) : null,
  };
  const previous = previousGame(league, day);
  if (!isRainedOut(previous)) return [base];
  const opponent = opponentOn(league, previous);
  const shared = { ...base, opponent, isDoubleheader: true };
  return [
    { ...shared, start: easternTime(day, 13.08) },
    { ...shared, start: easternTime(day, 18.75) },
  ];
}

function opponentOn({ opponents }: ScheduleLeague, day: number): LeagueTeam {
  const opponent = opponents[Math.floor(day / 3) % opponents.length];
  if (!opponent) throw new RangeError('a league needs opponents');
  return opponent;
}

function nextGame(league: ScheduleLeague, day: number): number {
  let next = day + 1;
  while (!league.playsOn(next)) next += 1;
  return next;
}

function previousGame(league: ScheduleLeague, day: number): number {
  let previous = day - 1;
  while (!league.playsOn(previous)) previous -= 1;
  return previous;
}

function played(fixture: Fixture, clock: Date): ScheduledGame {
  const { league, day, start, makeup } = fixture;
  const eventId = league.home.teamId * 100_000 + day * 2 + (isSecondGame(fixture) ? 1 : 0);
  const random = createRandom(`game ${eventId}`);
  const progress = (clock.getTime() - start.getTime()) / (league.duration * MINUTE);
  const name: EventStatusName = makeup
    ? 'Postponed'
    : progress >= 1
      ? 'Final'
      : progress >= 0
        ? 'In-Progress'
        : 'Pre-Game';
  const seen = name === 'In-Progress' ? progress : name === 'Final' ? 1 : 0;
  return {
    eventId,
    sport: league.sport,
    league: league.league,
    phiTeamName: league.phiTeamName,
    startDate: eventDates(start),
    makeupDate: makeup ? eventDates(makeup) : null,
    suspendedResumeDate: null,
    isDoubleheader: fixture.isDoubleheader,
    isDataConfirmed: name !== 'In-Progress',
    eventStatus: statusOf(fixture, name, seen, random),
    teams: teamsOf(fixture, name, seen, random),
  };
}

function isSecondGame({ isDoubleheader, start }: Fixture): boolean {
  return isDoubleheader && start.getUTCHours() > 20;
}

function statusOf(
  { league, opponent }: Fixture,
  name: EventStatusName,
  progress: number,
  random: Random,
): ScheduledGame['eventStatus'] {
  const at = Math.min(league.periods - 1e-6, progress * league.periods);
  const period = name === 'Pre-Game' || name === 'Postponed' ? 0 : Math.floor(at) + 1;
  const common = { eventStatusId: EVENT_STATUS[name], name, isBreak: false, isShootout: false };
  if (league.sport === 'baseball') {
    return {
      ...common,
      minutes: 0,
      seconds: 0,
      inning: period,
      inningDivision: at % 1 < 0.5 ? 'Top' : 'Bottom',
      teamPossessionId: null,
    };
  }
  const length = { football: 15, basketball: 12, hockey: 20, soccer: 45 }[league.sport] ?? 15;
  const left = name === 'In-Progress' ? Math.round((1 - (at % 1)) * length * 60) : 0;
  return {
    ...common,
    minutes: Math.floor(left / 60),
    seconds: left % 60,
    period,
    teamPossessionId:
      name === 'In-Progress' && league.sport === 'football'
        ? random.pick([league.home.teamId, opponent.teamId])
        : null,
  };
}

function teamsOf(
  fixture: Fixture,
  name: EventStatusName,
  progress: number,
  random: Random,
): [EventTeam, EventTeam] {
  const { league, opponent, isAtHome } = fixture;
  const ours = pointsByPeriod(league, random);
  const theirs = pointsByPeriod(league, random);
  const total = (points: number[]) => points.reduce((sum, value) => sum + value, 0);
  // A game that is over has a winner, except in soccer.
  if (league.sport !== 'soccer' && total(ours) === total(theirs)) {
    ours[ours.length - 1] = (ours.at(-1) ?? 0) + 1;
  }
  const done = Math.floor(progress * league.periods + 1e-9);
  const shown = (points: number[]) => points.slice(0, name === 'Final' ? points.length : done);
  const side = (team: LeagueTeam, points: number[], other: number[], place: 'home' | 'away') => {
    const linescores = shown(points).map((score, index) => ({ period: index + 1, score }));
    const score = linescores.reduce((sum, line) => sum + line.score, 0);
    return {
      ...team,
      teamLocationType: { teamLocationTypeId: place === 'home' ? 1 : 2, name: place },
      displayName: team.location,
      logos: [],
      series: null,
      score,
      linescores,
      ...(league.sport === 'baseball'
        ? { linescoreTotals: { runs: score, hits: score, errors: 0 } }
        : {}),
      isWinner: name === 'Final' && total(points) > total(other),
      timeoutsLeft: name === 'In-Progress' ? random.whole(0, timeouts(league)) : 0,
      record: recordOf(league, team, fixture.day),
    } satisfies EventTeam;
  };
  const us = side(league.home, ours, theirs, isAtHome ? 'home' : 'away');
  const them = side(opponent, theirs, ours, isAtHome ? 'away' : 'home');
  return isAtHome ? [us, them] : [them, us];
}

/** Timeouts a team begins with (widgets §4). */
function timeouts({ league }: ScheduleLeague): number {
  return { nfl: 3, nba: 7, nhl: 1, mls: 1, mlb: 0 }[league];
}

const FOOTBALL_POINTS = [0, 0, 3, 3, 6, 7, 7, 10, 14];

function pointsByPeriod({ sport, periods, points }: ScheduleLeague, random: Random): number[] {
  return Array.from({ length: periods }, () => {
    if (sport === 'football') return random.pick(FOOTBALL_POINTS);
    const scored = random.whole(...points);
    return sport === 'baseball' && random.chance(0.62) ? 0 : scored;
  });
}

/** Wins and losses before the day; never more games than there were. */
function recordOf({ sport }: ScheduleLeague, { teamId }: LeagueTeam, day: number) {
  const games = EARLIER_GAMES + (day % 40);
  const random = createRandom(`record ${teamId}`);
  const wins = Math.round(games * random.between(0.32, 0.68));
  const ties = sport === 'soccer' ? Math.round((games - wins) * 0.3) : 0;
  return { wins, losses: games - wins - ties, ties };
}

const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** The moment at which clocks in Philadelphia show the hour on a day (days since 1970). */
function easternTime(day: number, hour: number): Date {
  const wanted = day * DAY + Math.round(hour * 60) * MINUTE;
  const guess = new Date(wanted);
  const { year, month, date, hour: shown, minute } = easternParts(guess);
  return new Date(wanted + (wanted - Date.UTC(year, month - 1, date, shown, minute)));
}

function easternParts(moment: Date): Omit<Required<EventDate>, 'dateType' | 'full' | 'isTba'> {
  const parts = new Map(EASTERN.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    year: part('year'),
    month: part('month'),
    date: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

function eventDates(moment: Date): EventDate[] {
  const local = easternParts(moment);
  const { year, month, date, hour, minute } = local;
  return [
    {
      dateType: 'Local',
      ...local,
      full: fullOf(new Date(Date.UTC(year, month - 1, date, hour, minute))),
    },
    {
      dateType: 'UTC',
      year: moment.getUTCFullYear(),
      month: moment.getUTCMonth() + 1,
      date: moment.getUTCDate(),
      hour: moment.getUTCHours(),
      minute: moment.getUTCMinutes(),
      full: fullOf(moment),
    },
  ];
}

function fullOf(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}

function startOf({ startDate }: ScheduledGame): number {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  return utc ? Date.UTC(utc.year, utc.month - 1, utc.date, utc.hour, utc.minute) : 0;
}
