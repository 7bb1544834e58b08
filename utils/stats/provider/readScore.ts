import type { Place } from '../game';
import { count, fields } from '../read';
import type { Fields } from '../read';

/** Points of one team that no game has seen. */
export const MAX_SCORE = 999;

/** The score after a play; null for a side whose score is not known. */
export type ScoreAfter = Record<Place, number | null>;

type PlaceOf = (teamId: unknown) => Place | null;

/**
 * The score after a play: what says so comes first, then the score beside the play, where baseball and
 * basketball call the away team the visitor; of a scoring summary its `currentScore`, which is an object or
 * a list by team.
 */
export function readScore(line: Fields, placeOf: PlaceOf): ScoreAfter {
  const current = line['currentScore'];
  const now = fields(current);
  const known = (...values: unknown[]) =>
    values.map((value) => count(value, MAX_SCORE)).find((value) => value !== null) ?? null;
  return {
    away: known(
      line['awayScoreAfter'],
      now['awayScore'],
      now['visitorScore'],
      now['away'],
      teamScore(current, 'away', placeOf),
      line['awayScore'],
      line['visitorScore'],
    ),
    home: known(
      line['homeScoreAfter'],
      now['homeScore'],
      now['home'],
      teamScore(current, 'home', placeOf),
      line['homeScore'],
    ),
  };
}

function teamScore(current: unknown, place: Place, placeOf: PlaceOf): unknown {
  if (!Array.isArray(current)) return null;
  const entries = (current as unknown[]).map(fields);
  return entries.find(({ teamId }) => placeOf(teamId) === place)?.['score'];
}
