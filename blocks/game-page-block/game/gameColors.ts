import type { CSSProperties } from 'react';
import { readableInk } from '../../../components/cards/readableInk';
import { teamColors } from '../../../components/sports/teamColors';
import type { Game } from '../../../utils/stats/game';
import { teamPathOf } from '../../../utils/stats/teamPathOf';

/** Colors nearer than this can't be told apart beside each other; of 441 at most. */
const LEAST_DISTANCE = 110;

/**
 * The colors of the two sides, and what can be read on them, as custom properties for graphics. Where both
 * wear the same color one changes to its second, as on the field: the visitors, unless they are the local
 * team, whose color its readers know.
 */
export function gameColors({ league, away, home }: Game): CSSProperties {
  const [homeFirst, homeSecond] = teamColors(league, home.abbreviation, home.teamId);
  const [awayFirst, awaySecond] = teamColors(league, away.abbreviation, away.teamId);
  const isClear = distance(awayFirst, homeFirst) >= LEAST_DISTANCE;
  const isOurs = teamPathOf(away.teamId, league) !== '';
  const homeColor = isClear || !isOurs || isPale(homeSecond) ? homeFirst : homeSecond;
  const awayColor = isClear || isOurs || isPale(awaySecond) ? awayFirst : awaySecond;
  return {
    '--away': awayColor,
    '--away-ink': readableInk(awayColor) ?? undefined,
    '--home': homeColor,
    '--home-ink': readableInk(homeColor) ?? undefined,
  } as CSSProperties;
}

function distance(a: string, b: string): number {
  return Math.hypot(...channels(a).map((value, index) => value - (channels(b)[index] ?? 0)));
}

/** White is no color on paper. */
function isPale(color: string): boolean {
  return Math.min(...channels(color)) > 200;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
