import type { Random } from '../../random';
import { favor } from './outcome';
import { settle, yardsText } from './footballGain';
import { QUARTERBACK, RECEIVERS, RUNNERS, RUSHERS, TACKLERS } from './footballSquad';
import { fumble, interception } from './footballTurnovers';
import type { Gridiron } from './Gridiron';
import { credit, weighted } from './Tape';

const HOLES = [
  'up the middle',
  'off left tackle',
  'off right tackle',
  'around left end',
  'around right end',
];

/** Toward a tie at the end of regulation: who is ahead or level gets nowhere. */
function isHeldBack({ isToBeTied, tape, lead }: Gridiron): boolean {
  return isToBeTied && tape.period === 4 && tape.clock < 360 && lead >= 0;
}

/** Of the side that is to win; not while the game is to be tied. */
function luck({ isToBeTied, tape, fixture, offense }: Gridiron): number {
  return isToBeTied && tape.period <= 4 ? 1 : favor(fixture, offense, 0.16);
}

function rushYards(random: Random): number {
  switch (weighted(random, { stuffed: 17, short: 55, good: 20, long: 6.4, breakaway: 1.6 })) {
    case 'stuffed':
      return random.whole(-3, 0);
    case 'short':
      return random.whole(1, 5);
    case 'good':
      return random.whole(6, 11);
    case 'long':
      return random.whole(12, 24);
    case 'breakaway':
      return random.whole(25, 80);
  }
}

function passYards(random: Random): number {
  switch (weighted(random, { behind: 8, short: 52, medium: 26, long: 11, bomb: 3 })) {
    case 'behind':
      return random.whole(-3, 1);
    case 'short':
      return random.whole(2, 9);
    case 'medium':
      return random.whole(10, 18);
    case 'long':
      return random.whole(19, 36);
    case 'bomb':
      return random.whole(37, 80);
  }
}

export function rush(field: Gridiron): void {
  const { tape, offense, defense } = field;
  const { random } = tape;
  const runner = random.pick(RUNNERS);
  const name = field.nameOf(offense, runner);
  const yards = isHeldBack(field) ? random.whole(-2, 3) : rushYards(random);
  const gained = Math.max(-field.spot, Math.min(yards, field.toGoal));
  const tackler = random.pick(TACKLERS);
  const credits = [credit(offense, runner, 'rushes'), credit(offense, runner, 'rushYards', gained)];
  const isFumbled = gained < field.toGoal && random.chance(0.009);
  field.run(Math.min(tape.clock, random.whole(4, 7)));
  const text = `${name} ${random.pick(HOLES)} for ${yardsText(gained)}`;
  if (isFumbled) return fumble(field, { text, gained, credits, type: 'Rush' });
  const isTouchdown = gained === field.toGoal;
  settle(field, {
    type: 'Rush',
    text: isTouchdown ? `${text}, touchdown.` : tackled(field, text, gained, tackler),
    gained,
    summary: `${name} ${gained}-yard run`,
    stops: random.chance(0.12) && field.isLate,
    credits: [
      ...credits,
      ...(isTouchdown
        ? [credit(offense, runner, 'rushTouchdowns')]
        : [credit(defense, tackler, 'tackles')]),
    ],
  });
}

export function pass(field: Gridiron): void {
  const { tape, offense, defense } = field;
  const { random } = tape;
  const result = weighted(random, {
    complete: isHeldBack(field) ? 300 : 590 * luck(field),
    incomplete: isHeldBack(field) ? 600 : 318,
    sack: 64,
    interception: isHeldBack(field) ? 0 : 23,
  });
  field.run(Math.min(tape.clock, random.whole(4, 8)));
  if (result === 'sack') return sack(field);
  if (result === 'interception') return interception(field);
  const target = random.pick(RECEIVERS);
  const passer = field.nameOf(offense, QUARTERBACK);
  const name = field.nameOf(offense, target);
  const credits = [credit(offense, QUARTERBACK, 'passes'), credit(offense, target, 'targets')];
  const side = random.pick(['left', 'right', 'over the middle']);
  if (result === 'incomplete') {
    settle(field, {
      type: 'Pass incompletion',
      text: `${passer}’s pass ${side} for ${name} is incomplete.`,
      gained: 0,
      summary: '',
      stops: true,
      credits,
    });
    return;
  }
  const yards = isHeldBack(field) ? random.whole(0, 5) : passYards(random);
  const gained = Math.max(-field.spot + 1, Math.min(yards, field.toGoal));
  const tackler = random.pick(TACKLERS);
  const isTouchdown = gained === field.toGoal;
  const caught = [
    ...credits,
    credit(offense, QUARTERBACK, 'completions'),
    credit(offense, QUARTERBACK, 'passYards', gained),
    credit(offense, target, 'catches'),
    credit(offense, target, 'catchYards', gained),
  ];
  const length = gained > 14 ? 'deep ' : '';
  const text = `${passer} passes ${length}${side} to ${name} for ${yardsText(gained)}`;
  if (!isTouchdown && random.chance(0.006)) {
    return fumble(field, { text, gained, credits: caught, type: 'Pass reception' });
  }
  settle(field, {
    type: 'Pass reception',
    text: isTouchdown ? `${text}, touchdown.` : tackled(field, text, gained, tackler),
    gained,
    summary: `${name} ${gained}-yard pass from ${passer}`,
    stops: random.chance(0.25) && field.isLate,
    credits: [
      ...caught,
      ...(isTouchdown
        ? [
            credit(offense, QUARTERBACK, 'passTouchdowns'),
            credit(offense, target, 'catchTouchdowns'),
          ]
        : [credit(defense, tackler, 'tackles')]),
    ],
  });
}

export function kneel(field: Gridiron): void {
  const { tape, offense } = field;
  field.run(Math.min(tape.clock, 3));
  const gained = -1;
  settle(field, {
    type: 'Kneel',
    text: `${field.nameOf(offense, QUARTERBACK)} kneels at ${field.spoken(field.spot + gained)}.`,
    gained,
    summary: '',
    stops: false,
    credits: [
      credit(offense, QUARTERBACK, 'rushes'),
      credit(offense, QUARTERBACK, 'rushYards', gained),
    ],
  });
}

function sack(field: Gridiron): void {
  const { tape, offense, defense } = field;
  const { random } = tape;
  const lost = Math.min(field.spot, random.whole(3, 11));
  const rusher = random.pick(RUSHERS);
  const name = field.nameOf(offense, QUARTERBACK);
  settle(field, {
    type: 'Sack',
    text: `${name} is sacked by ${field.nameOf(defense, rusher)} for a loss of ${lost} ${lost === 1 ? 'yard' : 'yards'} to ${field.spoken(field.spot - lost)}.`,
    gained: -lost,
    summary: '',
    stops: false,
    credits: [
      credit(offense, QUARTERBACK, 'sacked'),
      credit(offense, QUARTERBACK, 'sackYards', lost),
      credit(defense, rusher, 'sacks'),
      credit(defense, rusher, 'tackles'),
    ],
  });
}

function tackled(field: Gridiron, text: string, gained: number, tackler: number): string {
  const end = field.spoken(Math.max(0, field.spot + gained));
  return `${text} ${gained === 0 ? 'at' : 'to'} ${end} (${field.nameOf(field.defense, tackler)}).`;
}
