import type { Place } from './Fixture';
import { fieldGoal, fieldGoalDistance, punt } from './footballKicks';
import { penalty } from './footballPenalty';
import { kneel, pass, rush } from './footballPlays';
import type { Gridiron } from './Gridiron';

/** The longest field goal that is tried. */
const KICKABLE = 57;

/** One play from scrimmage, with the time before it. */
export function playScrimmage(field: Gridiron): void {
  const { tape } = field;
  const { random } = tape;
  maybeTimeout(field);
  if (!waitForSnap(field)) return;
  if (random.chance(0.068)) return penalty(field);
  if (isWon(field)) return kneel(field);
  if (isLastChance(field) && fieldGoalDistance(field) <= KICKABLE) return fieldGoal(field);
  if (field.down === 4 && !goesForIt(field)) {
    return fieldGoalDistance(field) <= KICKABLE - 3 ? fieldGoal(field) : punt(field);
  }
  const isBehindLate = tape.period >= 4 && field.lead < 0 && tape.clock < 300;
  const isAheadLate = tape.period === 4 && field.lead > 0 && tape.clock < 300;
  const passes = isBehindLate || field.isLate ? 0.82 : isAheadLate ? 0.28 : passing(field);
  return random.chance(passes) ? pass(field) : rush(field);
}

function passing({ down, distance }: Gridiron): number {
  if (down >= 3) return distance > 3 ? 0.84 : 0.45;
  return distance > 10 ? 0.66 : 0.53;
}

/** Seconds between two plays. False when the quarter is over before the snap. */
function waitForSnap(field: Gridiron): boolean {
  const { tape } = field;
  const { random } = tape;
  if (!field.isClockRunning) {
    tape.wait(random.whole(28, 44));
    return true;
  }
  const isBehind = field.lead < 0 || (field.lead === 0 && tape.period === 2);
  const hurries = isBehind && tape.clock < 240 && (tape.period === 2 || tape.period >= 4);
  const stalls = tape.period === 4 && field.lead > 0 && tape.clock < 300;
  let seconds = hurries
    ? random.whole(9, 17)
    : stalls
      ? random.whole(36, 40)
      : random.whole(24, 38);
  const isWarned = tape.period === 2 || tape.period >= 4;
  if (isWarned && !field.hasWarned && tape.clock > 120 && tape.clock - seconds <= 120) {
    field.run(tape.clock - 120);
    return warn(field);
  }
  seconds = Math.min(seconds, tape.clock);
  field.run(seconds);
  return tape.clock > 0;
}

function warn(field: Gridiron): boolean {
  const { tape } = field;
  field.hasWarned = true;
  field.isClockRunning = false;
  tape.wait(1);
  field.note('Two-minute warning', 'Two-minute warning.');
  tape.wait(tape.random.whole(120, 140));
  return true;
}

/** The defense behind in the last minutes, or an offense in a hurry, stops the clock. */
function maybeTimeout(field: Gridiron): void {
  const { tape, offense, defense, lead } = field;
  if (!field.isClockRunning || !field.isLate) return;
  const { timeouts } = tape;
  const isDefense = lead > 0 && lead <= 16 && tape.period >= 4 && timeouts[defense] > 0;
  const isOffense = lead <= 0 && tape.clock < 75 && field.spot > 40 && timeouts[offense] > 0;
  if (!isDefense && !isOffense) return;
  const place: Place = isDefense ? defense : offense;
  if (!tape.random.chance(isDefense ? 0.85 : 0.5)) return;
  field.run(Math.min(tape.clock, tape.random.whole(2, 5)));
  tape.wait(1);
  tape.takeTimeout(place);
  field.isClockRunning = false;
  field.note(
    'Timeout',
    `Timeout, ${field.fixture[place].location} (${timeouts[place] - 1} left).`,
    place,
  );
  tape.wait(tape.random.whole(30, 60));
}

/** Ahead with so little time that kneeling ends the game. */
function isWon({ tape, lead, defense, down }: Gridiron): boolean {
  if (tape.period !== 4 || lead <= 0) return false;
  const theirs = tape.timeouts[defense];
  return tape.clock <= Math.max(0, 4 - down - theirs) * 40 + 4;
}

/** The last play before the half or the end, where three points help; level, the next score wins. */
function isLastChance({ tape, lead, isToBeTied }: Gridiron): boolean {
  if (tape.period === 2) return tape.clock <= 10;
  if (isToBeTied && tape.period === 4 && tape.clock < 150 && lead === -3) return true;
  return tape.period >= 4 && tape.clock <= 14 && lead <= 0 && lead >= -3;
}

function goesForIt(field: Gridiron): boolean {
  const { tape, lead, spot, distance } = field;
  if (tape.period >= 4 && tape.clock < 240 && lead < 0) {
    return lead < -3 || fieldGoalDistance(field) > KICKABLE - 3;
  }
  if (tape.period === 5 && lead < 0) return lead < -3 || fieldGoalDistance(field) > KICKABLE - 3;
  return spot > 45 && distance <= 2 && tape.random.chance(0.42);
}
