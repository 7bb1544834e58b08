import { downCredits, yardsText, type Gain } from './footballGain';
import { BACKS, QUARTERBACK, TACKLERS } from './footballSquad';
import type { Gridiron } from './Gridiron';
import { credit, pointsOf } from './Tape';

/** The defense catches the pass, and now and then runs it back to the end zone. */
export function interception(field: Gridiron): void {
  const { tape, offense, defense } = field;
  const { random } = tape;
  const thief = random.pick(BACKS);
  const name = field.nameOf(defense, thief);
  const caughtAt = Math.min(99, field.spot + random.whole(3, 24));
  // As the defense sees it: how far from its own goal line it gets.
  const isTouchdown = random.chance(0.09);
  const back = isTouchdown ? caughtAt : Math.min(caughtAt - 1, random.whole(0, 22));
  const spot = 100 - caughtAt + back;
  const passer = field.nameOf(offense, QUARTERBACK);
  field.record(
    {
      type: 'Interception',
      isTurnover: true,
      text: isTouchdown
        ? `${name} intercepts ${passer}’s pass and returns it ${back} yards, touchdown.`
        : `${name} intercepts ${passer}’s pass${back > 0 ? ` and returns it ${yardsText(back)} to` : ' at'} ${field.spoken(spot, defense)}.`,
      summary: isTouchdown ? `${name} ${back}-yard interception return` : '',
      points: pointsOf(defense, isTouchdown ? 6 : 0),
      credits: [
        credit(offense, QUARTERBACK, 'passes'),
        credit(offense, QUARTERBACK, 'intercepted'),
        credit(offense, null, 'turnovers'),
        credit(defense, thief, 'interceptions'),
        ...downCredits(field, false),
      ],
    },
    { to: 100 - spot, plays: 1, yards: 0 },
  );
  field.endDrive('Interception');
  tape.wait(1);
  if (isTouchdown) return field.touchdown(defense);
  field.startDrive(defense, spot);
  tape.wait(random.whole(60, 140));
}

/** The ball carrier loses the ball at the end of a play. */
export function fumble(field: Gridiron, { type, text, gained, credits }: Gain): void {
  const { tape, offense, defense } = field;
  const recoverer = tape.random.pick(TACKLERS);
  const end = Math.max(1, field.spot + gained);
  field.record(
    {
      type: `${type}, fumble lost`,
      isTurnover: true,
      text: `${text}. Fumble, recovered by ${field.nameOf(defense, recoverer)} at ${field.spoken(end)}.`,
      credits: [
        ...credits,
        credit(offense, null, 'turnovers'),
        credit(defense, recoverer, 'recoveries'),
        ...downCredits(field, false),
      ],
    },
    { to: end, plays: 1, yards: end - field.spot },
  );
  field.endDrive('Fumble');
  tape.wait(1);
  field.startDrive(defense, 100 - end);
  tape.wait(tape.random.whole(60, 130));
}
