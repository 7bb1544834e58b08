import type { Random } from '../../random';
import type { Fixture, GameTimeline, Place } from './Fixture';
import { freeKick, kickoff, tryForPoints } from './footballKicks';
import { playScrimmage } from './footballScrimmage';
import { Gridiron } from './Gridiron';
import { isWanted } from './outcome';
import type { Length } from './lengthOf';
import { leaderOf, otherPlace, Tape } from './Tape';

const QUARTER = 900;
const OVERTIME = 600;
const TIMEOUTS = 3;
const OVERTIME_TIMEOUTS = 2;
/** Points that the fourth quarter may make up for, and how often it is tried. */
const MAY_BE_TIED = 8;
const LAST_QUARTERS = 40;

/** One game of football; null when it was not decided where it should have been. */
export function playFootball(
  fixture: Fixture,
  random: Random,
  length: Length,
): GameTimeline | null {
  const tape = new Tape(fixture, random, { timeouts: TIMEOUTS });
  const field = new Gridiron(tape, fixture, length === 'overtime');
  const receives: Place = random.pick(['home', 'away'] as const);
  tape.begin(random.whole(60, 240), { period: 1, clock: QUARTER });
  field.note('Coin toss', `${fixture[receives].location} wins the toss and receives.`, receives);
  tape.wait(60);
  // Who kicks is the offense of a kickoff.
  field.offense = otherPlace(receives);
  for (let quarter = 1; quarter <= 3; quarter += 1) playQuarter(field, quarter, receives);
  if (field.isToBeTied) {
    if (!goesToOvertime(field, receives)) return null;
  } else {
    playQuarter(field, 4, receives);
    if (tape.score.home === tape.score.away) return null;
  }
  field.dropUnplayedDrive();
  tape.set({ possession: null });
  return tape.finish(70, leaderOf(tape.score));
}

function playQuarter(field: Gridiron, quarter: number, receives: Place): void {
  if (quarter > 1) startQuarter(field, quarter, receives);
  while (isOn(field)) {
    if (field.tape.clock === 0 && isTrySkipped(field)) field.phase = 'kickoff';
    else step(field);
  }
  endQuarter(field, quarter);
}

/** Plays the rest from the fourth quarter on, until it is level after that and ends as it is to. */
function goesToOvertime(field: Gridiron, receives: Place): boolean {
  const { score } = field.tape;
  if (Math.abs(score.home - score.away) > MAY_BE_TIED) return false;
  const goBack = field.mark();
  for (let attempt = 0; attempt < LAST_QUARTERS; attempt += 1) {
    playQuarter(field, 4, receives);
    if (score.home === score.away) {
      playOvertime(field);
      if (isWanted(field.fixture, leaderOf(score))) return true;
    }
    goBack();
  }
  return false;
}

/** A try after a touchdown with no time left is still played. */
const isOn = ({ tape, phase }: Gridiron) => tape.clock > 0 || phase === 'try';

function step(field: Gridiron): void {
  switch (field.phase) {
    case 'kickoff':
      return kickoff(field);
    case 'free kick':
      return freeKick(field);
    case 'try':
      return tryForPoints(field);
    case 'scrimmage':
      return playScrimmage(field);
  }
}

/** With no time left a try is played only where it can decide the game. */
function isTrySkipped({ tape, phase, lead }: Gridiron): boolean {
  return phase === 'try' && tape.period === 4 && (lead > 0 || lead < -2);
}

function startQuarter(field: Gridiron, quarter: number, receivedFirst: Place): void {
  const { tape } = field;
  const timeouts = quarter === 3 ? { home: TIMEOUTS, away: TIMEOUTS } : tape.timeouts;
  tape.set({ isBreak: false, period: quarter, clock: QUARTER, timeouts });
  field.hasWarned = false;
  if (quarter !== 3) return;
  field.offense = receivedFirst;
  field.phase = 'kickoff';
}

function endQuarter(field: Gridiron, quarter: number): void {
  const { tape } = field;
  const isHalf = quarter === 2 || quarter === 4;
  if (isHalf) field.endDrive(quarter === 2 ? 'End of Half' : 'End of Game');
  field.note(
    'End of quarter',
    `End of the ${['first', 'second', 'third', 'fourth'][quarter - 1]} quarter.`,
  );
  field.isClockRunning = false;
  if (quarter === 4) return;
  if (isHalf) field.leaveDrive();
  tape.wait(6);
  tape.set({ isBreak: true });
  tape.wait(quarter === 2 ? 13 * 60 : 120);
}

/** Ten minutes: both get the ball, then the next score wins. It may stay tied. */
function playOvertime(field: Gridiron): void {
  const { tape, fixture } = field;
  const receives: Place = tape.random.pick(['home', 'away'] as const);
  field.leaveDrive();
  tape.wait(6);
  tape.set({ isBreak: true });
  tape.wait(180);
  tape.set({
    isBreak: false,
    period: 5,
    clock: OVERTIME,
    timeouts: { home: OVERTIME_TIMEOUTS, away: OVERTIME_TIMEOUTS },
  });
  field.note('Coin toss', `${fixture[receives].location} wins the toss for overtime and receives.`);
  field.offense = otherPlace(receives);
  field.phase = 'kickoff';
  field.possessions = 0;
  field.hasWarned = false;
  while (isOn(field)) {
    step(field);
    if (isDecided(field)) return;
  }
  field.endDrive('End of Game');
  field.note('End of quarter', 'End of overtime.');
}

function isDecided({ tape, possessions, phase, lead }: Gridiron): boolean {
  if (tape.score.home === tape.score.away) return false;
  if (phase === 'free kick') return true;
  // Who trails by less than a try is worth after a touchdown still has the try.
  if (phase === 'try') return possessions >= 2 && (lead > 0 || lead < -2);
  return possessions >= 2;
}
