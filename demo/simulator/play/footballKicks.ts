import type { Gridiron } from './Gridiron';
import { credit, otherPlace, pointsOf } from './Tape';

const KICKER = 24;
const PUNTER = 25;
const RETURNERS = [2, 5, 20];
const TRY_SPOT = 85;
const TWO_POINT_SPOT = 98;

/** The offense kicks off from its 35. */
export function kickoff(field: Gridiron): void {
  kickAway(field, 35, 'Kickoff');
}

/** After a safety the side that gave it up kicks from its 20. */
export function freeKick(field: Gridiron): void {
  kickAway(field, 20, 'Free kick');
}

function kickAway(field: Gridiron, from: number, type: string): void {
  const { tape, offense } = field;
  const { random } = tape;
  field.leaveDrive();
  // Half of the kickoffs come after a commercial.
  tape.wait(random.chance(0.72) ? random.whole(110, 150) : random.whole(35, 50));
  const kicker = field.nameOf(offense, KICKER);
  const receiving = otherPlace(offense);
  field.spot = from;
  if (from === 35 && random.chance(0.6)) {
    field.record(
      { type, text: `${kicker} kicks off to the end zone: touchback.`, credits: [] },
      { to: 65, plays: 0, yards: 0, hasDown: false },
    );
    field.startDrive(receiving, 35);
  } else {
    const caught = from + random.whole(57, 64);
    const back = random.whole(16, 32);
    const spot = Math.min(95, 100 - Math.min(caught, 99) + back);
    const seconds = Math.min(tape.clock, random.whole(5, 7));
    tape.run(seconds);
    const returner = field.nameOf(receiving, random.pick(RETURNERS));
    field.record(
      {
        type,
        text: `${kicker} kicks off; ${returner} returns it ${back} yards to ${field.spoken(spot, receiving)}.`,
        credits: [credit(receiving, null, 'possession', seconds)],
      },
      { to: 100 - spot, plays: 0, yards: 0, hasDown: false },
    );
    tape.wait(1);
    field.startDrive(receiving, spot);
  }
  if (random.chance(0.3)) tape.wait(random.whole(100, 140));
}

/** One point by a kick or, where that is what is needed, two by a play. */
export function tryForPoints(field: Gridiron): void {
  const { tape, offense, lead } = field;
  const { random } = tape;
  tape.wait(random.whole(38, 60));
  const needsTwo = tape.period >= 4 && (lead === -2 || lead === -5 || lead === 1);
  field.spot = needsTwo ? TWO_POINT_SPOT : TRY_SPOT;
  if (needsTwo) {
    const isGood = random.chance(field.isToBeTied && lead === -2 ? 0.95 : 0.48);
    const passer = field.nameOf(offense, 0);
    const target = field.nameOf(offense, random.pick([3, 4, 6]));
    field.record(
      {
        type: 'Two-point conversion',
        text: isGood
          ? `Two-point try: ${passer} passes to ${target}. Good.`
          : `Two-point try: ${passer}’s pass to ${target} falls incomplete.`,
        addendum: isGood ? `(${target} pass from ${passer})` : '(pass failed)',
        points: pointsOf(offense, isGood ? 2 : 0),
        credits: isGood ? [credit(offense, null, 'twoPointers')] : [],
      },
      { to: isGood ? 100 : field.spot, plays: 0, yards: 0, hasDown: false },
    );
  } else {
    const isGood = random.chance(0.95);
    const kicker = field.nameOf(offense, KICKER);
    field.record(
      {
        type: 'Extra point',
        text: isGood ? `${kicker}’s extra point is good.` : `${kicker}’s extra point is no good.`,
        addendum: isGood ? `(${kicker} kick)` : '(kick failed)',
        points: pointsOf(offense, isGood ? 1 : 0),
        credits: [
          credit(offense, KICKER, 'extraPointTries'),
          ...(isGood ? [credit(offense, KICKER, 'extraPoints')] : []),
        ],
      },
      { to: isGood ? 100 : field.spot, plays: 0, yards: 0, hasDown: false },
    );
  }
  field.phase = 'kickoff';
}

/** Yards of a field goal from here: the end zone and the hold are 17 more. */
export const fieldGoalDistance = ({ toGoal }: Gridiron): number => toGoal + 17;

export function fieldGoal(field: Gridiron): void {
  const { tape, offense, defense } = field;
  const distance = fieldGoalDistance(field);
  const natural =
    distance <= 33
      ? 0.97
      : distance <= 42
        ? 0.9
        : distance <= 49
          ? 0.8
          : distance <= 55
            ? 0.66
            : 0.42;
  const ties = field.lead === -3;
  const isSteered = field.isToBeTied && tape.period === 4 && tape.clock < 240;
  const isGood = tape.random.chance(isSteered ? (ties ? 0.97 : 0.1) : natural);
  const kicker = field.nameOf(offense, KICKER);
  field.run(Math.min(tape.clock, 5));
  if (isGood) field.endDrive('Field Goal');
  field.record(
    {
      type: 'Field goal',
      text: isGood
        ? `${kicker}’s ${distance}-yard field goal is good.`
        : `${kicker}’s ${distance}-yard field goal is ${tape.random.pick(['wide left', 'wide right', 'short'])}.`,
      summary: isGood ? `${kicker} ${distance}-yard field goal` : '',
      points: pointsOf(offense, isGood ? 3 : 0),
      credits: [
        credit(offense, KICKER, 'fieldGoalTries'),
        ...(isGood ? [credit(offense, KICKER, 'fieldGoals')] : []),
      ],
    },
    { to: field.spot, plays: 0, yards: 0 },
  );
  tape.wait(1);
  if (isGood) {
    field.phase = 'kickoff';
    return;
  }
  field.endDrive('Missed Field Goal');
  field.startDrive(defense, Math.max(20, 100 - field.spot + 7));
}

export function punt(field: Gridiron): void {
  const { tape, offense, defense } = field;
  const { random } = tape;
  const punter = field.nameOf(offense, PUNTER);
  const yards = Math.min(random.whole(38, 56), field.toGoal);
  const lands = field.spot + yards;
  const isTouchback = lands >= 100;
  const back = isTouchback || lands > 88 || random.chance(0.45) ? 0 : random.whole(1, 15);
  const spot = isTouchback ? 20 : Math.min(95, Math.max(2, 100 - lands + back));
  const returner = field.nameOf(defense, random.pick(RETURNERS));
  const end = field.spoken(spot, defense);
  field.run(Math.min(tape.clock, random.whole(5, 9)));
  field.record(
    {
      type: 'Punt',
      text: isTouchback
        ? `${punter} punts ${yards} yards to the end zone: touchback.`
        : back > 0
          ? `${punter} punts ${yards} yards; ${returner} returns it ${back} yards to ${end}.`
          : `${punter} punts ${yards} yards to ${end}; ${random.pick(['fair catch', 'downed', 'out of bounds'])}.`,
      credits: [credit(offense, PUNTER, 'punts'), credit(offense, PUNTER, 'puntYards', yards)],
    },
    { to: 100 - spot, plays: 0, yards: 0 },
  );
  field.endDrive('Punt');
  tape.wait(1);
  field.startDrive(defense, spot);
  tape.wait(random.chance(0.62) ? random.whole(110, 150) : random.whole(25, 40));
}
