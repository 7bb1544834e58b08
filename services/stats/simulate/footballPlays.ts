import type { Random } from '../random';
import type { Credit } from './Fixture';
import type { Gridiron } from './Gridiron';
import { credit, pointsOf, weighted } from './Tape';

/** Indexes in the roster. */
const QUARTERBACK = 0;
const RUNNERS = [1, 1, 1, 1, 1, 2, 2, 2, 0, 3];
const RECEIVERS = [3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 1, 2, 7];
const TACKLERS = [13, 14, 15, 16, 17, 17, 18, 18, 19, 20, 21, 22, 22, 23, 23];
const RUSHERS = [13, 13, 14, 15, 16, 16, 17, 19];
const BACKS = [20, 20, 21, 21, 22, 23, 18];

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
    complete: isHeldBack(field) ? 300 : 590,
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

function interception(field: Gridiron): void {
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
        : `${name} intercepts ${passer}’s pass and returns it ${yardsText(back)} to ${field.spoken(spot, defense)}.`,
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

interface Gain {
  type: string;
  text: string;
  gained: number;
  credits: Credit[];
}

function fumble(field: Gridiron, { type, text, gained, credits }: Gain): void {
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

/** After a play that keeps the ball: first down, touchdown, safety, downs. */
function settle(
  field: Gridiron,
  { type, text, gained, summary, stops, credits }: Gain & { summary: string; stops: boolean },
): void {
  const { tape, offense, defense } = field;
  const isTouchdown = gained === field.toGoal;
  const isSafety = field.spot + gained <= 0;
  const isFirst = gained >= field.distance;
  field.record(
    {
      type,
      text: isSafety ? text.replace(/\.$/, ', safety.') : text,
      summary: isTouchdown ? summary : isSafety ? 'Safety' : '',
      // A safety is the defense's score.
      points: isSafety ? pointsOf(defense, 2) : pointsOf(offense, isTouchdown ? 6 : 0),
      credits: [...credits, ...downCredits(field, isFirst)],
    },
    { to: field.spot + gained, plays: 1, yards: gained },
  );
  field.isClockRunning = !stops;
  if (isTouchdown) {
    field.endDrive('Touchdown');
    tape.wait(1);
    return field.touchdown(offense);
  }
  if (isSafety) {
    field.endDrive('Safety');
    tape.wait(1);
    field.phase = 'free kick';
    return;
  }
  field.spot += gained;
  if (isFirst) return field.firstDown();
  field.distance -= gained;
  field.down += 1;
  if (field.down <= 4) return;
  field.endDrive('Downs');
  tape.wait(1);
  field.startDrive(defense, 100 - field.spot);
  tape.wait(tape.random.whole(60, 130));
}

function downCredits({ down, offense }: Gridiron, isFirst: boolean): Credit[] {
  return [
    ...(isFirst ? [credit(offense, null, 'firstDowns')] : []),
    ...(down === 3 ? [credit(offense, null, 'thirds')] : []),
    ...(down === 3 && isFirst ? [credit(offense, null, 'thirdsMade')] : []),
    ...(down === 4 ? [credit(offense, null, 'fourths')] : []),
    ...(down === 4 && isFirst ? [credit(offense, null, 'fourthsMade')] : []),
  ];
}

function tackled(field: Gridiron, text: string, gained: number, tackler: number): string {
  const end = field.spoken(Math.max(0, field.spot + gained));
  return `${text} ${gained === 0 ? 'at' : 'to'} ${end} (${field.nameOf(field.defense, tackler)}).`;
}

function yardsText(yards: number): string {
  if (yards === 0) return 'no gain';
  if (yards < 0) return `a loss of ${-yards} ${yards === -1 ? 'yard' : 'yards'}`;
  return `${yards} ${yards === 1 ? 'yard' : 'yards'}`;
}
