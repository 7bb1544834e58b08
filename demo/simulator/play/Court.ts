import type { Fixture, Place } from './Fixture';
import type { Five } from './Five';
import { credit, type Tape } from './Tape';

/** What a game of basketball goes on from. */
export interface Court {
  tape: Tape;
  fixture: Fixture;
  fives: Record<Place, Five>;
  /** Who attacks. */
  ball: Place;
  /** The game is to be tied at the end of regulation. */
  isToBeTied: boolean;
  /** Points in a row, of the side that scored last. */
  streak: { place: Place; points: number };
  /** What the score was last ahead for; a basket that changes it is in the summary. */
  leader: Place | null;
}

/** At a dead ball players come and go. */
export function substitutions({ tape, fives }: Court): void {
  const { random } = tape;
  const isLate = tape.period >= 4 && tape.clock < 300;
  for (const place of ['home', 'away'] as const) {
    const five = fives[place];
    const mustGo = five.floor.some((player) => five.hasFouledOut(player));
    if (!mustGo && !random.chance(0.6)) continue;
    const change = five.substitute(random, isLate);
    if (!change) continue;
    tape.play({
      place,
      type: 'Substitution',
      isSubstitution: true,
      text: `${five.nameOf(change.enters)} enters for ${five.nameOf(change.leaves)}.`,
      credits: [...change.credits, credit(place, change.enters, 'entered')],
    });
  }
}
