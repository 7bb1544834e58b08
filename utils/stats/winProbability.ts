import type { Sport } from './game';

/**
 * What a game still holds, in points, goals or runs: how far final margins typically lie apart
 * (standard deviation), and what playing at home is worth over a whole game. Round figures of what
 * leagues' results show over many seasons.
 */
const MODELS: Record<Sport, { spread: number; edge: number }> = {
  baseball: { spread: 4.3, edge: 0.2 },
  basketball: { spread: 12, edge: 2.2 },
  football: { spread: 13.5, edge: 1.6 },
  hockey: { spread: 2.5, edge: 0.25 },
  soccer: { spread: 1.75, edge: 0.35 },
};

/** Makes the logistic curve lie on the normal one within 0.01. */
const LOGISTIC = 1.702;

/** What the home edge is worth over a whole game. */
export function homeEdge(sport: Sport): number {
  return MODELS[sport].edge;
}

/**
 * How likely the home team is to win, 0 to 1. The margin is taken to wander from now to the end as
 * chance has it: the more time is left, the further. So only the lead, the time and the home edge
 * count; neither the teams' strength nor who has the ball. A level game at the end is 0.5, as is a
 * draw.
 *
 * @param lead of the home team
 * @param left share of the regular time that is left: 1 at the start, 0 at the end; of overtime the
 * same share of regular time
 * @param edge of the home team over a whole game; 0 on neutral ground
 */
export function winProbability(
  sport: Sport,
  lead: number,
  left: number,
  edge = homeEdge(sport),
): number {
  const share = Math.min(1, Math.max(0, left));
  if (share === 0) return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
  const deviations = (lead + edge * share) / (MODELS[sport].spread * Math.sqrt(share));
  return 1 / (1 + Math.exp(-LOGISTIC * deviations));
}
