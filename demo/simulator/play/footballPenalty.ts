import type { Gridiron } from './Gridiron';
import { credit } from './Tape';

interface Foul {
  name: string;
  yards: number;
  isOffense: boolean;
  isFirstDown: boolean;
  isBeforeSnap: boolean;
}

const foul = (
  name: string,
  yards: number,
  side: 'offense' | 'defense',
  when: 'before' | 'during' = 'during',
  isFirstDown = false,
): Foul => ({
  name,
  yards,
  isOffense: side === 'offense',
  isFirstDown,
  isBeforeSnap: when === 'before',
});

const FOULS: readonly Foul[] = [
  foul('false start', 5, 'offense', 'before'),
  foul('false start', 5, 'offense', 'before'),
  foul('delay of game', 5, 'offense', 'before'),
  foul('offensive holding', 10, 'offense'),
  foul('offensive holding', 10, 'offense'),
  foul('illegal formation', 5, 'offense'),
  foul('offensive pass interference', 10, 'offense'),
  foul('offside', 5, 'defense', 'before'),
  foul('defensive holding', 5, 'defense', 'during', true),
  foul('defensive pass interference', 14, 'defense', 'during', true),
  foul('face mask', 15, 'defense', 'during', true),
  foul('roughing the passer', 15, 'defense', 'during', true),
];
const BLOCKERS = [6, 8, 9, 10, 11, 12];
const DEFENDERS = [13, 16, 17, 18, 20, 21, 22, 23];

/** A flag: the down is played again from a new spot. */
export function penalty(field: Gridiron): void {
  const { tape, offense, defense, toGoal } = field;
  const { random } = tape;
  const { name, yards, isOffense, isFirstDown, isBeforeSnap } = random.pick(FOULS);
  const place = isOffense ? offense : defense;
  const player = random.pick(isOffense ? BLOCKERS : DEFENDERS);
  // Never more than half of the way to the goal line.
  const room = Math.floor((isOffense ? field.spot : toGoal) / 2);
  const marked = Math.min(yards, room);
  if (marked === 0) return;
  const gained = isOffense ? -marked : marked;
  const isFirst = isFirstDown || gained >= field.distance;
  if (!isBeforeSnap) field.run(Math.min(tape.clock, random.whole(4, 6)));
  field.record(
    {
      place,
      type: 'Penalty',
      isPenalty: true,
      text: `${field.nameOf(place, player)}: ${name}, ${marked} yards, to ${field.spoken(field.spot + gained)}. No play.`,
      credits: [
        credit(place, null, 'penalties'),
        credit(place, null, 'penaltyYards', marked),
        ...(isFirst ? [credit(offense, null, 'firstDowns')] : []),
      ],
    },
    { to: field.spot + gained, plays: 0, yards: gained },
  );
  field.spot += gained;
  field.distance -= gained;
  field.isClockRunning = false;
  if (isFirst) field.firstDown();
  tape.wait(random.whole(25, 45));
}
