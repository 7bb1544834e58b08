import type { Roster } from '../rosters/rosterOf';
import type { Place } from './Fixture';

const SUBSTITUTIONS = 5;

/** A soccer team in a game. Numbers are indexes in the roster. */
export interface Eleven {
  place: Place;
  keeper: number;
  /** Ten at the start: fewer after a red card. */
  field: number[];
  bench: number[];
  substitutionsLeft: number;
  /** Who has seen yellow. */
  booked: Set<number>;
  nameOf: (player: number) => string;
}

export function createEleven(place: Place, roster: Roster): Eleven {
  return {
    place,
    keeper: 0,
    field: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    bench: roster.flatMap(({ position }, player) =>
      player > 10 && position !== 'GK' ? [player] : [],
    ),
    substitutionsLeft: SUBSTITUTIONS,
    booked: new Set(),
    nameOf: (player) => roster[player]?.lastName ?? '',
  };
}
