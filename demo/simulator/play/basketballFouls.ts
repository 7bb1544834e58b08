import { deadBall, luck, rebound, score } from './basketballBall';
import type { Court } from './Court';
import type { Place } from './Fixture';
import type { Five } from './Five';
import { credit, otherPlace } from './Tape';

const QUARTER_FOULS = 5;
/** Of the fouls on a shooter: about one in eight games. */
const FLAGRANT = 0.006;
/** After a whistle: about one in two games. */
const TECHNICAL = 0.012;

interface FreeThrows {
  five: Five;
  defense: Five;
  shooter: number;
  count: number;
  /** The attack goes on after them. */
  keepsBall?: boolean;
}

export function commonFoul(court: Court, five: Five, defense: Five): void {
  const player = fouler(court, defense);
  defense.foul(player);
  whistle(court, defense, player, `${defense.nameOf(player)} personal foul.`);
  maybeTechnical(court);
  deadBall(court, 26);
  // In the bonus a foul gives two free throws; else the attack goes on.
  if (defense.periodFouls < QUARTER_FOULS) return;
  freeThrows(court, { five, defense, shooter: five.anyone(court.tape.random), count: 2 });
}

export function shootingFoul(court: Court, five: Five, defense: Five): void {
  const player = fouler(court, defense);
  const shooter = five.anyone(court.tape.random);
  const isFlagrant = court.tape.random.chance(FLAGRANT);
  defense.foul(player);
  const kind = isFlagrant ? 'flagrant' : 'shooting';
  const text = `${defense.nameOf(player)} ${kind} foul on ${five.nameOf(shooter)}.`;
  whistle(court, defense, player, text);
  deadBall(court, isFlagrant ? 90 : 28);
  const isThree = !isFlagrant && court.tape.random.chance(0.06);
  freeThrows(court, { five, defense, shooter, count: isThree ? 3 : 2, keepsBall: isFlagrant });
}

/** Somebody complains: a free throw for the other side, and the game goes on as it would have. */
export function maybeTechnical(court: Court): void {
  const { tape, fives } = court;
  const { random } = tape;
  if (!random.chance(TECHNICAL)) return;
  const place: Place = random.pick(['home', 'away'] as const);
  const [own, other] = [fives[place], fives[otherPlace(place)]];
  const shooter = Math.min(...other.floor);
  const name = other.nameOf(shooter);
  tape.wait(random.whole(10, 20));
  tape.play({
    place,
    type: 'Technical foul',
    isPenalty: true,
    text: `Technical foul on ${own.nameOf(random.pick(own.floor))}.`,
  });
  tape.wait(random.whole(20, 40));
  const tried = credit(other.place, shooter, 'freeShots');
  if (random.chance(0.85)) {
    score(court, 1, {
      place: other.place,
      type: 'Free throw',
      text: `${name} makes the technical free throw.`,
      credits: [tried, credit(other.place, shooter, 'freeThrows')],
    });
    return;
  }
  tape.play({
    place: other.place,
    type: 'Missed free throw',
    text: `${name} misses the technical free throw.`,
    credits: [tried],
  });
}

const fouler = ({ tape }: Court, five: Five) => tape.random.pick(five.floor);

function whistle({ tape }: Court, five: Five, player: number, text: string): void {
  tape.play({
    place: five.place,
    type: 'Foul',
    isPenalty: true,
    text,
    credits: [credit(five.place, player, 'fouls')],
  });
}

function freeThrows(
  court: Court,
  { five, defense, shooter, count, keepsBall = false }: FreeThrows,
): void {
  const { tape, ball } = court;
  for (let shot = 1; shot <= count; shot += 1) {
    tape.wait(tape.random.whole(12, 17));
    const name = five.nameOf(shooter);
    const isGood = tape.random.chance(0.785 * Math.min(1.25, luck(court)));
    const tried = credit(ball, shooter, 'freeShots');
    if (isGood) {
      score(court, 1, {
        place: ball,
        type: 'Free throw',
        text: `${name} makes free throw ${shot} of ${count}.`,
        credits: [tried, credit(ball, shooter, 'freeThrows')],
      });
    } else {
      tape.play({
        place: ball,
        type: 'Missed free throw',
        text: `${name} misses free throw ${shot} of ${count}.`,
        credits: [tried],
      });
    }
    if (shot < count || keepsBall) continue;
    if (isGood) court.ball = defense.place;
    else rebound(court, five, defense);
  }
}
