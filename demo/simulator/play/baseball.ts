import type { Random } from '../../random';
import { describeTurn } from './baseballTexts';
import { Nine, type Runner } from './Nine';
import { countAfter, pitchesTo, type PitchCode } from './baseballPitches';
import type { Credit, Fixture, GameTimeline, Place } from './Fixture';
import { planGame, type PlannedHalf } from './planGame';
import type { Turn } from './planHalfInning';
import type { Length } from './lengthOf';
import { credit, leaderOf, otherPlace, pointsOf, Tape } from './Tape';

const INNINGS = 9;

interface Ball {
  tape: Tape;
  nines: Record<Place, Nine>;
  decision: { win: number; loss: number };
}

/** One game of baseball; null when it could not be brought to the length. */
export function playBaseball(
  fixture: Fixture,
  random: Random,
  length: Length,
): GameTimeline | null {
  const plan = planGame(random, length, fixture.outcome);
  if (!plan) return null;
  const tape = new Tape(fixture, random, { timeouts: 0 });
  const nines = {
    home: new Nine('home', fixture.home.roster, random),
    away: new Nine('away', fixture.away.roster, random),
  };
  const ball: Ball = { tape, nines, decision: { win: 0, loss: 0 } };
  tape.begin(random.whole(120, 420), { period: 1, division: 'Top' });
  tape.play({
    place: null,
    type: 'Start',
    code: 'Z',
    text: `${nines.away.pitcherName} starts for ${fixture.away.location}, ${nines.home.pitcherName} for ${fixture.home.location}.`,
    credits: [...nines.home.lineupCredits(), ...nines.away.lineupCredits()],
  });
  for (const [index, half] of plan.entries()) {
    if (index > 0) changeSides(tape, half);
    playHalf(ball, half);
  }
  return end(ball);
}

function changeSides(tape: Tape, { inning, batting }: PlannedHalf): void {
  tape.set({ division: batting === 'home' ? 'Middle' : 'End', count: null });
  tape.wait(tape.random.whole(110, 150));
  if (batting === 'home') tape.set({ division: 'Bottom' });
  else tape.set({ period: inning, division: 'Top', count: null });
}

function playHalf(ball: Ball, { inning, batting, turns }: PlannedHalf): void {
  const { tape, nines } = ball;
  const bases: (Runner | null)[] = [null, null, null];
  const nine = nines[batting];
  if (inning > INNINGS) {
    const runner = nine.lastBatter();
    bases[1] = { player: runner, pitcher: nines[otherPlace(batting)].pitcher, isEarned: false };
    setCount(tape, 0, bases, []);
    tape.play({
      place: batting,
      type: 'Runner placed',
      code: 'Z',
      text: `${nine.nameOf(runner)} begins the inning at second base.`,
    });
  }
  let outs = 0;
  for (const turn of turns) {
    changePitcher(ball, otherPlace(batting), inning, outs, bases);
    if (turn.isBatter && inning >= 7) pinchHit(ball, batting, outs, bases);
    outs = playTurn(ball, batting, turn, outs, bases);
  }
}

function setCount(
  tape: Tape,
  outs: number,
  bases: (Runner | null)[],
  pitches: readonly PitchCode[],
): void {
  const runners = bases.flatMap((runner, index) =>
    runner ? [{ base: index + 1, player: runner.player }] : [],
  );
  tape.set({ count: { ...countAfter(pitches), outs, runners } });
}

function changePitcher(
  { tape, nines }: Ball,
  fielding: Place,
  inning: number,
  outs: number,
  bases: (Runner | null)[],
): void {
  const nine = nines[fielding];
  const leaving = nine.pitcherName;
  if (!nine.changesPitcher(tape.random, inning)) return;
  setCount(tape, outs, bases, []);
  tape.wait(tape.random.whole(90, 140));
  tape.play({
    place: fielding,
    type: 'Pitching change',
    code: 'Z',
    text: `Pitching change: ${nine.pitcherName} replaces ${leaving}.`,
    isSubstitution: true,
    credits: [credit(fielding, nine.pitcher, 'pitched')],
  });
}

function pinchHit({ tape, nines }: Ball, batting: Place, outs: number, bases: (Runner | null)[]) {
  const nine = nines[batting];
  const leaving = nine.nameOf(nine.batter);
  if (!tape.random.chance(0.035) || !nine.pinchHit()) return;
  setCount(tape, outs, bases, []);
  tape.wait(25);
  tape.play({
    place: batting,
    type: 'Pinch hitter',
    code: 'Z',
    text: `${nine.nameOf(nine.batter)} pinch-hits for ${leaving}.`,
    isSubstitution: true,
    credits: [credit(batting, nine.batter, 'appeared')],
  });
}

/** Plays a turn and tells how many are out after it. */
function playTurn(
  { tape, nines, decision }: Ball,
  batting: Place,
  turn: Turn,
  outs: number,
  bases: (Runner | null)[],
): number {
  const { random } = tape;
  const fielding = otherPlace(batting);
  const nine = nines[batting];
  const field = nines[fielding];
  const pitches = turn.isBatter ? pitchesTo(turn.outcome, random) : [];
  setCount(tape, outs, bases, []);
  if (turn.isBatter) tape.wait(random.whole(14, 24));
  for (let thrown = 1; thrown < pitches.length; thrown += 1) {
    tape.wait(random.whole(14, 21));
    setCount(tape, outs, bases, pitches.slice(0, thrown));
  }
  tape.wait(random.whole(15, 23));
  const batter: Runner = {
    player: turn.isBatter ? nine.batter : 0,
    pitcher: field.pitcher,
    isEarned: turn.outcome !== 'error',
  };
  const before = [...bases];
  const runnerAt = (base: number) => (base === 0 ? batter : before[base - 1]);
  const scored: Runner[] = [];
  const credits: Credit[] = [];
  let outsNow = outs;
  for (const { from } of turn.moves) if (from > 0) bases[from - 1] = null;
  for (const { from, to } of turn.moves) {
    const runner = runnerAt(from);
    if (!runner) continue;
    if (to === 'out') outsNow += 1;
    else if (to === 4) scored.push(runner);
    else bases[to - 1] = runner;
  }
  const leaderBefore = leaderOf(tape.score);
  const told = describeTurn({ turn, nine, field, batter, before, scored, random });
  credits.push(...told.credits);
  if (pitches.length > 0) credits.push(credit(fielding, field.pitcher, 'pitches', pitches.length));
  if (outsNow > outs) credits.push(credit(fielding, field.pitcher, 'outsPitched', outsNow - outs));
  if (outsNow === 3) {
    credits.push(credit(batting, null, 'leftOnBase', bases.filter(Boolean).length));
  }
  field.threw(pitches.length, outsNow - outs, scored.length);
  if (turn.isBatter) nine.nextBatter();
  tape.play({
    place: batting,
    type: told.type,
    text: told.text,
    code: pitches.at(-1) ?? 'Z',
    pitches: pitches.join(''),
    batter: turn.isBatter ? batter.player : null,
    pitcher: batter.pitcher,
    outs: outsNow,
    points: pointsOf(batting, scored.length),
    summary: scored.length > 0 ? told.text : '',
    credits,
  });
  const goAhead = scored.at(-1);
  if (goAhead && leaderOf(tape.score) === batting && leaderBefore !== batting) {
    decision.win = nine.pitcher;
    decision.loss = goAhead.pitcher;
  }
  if (outsNow < 3) setCount(tape, outsNow, bases, []);
  else tape.set({ count: { balls: 0, strikes: 0, outs: 3, runners: [] } });
  return outsNow;
}

function end({ tape, nines, decision }: Ball): GameTimeline {
  const winner = leaderOf(tape.score);
  if (!winner) throw new RangeError('a game of baseball has a winner');
  const [won, lost] = [nines[winner], nines[otherPlace(winner)]];
  // A starter wins only after five innings; else the win is his relief's.
  const win = won.isEligible(decision.win) ? decision.win : won.bestReliever();
  const margin = Math.abs(tape.score.home - tape.score.away);
  const isSaved = margin <= 3 && won.pitcher !== win && !won.isStarter(won.pitcher);
  tape.wait(8);
  tape.play({
    place: null,
    type: 'Game over',
    code: 'Z',
    text: [
      'Game over.',
      `Winning pitcher: ${won.nameOf(win)}.`,
      `Losing pitcher: ${lost.nameOf(decision.loss)}.`,
      ...(isSaved ? [`Save: ${won.nameOf(won.pitcher)}.`] : []),
    ].join(' '),
    credits: [
      credit(winner, win, 'win'),
      credit(otherPlace(winner), decision.loss, 'loss'),
      ...(isSaved ? [credit(winner, won.pitcher, 'save')] : []),
    ],
  });
  return tape.finish(40, winner);
}
