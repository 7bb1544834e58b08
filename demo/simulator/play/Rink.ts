import type { Fixture, Place } from './Fixture';
import type { Length } from './lengthOf';
import { credit, type Tape } from './Tape';

/** Of a team, without its goalies. */
export const SKATERS = 18;

export interface Penalty {
  place: Place;
  /** Seconds of the game that are left of it. */
  left: number;
  isMajor: boolean;
}

/** What a game of hockey goes on from. */
export interface Rink {
  tape: Tape;
  fixture: Fixture;
  penalties: Penalty[];
  /** Goals of each skater, by place and index. */
  goals: Map<string, number>;
  goalie: Record<Place, number>;
  isGoaliePulled: Record<Place, boolean>;
  /** Seconds of the goalies that no play has counted yet. */
  unwritten: number;
  isOvertime: boolean;
  length: Length;
}

/** The seconds of the goalies since the last time. */
export function guardedFor(rink: Rink) {
  const seconds = rink.unwritten;
  rink.unwritten = 0;
  return (['home', 'away'] as const).map((place) =>
    credit(place, rink.goalie[place], 'guardedFor', seconds),
  );
}

/** `Harrowby` */
export function nameOf({ fixture }: Rink, place: Place, player: number): string {
  return fixture[place].roster[player]?.lastName ?? '';
}
