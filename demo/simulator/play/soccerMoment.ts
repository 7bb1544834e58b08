import type { Eleven } from './Eleven';
import { favor } from './outcome';
import type { Credit, Place } from './Fixture';
import type { Pitch } from './Pitch';
import { credit, otherPlace, pointsOf, weighted } from './Tape';

const FINISHES = [
  'a right-footed shot from the center of the box',
  'a left-footed shot from the edge of the box',
  'a header from close range',
  'a low drive to the far corner',
  'a volley from the left side of the box',
  'a curling shot from outside the box',
];

/** What happens after some seconds of play, with the possession of those seconds. */
export function playSoccerMoment(pitch: Pitch, possession: Credit[]): void {
  const { tape, elevens, homeShare } = pitch;
  const { random } = tape;
  const place: Place = random.chance(homeShare * 0.7 + 0.17) ? 'home' : 'away';
  const own = elevens[place];
  const other = elevens[otherPlace(place)];
  const isLate = tape.clock > 55 * 60;
  const kind = weighted(random, {
    shot: 190,
    foul: 175,
    corner: 62,
    offside: 32,
    throwIn: 90,
    clearance: 120,
    substitution: isLate && own.substitutionsLeft > 0 ? 75 : 0,
    penaltyKick: 2.2,
    ownGoal: 0.8,
  });
  switch (kind) {
    case 'shot':
      return shot(pitch, own, other, possession);
    case 'foul':
      return foul(pitch, own, other, possession);
    case 'substitution':
      return substitute(pitch, own, possession);
    case 'penaltyKick':
      return penaltyKick(pitch, own, other, possession);
    case 'ownGoal':
      return ownGoal(pitch, own, other, possession);
    case 'corner':
      return tape.play({
        place,
        type: 'Corner kick',
        text: `Corner kick, taken by ${own.nameOf(forward(pitch, own))}.`,
        credits: [...possession, credit(place, null, 'corners')],
      });
    case 'offside':
      return tape.play({
        place,
        type: 'Offside',
        text: `${own.nameOf(forward(pitch, own))} is caught offside.`,
        credits: [...possession, credit(place, null, 'offsides')],
      });
    case 'throwIn':
      return tape.play({
        place,
        type: 'Throw-in',
        text: `Throw-in by ${own.nameOf(random.pick(own.field))}.`,
        credits: possession,
      });
    case 'clearance':
      return tape.play({
        place,
        type: 'Clearance',
        text: `${own.nameOf(random.pick(own.field))} clears the ball.`,
        credits: possession,
      });
  }
}

/** The roster goes from back to front: who stands farther up shoots more. */
function forward({ tape: { random } }: Pitch, { field }: Eleven): number {
  const index = Math.max(random.whole(0, field.length - 1), random.whole(0, field.length - 1));
  return field[index] ?? 1;
}

function shot(pitch: Pitch, own: Eleven, other: Eleven, possession: Credit[]): void {
  const { tape } = pitch;
  const { random } = tape;
  const { place } = own;
  const shooter = forward(pitch, own);
  const name = own.nameOf(shooter);
  const tried = [...possession, credit(place, shooter, 'shots')];
  const goal = 84 * favor(pitch.fixture, place, 0.4);
  const result = weighted(random, { goal, save: 250, miss: 400, block: 230, post: 14 });
  if (result === 'goal') {
    const helper = random.chance(0.72) ? random.pick(own.field.filter((p) => p !== shooter)) : null;
    const helped = helper === null ? '' : ` (${own.nameOf(helper)} assists)`;
    tape.play({
      place,
      type: 'Goal',
      text: `Goal! ${name} scores with ${random.pick(FINISHES)}${helped}.`,
      summary: helper === null ? name : `${name} (${own.nameOf(helper)})`,
      points: pointsOf(place, 1),
      credits: [
        ...tried,
        credit(place, shooter, 'goals'),
        credit(place, shooter, 'onGoal'),
        ...(helper === null ? [] : [credit(place, helper, 'assists')]),
        credit(other.place, other.keeper, 'goalsAgainst'),
      ],
    });
    return;
  }
  if (result === 'save') {
    tape.play({
      place,
      type: 'Shot on goal',
      text: `${other.nameOf(other.keeper)} saves ${random.pick(FINISHES)} by ${name}.`,
      credits: [
        ...tried,
        credit(place, shooter, 'onGoal'),
        credit(other.place, other.keeper, 'saves'),
      ],
    });
    return;
  }
  const text = {
    miss: `${name} misses ${random.pick(['high', 'to the left', 'to the right'])} with ${random.pick(FINISHES)}.`,
    block: `${other.nameOf(random.pick(other.field))} blocks a shot by ${name}.`,
    post: `${name} hits the ${random.pick(['post', 'crossbar'])}.`,
  }[result];
  tape.play({ place, type: 'Shot', text, credits: tried });
}

function foul(pitch: Pitch, own: Eleven, other: Eleven, possession: Credit[]): void {
  const { tape } = pitch;
  const { random } = tape;
  const { place } = own;
  const player = random.pick(own.field);
  const name = own.nameOf(player);
  const victim = random.pick(other.field);
  const card = weighted(random, {
    none: 84,
    yellow: own.booked.has(player) ? 5 : 15,
    red: 0.5,
  });
  const isSecond = card === 'yellow' && own.booked.has(player);
  const isSentOff = card === 'red' || isSecond;
  tape.play({
    place,
    type: card === 'none' ? 'Foul' : isSentOff ? 'Red card' : 'Yellow card',
    isPenalty: card !== 'none',
    text: {
      none: `Foul by ${name} on ${other.nameOf(victim)}.`,
      yellow: isSecond
        ? `Second yellow card for ${name}, who is sent off.`
        : `Yellow card for ${name} for a foul on ${other.nameOf(victim)}.`,
      red: `Red card for ${name} for serious foul play.`,
    }[card],
    credits: [
      ...possession,
      credit(place, player, 'fouls'),
      credit(other.place, victim, 'fouled'),
      ...(card === 'yellow' ? [credit(place, player, 'yellows')] : []),
      ...(isSentOff ? [credit(place, player, 'reds')] : []),
    ],
  });
  if (card === 'yellow') own.booked.add(player);
  if (isSentOff) own.field = own.field.filter((mate) => mate !== player);
}

function substitute({ tape }: Pitch, own: Eleven, possession: Credit[]): void {
  const { random } = tape;
  const enters = random.pick(own.bench);
  const leaves = random.pick(own.field);
  own.bench = own.bench.filter((player) => player !== enters);
  own.field = own.field.map((player) => (player === leaves ? enters : player));
  own.substitutionsLeft -= 1;
  tape.play({
    place: own.place,
    type: 'Substitution',
    isSubstitution: true,
    text: `${own.nameOf(enters)} replaces ${own.nameOf(leaves)}.`,
    credits: [...possession, credit(own.place, enters, 'appeared')],
  });
}

function penaltyKick(pitch: Pitch, own: Eleven, other: Eleven, possession: Credit[]): void {
  const { tape } = pitch;
  const { place } = own;
  const shooter = own.field.at(-2) ?? 1;
  const name = own.nameOf(shooter);
  const isGoal = tape.random.chance(0.77);
  const keeper = other.nameOf(other.keeper);
  tape.play({
    place,
    type: isGoal ? 'Goal' : 'Shot on goal',
    text: isGoal
      ? `Goal! ${name} converts a penalty kick.`
      : `${keeper} saves a penalty kick by ${name}.`,
    summary: isGoal ? `${name} (penalty kick)` : '',
    points: pointsOf(place, isGoal ? 1 : 0),
    credits: [
      ...possession,
      credit(place, shooter, 'shots'),
      credit(place, shooter, 'onGoal'),
      credit(other.place, other.keeper, isGoal ? 'goalsAgainst' : 'saves'),
      ...(isGoal ? [credit(place, shooter, 'goals')] : []),
    ],
  });
}

function ownGoal({ tape }: Pitch, own: Eleven, other: Eleven, possession: Credit[]): void {
  const unlucky = other.nameOf(tape.random.pick(other.field.slice(0, 4)));
  tape.play({
    place: own.place,
    type: 'Own goal',
    text: `Own goal by ${unlucky}.`,
    summary: `${unlucky} (own goal)`,
    points: pointsOf(own.place, 1),
    credits: [
      ...possession,
      credit(own.place, null, 'ownGoals'),
      credit(other.place, other.keeper, 'goalsAgainst'),
    ],
  });
}
