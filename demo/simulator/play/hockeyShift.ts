import { penalty, powerPlay, releaseAfterGoal, showAdvantage, skater } from './hockeyPenalty';
import { favor } from './outcome';
import type { Place } from './Fixture';
import { guardedFor, nameOf, SKATERS, type Rink } from './Rink';
import { credit, leaderOf, otherPlace, pointsOf, weighted } from './Tape';

const SHOTS = ['wrist shot', 'wrist shot', 'snap shot', 'slap shot', 'backhand', 'tip-in'];
const STOPPAGES = ['Offside', 'Icing', 'Puck out of play', 'Goalie covers the puck'];
/** Part of the shots in overtime that go in. */
const OVERTIME_GOALS = { regular: 0, overtime: 0.24, shootout: 0.05 };

/** What happens next, and whether play stops for it. */
export function playShift(rink: Rink): boolean {
  const { tape } = rink;
  const { random } = tape;
  const seconds = Math.min(tape.clock, random.whole(5, rink.isOvertime ? 24 : 32));
  pullGoalie(rink);
  passTime(rink, seconds);
  if (tape.clock === 0) return true;
  const advantage = powerPlay(rink);
  const attacking: Place = random.chance(advantage ? (advantage === 'home' ? 0.8 : 0.2) : 0.515)
    ? 'home'
    : 'away';
  const kind = weighted(random, {
    shot: advantage === attacking ? 440 : 345,
    miss: 130,
    block: 165,
    hit: 210,
    giveaway: 70,
    takeaway: 60,
    stop: 170,
    penalty: rink.isOvertime ? 12 : 42,
  });
  switch (kind) {
    case 'shot':
      return shoot(rink, attacking);
    case 'miss':
      tape.play({
        place: attacking,
        type: 'Missed shot',
        text: `${nameOf(rink, attacking, skater(rink))} shoots wide.`,
      });
      return false;
    case 'block':
      block(rink, attacking);
      return false;
    case 'hit':
      hit(rink, attacking);
      return false;
    case 'giveaway':
    case 'takeaway':
      turnover(rink, attacking, kind);
      return false;
    case 'penalty':
      penalty(rink, otherPlace(attacking));
      return true;
    case 'stop':
      tape.play({ place: null, type: 'Stoppage', text: `${random.pick(STOPPAGES)}.` });
      return true;
  }
}

/** Toward a tie at the end of regulation: who is behind scores, who is ahead does not. */
function luck({ tape, length, fixture }: Rink, place: Place): number {
  if (length === 'regular') return favor(fixture, place, 0.25);
  if (tape.period !== 3) return 1;
  const leader = leaderOf(tape.score);
  if (leader === null) return tape.clock < 480 ? 0.4 : 1;
  return leader === place ? 0.5 : 2.2;
}

/** Time runs, penalties with it: when one ends the sides are even again. */
function passTime(rink: Rink, seconds: number): void {
  const { tape } = rink;
  let left = seconds;
  while (left > 0) {
    const next = rink.penalties.reduce((least, penalty) => Math.min(least, penalty.left), left);
    tape.run(next);
    rink.unwritten += next;
    left -= next;
    rink.penalties = rink.penalties
      .map((penalty) => ({ ...penalty, left: penalty.left - next }))
      .filter((penalty) => penalty.left > 0);
    showAdvantage(rink);
  }
}

function pullGoalie(rink: Rink): void {
  const { tape } = rink;
  const leader = leaderOf(tape.score);
  if (!leader || tape.period !== 3 || tape.clock > 110) return;
  const place = otherPlace(leader);
  const behind = tape.score[leader] - tape.score[place];
  if (behind > 2 || rink.isGoaliePulled[place]) return;
  rink.isGoaliePulled[place] = true;
  tape.play({
    place,
    type: 'Goalie pulled',
    isSubstitution: true,
    text: `${nameOf(rink, place, rink.goalie[place])} leaves the net for an extra skater.`,
  });
}

function shoot(rink: Rink, place: Place): boolean {
  const { tape } = rink;
  const { random } = tape;
  const other = otherPlace(place);
  const shooter = skater(rink);
  const advantage = powerPlay(rink);
  const isEmpty = rink.isGoaliePulled[other];
  const base = isEmpty ? 0.55 : advantage === place ? 0.15 : advantage === other ? 0.06 : 0.091;
  const falls = rink.isOvertime
    ? OVERTIME_GOALS[rink.length] * favor(rink.fixture, place, 0.5)
    : base * luck(rink, place);
  if (random.chance(falls)) {
    goal(rink, place, shooter, { isEmpty, advantage });
    return true;
  }
  if (isEmpty) {
    tape.play({
      place,
      type: 'Missed shot',
      text: `${nameOf(rink, place, shooter)} misses the empty net.`,
    });
    return false;
  }
  const goalie = nameOf(rink, other, rink.goalie[other]);
  const held = random.chance(0.28);
  tape.play({
    place,
    type: 'Shot',
    text: `${goalie} ${held ? 'holds' : 'stops'} a ${random.pick(SHOTS)} by ${nameOf(rink, place, shooter)}.`,
    credits: [credit(place, shooter, 'shots'), credit(other, rink.goalie[other], 'saves')],
  });
  return held;
}

function goal(
  rink: Rink,
  place: Place,
  scorer: number,
  { isEmpty, advantage }: { isEmpty: boolean; advantage: Place | null },
): void {
  const { tape, goals } = rink;
  const { random } = tape;
  const other = otherPlace(place);
  const count = random.pick([0, 1, 1, 2, 2, 2, 2]);
  const helpers: number[] = [];
  while (helpers.length < count) {
    const helper = random.whole(0, SKATERS - 1);
    if (helper !== scorer && !helpers.includes(helper)) helpers.push(helper);
  }
  const key = `${place} ${scorer}`;
  const nth = (goals.get(key) ?? 0) + 1;
  goals.set(key, nth);
  const isPowerPlay = advantage === place;
  const kind = isEmpty ? ' (en)' : isPowerPlay ? ' (pp)' : advantage === other ? ' (sh)' : '';
  const helped =
    helpers.length > 0
      ? `(${helpers.map((helper) => nameOf(rink, place, helper)).join(', ')})`
      : '(unassisted)';
  const name = nameOf(rink, place, scorer);
  const scores =
    ['', 'scores', 'scores his second goal', 'completes a hat trick'][nth] ??
    `scores goal No. ${nth}`;
  tape.play({
    place,
    type: 'Goal',
    text: `${name} ${scores} on a ${random.pick(SHOTS)} ${helped}${kind}.`,
    summary: `${name} ${helped}${kind}`,
    points: pointsOf(place, 1),
    credits: [
      credit(place, scorer, 'goals'),
      credit(place, scorer, 'shots'),
      ...helpers.map((helper) => credit(place, helper, 'assists')),
      ...(isEmpty ? [] : [credit(other, rink.goalie[other], 'goalsAgainst')]),
      ...(isPowerPlay ? [credit(place, null, 'powerPlayGoals')] : []),
      ...guardedFor(rink),
    ],
  });
  if (isPowerPlay) releaseAfterGoal(rink, other);
  rink.isGoaliePulled[other] = false;
  tape.wait(random.whole(20, 40));
}

function block(rink: Rink, place: Place): void {
  const other = otherPlace(place);
  const blocker = skater(rink);
  rink.tape.play({
    place: other,
    type: 'Blocked shot',
    text: `${nameOf(rink, other, blocker)} blocks a shot by ${nameOf(rink, place, skater(rink))}.`,
    credits: [credit(other, blocker, 'blocks')],
  });
}

function hit(rink: Rink, place: Place): void {
  const hitter = skater(rink);
  const other = otherPlace(place);
  rink.tape.play({
    place,
    type: 'Hit',
    text: `${nameOf(rink, place, hitter)} checks ${nameOf(rink, other, skater(rink))}.`,
    credits: [credit(place, hitter, 'hits')],
  });
}

function turnover(rink: Rink, place: Place, kind: 'giveaway' | 'takeaway'): void {
  const player = skater(rink);
  const name = nameOf(rink, place, player);
  rink.tape.play({
    place,
    type: kind === 'giveaway' ? 'Giveaway' : 'Takeaway',
    isTurnover: kind === 'giveaway',
    text: kind === 'giveaway' ? `${name} gives the puck away.` : `${name} takes the puck away.`,
    credits: [credit(place, player, `${kind}s`)],
  });
}

/** Every stretch of play begins with one. */
export function faceoff(rink: Rink): void {
  const { tape } = rink;
  const winner: Place = tape.random.chance(0.5) ? 'home' : 'away';
  // Centers stand at the beginning of each line.
  const center = tape.random.pick([0, 3, 6, 9]);
  const loser = otherPlace(winner);
  tape.play({
    place: winner,
    type: 'Faceoff',
    text: `${nameOf(rink, winner, center)} wins a faceoff from ${nameOf(rink, loser, tape.random.pick([0, 3, 6, 9]))}.`,
    credits: [credit(winner, center, 'faceoffs')],
  });
}
