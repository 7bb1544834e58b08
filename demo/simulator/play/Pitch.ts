import type { Eleven } from './Eleven';
import type { Fixture, Place } from './Fixture';
import type { Tape } from './Tape';

export interface Pitch {
  tape: Tape;
  fixture: Fixture;
  elevens: Record<Place, Eleven>;
  /** Part of the time that the home team has the ball. */
  homeShare: number;
}
