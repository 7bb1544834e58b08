import type { Random } from '../../random';
import type { Fixture, GameTimeline } from './Fixture';
import { hockeyShootout } from './hockeyShootout';
import { faceoff, playShift } from './hockeyShift';
import { guardedFor, nameOf, SKATERS, type Rink } from './Rink';
import type { Length } from './lengthOf';
import { credit, leaderOf, otherPlace, Tape } from './Tape';

const PERIOD = 1200;
const OVERTIME = 300;
/** Skaters come first in the roster, then two goalies. */
/** One game of hockey; null when it was not decided where it should have been. */
export function playHockey(fixture: Fixture, random: Random, length: Length): GameTimeline | null {
  const tape = new Tape(fixture, random, { timeouts: 1 });
  const goalie = () => (random.chance(0.75) ? SKATERS : SKATERS + 1);
  const rink: Rink = {
    tape,
    fixture,
    penalties: [],
    goals: new Map(),
    goalie: { home: goalie(), away: goalie() },
    isGoaliePulled: { home: false, away: false },
    unwritten: 0,
    isOvertime: false,
    length,
  };
  tape.begin(random.whole(420, 600), { period: 1, clock: PERIOD });
  tape.play({
    place: null,
    type: 'Start',
    text: `${nameOf(rink, 'away', rink.goalie.away)} is in goal for ${fixture.away.location}, ${nameOf(rink, 'home', rink.goalie.home)} for ${fixture.home.location}.`,
    credits: (['home', 'away'] as const).flatMap((place) => [
      ...Array.from({ length: SKATERS }, (_, player) => credit(place, player, 'dressed')),
      credit(place, rink.goalie[place], 'guarded'),
    ]),
  });
  for (let period = 1; period <= 3; period += 1) {
    if (period > 1) startPeriod(rink, period, PERIOD);
    playPeriod(rink, period);
    // Too far apart to be level after the third period: another try is quicker.
    const apart = Math.abs(tape.score.home - tape.score.away);
    if (period === 2 && length !== 'regular' && apart > 2) return null;
    if (period < 3) intermission(rink, 18 * 60 + random.whole(0, 60));
  }
  const isTied = tape.score.home === tape.score.away;
  if (isTied !== (length !== 'regular')) return null;
  if (!isTied) return tape.finish(50, leaderOf(tape.score));
  intermission(rink, 120);
  rink.isOvertime = true;
  startPeriod(rink, 4, OVERTIME);
  playPeriod(rink, 4);
  const isDecided = tape.score.home !== tape.score.away;
  if (isDecided !== (length === 'overtime')) return null;
  if (!isDecided) hockeyShootout(rink);
  return tape.finish(50, leaderOf(tape.score));
}

function startPeriod({ tape }: Rink, period: number, clock: number): void {
  tape.set({ isBreak: false, period, clock });
}

function intermission({ tape }: Rink, seconds: number): void {
  tape.wait(6);
  tape.set({ isBreak: true });
  tape.wait(seconds);
}

/** In overtime a goal ends it. */
const isOn = ({ tape, isOvertime }: Rink) =>
  tape.clock > 0 && !(isOvertime && tape.score.home !== tape.score.away);

function playPeriod(rink: Rink, period: number): void {
  const { tape } = rink;
  const breaks = period > 3 ? [] : [840, 600, 360];
  rink.isGoaliePulled.home = false;
  rink.isGoaliePulled.away = false;
  faceoff(rink);
  while (isOn(rink)) {
    const isStopped = playShift(rink);
    if (!isStopped || !isOn(rink)) continue;
    if (breaks[0] !== undefined && tape.clock < breaks[0]) {
      breaks.shift();
      tape.wait(tape.random.whole(110, 135));
    } else tape.wait(tape.random.whole(20, 38));
    maybeTimeout(rink);
    faceoff(rink);
  }
  tape.play({
    place: null,
    type: 'End of period',
    text:
      period > 3
        ? 'End of overtime.'
        : `End of the ${['first', 'second', 'third'][period - 1]} period.`,
    credits: guardedFor(rink),
  });
}

/** Who is a goal behind late in the game talks it over. */
function maybeTimeout({ tape }: Rink): void {
  const leader = leaderOf(tape.score);
  if (!leader || tape.period !== 3 || tape.clock > 150) return;
  const place = otherPlace(leader);
  if (tape.timeouts[place] === 0 || !tape.random.chance(0.5)) return;
  tape.takeTimeout(place);
  tape.play({ place, type: 'Timeout', text: 'Timeout to talk over the last minutes.' });
  tape.wait(35);
}
