import { LRUCache } from 'lru-cache';
import { createRandom } from '../../random';
import type { Pairing } from '../schedule/pairings';
import type { ScheduledGame } from '../schedule/ScheduledGame';
import { seasonOf, type Round } from '../schedule/seasons';
import { lengthOf, type Length } from '../play/lengthOf';
import type { LeagueName } from '../../../services/stats/SportEvent';

/** How a game ends. */
export interface Result {
  /** Null: a draw. */
  winner: 'home' | 'away' | null;
  /** Whether it took more than the regular periods. */
  isOvertime: boolean;
}

/** How often a game that is not the local team's goes beyond regulation. */
const OVERTIME = 0.22;
/** How often a game ends without a winner when it has gone so far. */
const DRAWS: Partial<Record<LeagueName, Partial<Record<Length, number>>>> = {
  mls: { regular: 0.25 },
  nfl: { overtime: 0.05 },
};
const HOME_ADVANTAGE = 0.04;

const strengths = new LRUCache<string, number>({ max: 1000 });

/** The result of a game between two other teams, which nobody sees. */
export function drawOthersResult(
  league: LeagueName,
  { season, number }: Round,
  pairing: Pairing,
): Result {
  const seed = `${league} ${season} ${number} ${pairing.home.teamId}`;
  const mayBeLonger = league !== 'mls' && createRandom(`length ${seed}`).chance(OVERTIME);
  return drawResult(league, season, pairing, mayBeLonger ? 'overtime' : 'regular', seed);
}

/**
 * The result of a league game, drawn before it is played: the simulator plays it until it comes out
 * so. A season's records are had without playing the season. Null for a game that is never played.
 */
export function resultOf(game: ScheduledGame): Result | null {
  const { course, local, day, eventId } = game;
  if (!game.isLeagueGame)
    throw new RangeError(`${eventId} is an exhibition: nobody drew its result`);
  if (course === 'postponed' || course === 'canceled' || course === 'vacated') return null;
  const season = seasonOf(local.league, day);
  return drawResult(local.league, season, game, lengthOf(course), `game ${eventId}`);
}

function drawResult(
  league: LeagueName,
  season: number,
  { home, away }: Pairing,
  length: Length,
  seed: string,
): Result {
  const random = createRandom(`result ${seed}`);
  const isOvertime = length !== 'regular';
  if (random.chance(DRAWS[league]?.[length] ?? 0)) return { winner: null, isOvertime };
  const homeWins =
    0.5 + HOME_ADVANTAGE + strengthOf(home.teamId, season) - strengthOf(away.teamId, season);
  return { winner: random.chance(homeWins) ? 'home' : 'away', isOvertime };
}

/** From -0.2 to 0.2, for a season. */
function strengthOf(teamId: number, season: number): number {
  const key = `${teamId} ${season}`;
  const strength = strengths.get(key) ?? createRandom(`strength ${key}`).between(-0.2, 0.2);
  strengths.set(key, strength);
  return strength;
}
