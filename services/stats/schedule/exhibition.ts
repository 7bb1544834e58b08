import { createRandom, type Random } from '../random';
import { TEAMS } from '../teams';
import type { LocalTeam } from './localTeams';
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
    venue: abroad(hour, local, random) ?? homeOf(local.league, home),
    isLeagueGame: false,
    knownAt: null,
    timeKnownAt: null,
    makeup: null,
    resume: null,
  };
}

/** Where it is afternoon or evening while Philadelphia sleeps. */
function abroad(hour: number, { sport }: LocalTeam, random: Random): Venue | null {
  const kind = sport === 'basketball' || sport === 'hockey' ? 'arenas' : 'stadiums';
  if (hour >= 5 && hour < 12) return random.pick(ABROAD.asia[kind]);
  return hour >= 12 && hour < 17 ? random.pick(ABROAD.europe[kind]) : null;
}
