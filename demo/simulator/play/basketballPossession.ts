import { deadBall, luck, rebound, score } from './basketballBall';
import { commonFoul, maybeTechnical, shootingFoul } from './basketballFouls';
import type { Court } from './Court';
import type { Credit } from './Fixture';
import type { Five } from './Five';
import { credit, otherPlace, weighted } from './Tape';

type Shot = 'three' | 'jumper' | 'layup' | 'dunk';

/** How often a shot is tried, and how often it falls. */
const SHOTS: Record<Shot, { weight: number; falls: number; points: number }> = {
  three: { weight: 39, falls: 0.362, points: 3 },
  jumper: { weight: 24, falls: 0.43, points: 2 },
  layup: { weight: 29, falls: 0.585, points: 2 },
  dunk: { weight: 6, falls: 0.92, points: 2 },
};

const TURNOVERS = ['bad pass', 'lost ball', 'traveling', 'out of bounds', 'offensive foul'];

/** One side has the ball until the other has. */
export function playPossession(court: Court): void {
  const place = court.ball;
  for (let shots = 0; shots < 5 && court.ball === place && court.tape.clock > 0; shots += 1) {
    attack(court, shots > 0);
  }
  court.ball = otherPlace(place);
}

function attack(court: Court, isSecondChance: boolean): void {
  const { tape, fives, ball } = court;
  const { random } = tape;
  const five = fives[ball];
  const defense = fives[otherPlace(ball)];
  const seconds = Math.min(tape.clock, pace(court, isSecondChance));
  tape.run(seconds);
  five.played(seconds);
  defense.played(seconds);
  const isOver = tape.clock === 0;
  if (isOver && random.chance(0.6)) {
    court.ball = otherPlace(ball);
    return;
  }
  const kind = isOver
    ? 'shot'
    : weighted(random, { shot: 790, turnover: 125, shootingFoul: 108, foul: 92 });
  if (kind === 'turnover') turnover(court, five, defense);
  else if (kind === 'foul') commonFoul(court, five, defense);
  else if (kind === 'shootingFoul') shootingFoul(court, five, defense);
  else shoot(court, five, defense);
}

/** Seconds until something happens. Who is behind late hurries, who is ahead does not. */
function pace({ tape, ball }: Court, isSecondChance: boolean): number {
  const { random } = tape;
  if (isSecondChance) return random.whole(2, 9);
  const lead = tape.score[ball] - tape.score[otherPlace(ball)];
  if (tape.period >= 4 && tape.clock < 90)
    return lead > 0 ? random.whole(14, 23) : random.whole(4, 10);
  return Math.min(24, Math.max(3, Math.round((random.between(4, 24) + random.between(4, 23)) / 2)));
}

function shoot(court: Court, five: Five, defense: Five): void {
  const { tape, ball } = court;
  const { random } = tape;
  const weights = {
    three: SHOTS.three.weight,
    jumper: SHOTS.jumper.weight,
    layup: SHOTS.layup.weight,
    dunk: SHOTS.dunk.weight,
  };
  const behind = tape.score[otherPlace(ball)] - tape.score[ball];
  const isFinalTie = court.isToBeTied && tape.period === 4 && tape.clock < 60;
  const drawn = weighted(random, weights);
  const shot = isFinalTie && behind === 3 ? 'three' : isFinalTie && behind === 2 ? 'layup' : drawn;
  const { falls, points } = SHOTS[shot];
  const shooter = five.anyone(random);
  const tried: Credit[] = [
    credit(ball, shooter, 'shots'),
    ...(shot === 'three' ? [credit(ball, shooter, 'threeShots')] : []),
  ];
  const distance = { three: random.whole(23, 29), jumper: random.whole(10, 20) };
  const name = {
    three: `a ${distance.three}-foot 3-pointer`,
    jumper: `${[11, 18].includes(distance.jumper) ? 'an' : 'a'} ${distance.jumper}-foot jumper`,
    layup: random.pick(['a driving layup', 'a layup', 'a reverse layup', 'a floater']),
    dunk: random.pick(['a dunk', 'an alley-oop dunk', 'a two-handed dunk']),
  }[shot];
  if (random.chance(falls * luck(court))) {
    const isHelped = random.chance(shot === 'three' ? 0.82 : 0.52);
    const helper = five.mate(random, shooter);
    score(court, points, {
      place: ball,
      type: shot === 'three' ? '3-Point Field Goal' : 'Field Goal',
      text: `${five.nameOf(shooter)} makes ${name}${isHelped ? ` (${five.nameOf(helper)} assists)` : ''}.`,
      credits: [
        ...tried,
        credit(ball, shooter, 'made'),
        ...(shot === 'three' ? [credit(ball, shooter, 'threes')] : []),
        ...(isHelped ? [credit(ball, helper, 'assists')] : []),
      ],
    });
    court.ball = otherPlace(ball);
    return;
  }
  const isBlocked = shot !== 'three' && shot !== 'dunk' && random.chance(0.13);
  const blocker = defense.rebounder(random);
  tape.play({
    place: ball,
    type: 'Missed shot',
    text: isBlocked
      ? `${defense.nameOf(blocker)} blocks ${name} by ${five.nameOf(shooter)}.`
      : `${five.nameOf(shooter)} misses ${name}.`,
    credits: [...tried, ...(isBlocked ? [credit(defense.place, blocker, 'blocks')] : [])],
  });
  rebound(court, five, defense);
}

function turnover(court: Court, five: Five, defense: Five): void {
  const { tape, ball } = court;
  const { random } = tape;
  const player = five.anyone(random);
  const kind = random.pick(TURNOVERS);
  const isStolen = kind === 'bad pass' || kind === 'lost ball';
  const thief = random.pick(defense.floor);
  tape.play({
    place: ball,
    type: 'Turnover',
    isTurnover: true,
    text: `${five.nameOf(player)} turnover: ${kind}${isStolen ? ` (stolen by ${defense.nameOf(thief)})` : ''}.`,
    credits: [
      credit(ball, player, 'turnovers'),
      ...(isStolen ? [credit(defense.place, thief, 'steals')] : []),
      ...(kind === 'offensive foul' ? [credit(ball, player, 'fouls')] : []),
    ],
  });
  if (kind === 'offensive foul') five.foul(player);
  court.ball = defense.place;
  if (isStolen) return;
  maybeTechnical(court);
  deadBall(court, 34);
}
