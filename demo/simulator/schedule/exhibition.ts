import { createRandom, type Random } from '../../random';
import { TEAMS, type LeagueTeam } from '../../../services/stats/teams';
import { offsetAt } from '../../../services/stats/days';
import type { LocalTeam } from '../../../services/stats/localTeams';
import { eventIdOf, type ScheduledGame } from './ScheduledGame';
import { ABROAD, homeOf, type Venue } from './venues';

/** A game that counts in no table, against a team drawn for it, where it is afternoon or evening. */
export function exhibition(
  local: LocalTeam,
  day: number,
  number: number,
  start: number,
): ScheduledGame {
  const eventId = eventIdOf(local, day, number);
  const random = createRandom(`exhibition ${eventId}`);
  const place = abroad(new Date(start).getUTCHours(), local, random);
  const others = TEAMS[local.league].filter((team) => team !== local.team);
  const isAwake = (team: LeagueTeam) => isPlayingTime(start, homeOf(local.league, team).timeZone);
  const hosts = place ? others : others.filter(isAwake);
  const mayBeAtHome = place !== null || isAwake(local.team);
  const isAtHome = hosts.length === 0 || (mayBeAtHome && random.chance(0.5));
  const opponent = random.pick(isAtHome ? others : hosts);
  const [home, away] = isAtHome ? [local.team, opponent] : [opponent, local.team];
  return {
    eventId,
    local,
    day,
    home,
    away,
    start: new Date(start),
    course: 'regular',
    venue: place ?? homeOf(local.league, home),
    isLeagueGame: false,
    knownAt: null,
    timeKnownAt: null,
    makeup: null,
    resume: null,
  };
}

/** Whether people go to a game then: it begins from 11 a.m. until before 10 p.m. where it is played. */
function isPlayingTime(start: number, timeZone: string): boolean {
  const hour = new Date(start + offsetAt(start, timeZone)).getUTCHours();
  return hour >= 11 && hour < 22;
}

/** Where it is afternoon or evening while Philadelphia sleeps. */
function abroad(hour: number, { sport }: LocalTeam, random: Random): Venue | null {
  const kind = sport === 'basketball' || sport === 'hockey' ? 'arenas' : 'stadiums';
  if (hour >= 5 && hour < 12) return random.pick(ABROAD.asia[kind]);
  return hour >= 12 && hour < 17 ? random.pick(ABROAD.europe[kind]) : null;
}
