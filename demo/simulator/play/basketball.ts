import type { Random } from '../../random';
import type { Fixture, GameTimeline, Place } from './Fixture';
import { substitutions, type Court } from './Court';
import { Five } from './Five';
import { playPossession } from './basketballPossession';
import type { Length } from './lengthOf';
import { credit, leaderOf, otherPlace, Tape } from './Tape';

const QUARTER = 720;
const OVERTIME = 300;
const TIMEOUTS = 7;

/** One game of basketball; null when it was not decided where it should have been. */
export function playBasketball(
  fixture: Fixture,
  random: Random,
  length: Length,
): GameTimeline | null {
  const tape = new Tape(fixture, random, { timeouts: TIMEOUTS });
  const fives = {
    home: new Five('home', fixture.home.roster, fixture.home.location),
    away: new Five('away', fixture.away.roster, fixture.away.location),
  };
  const first: Place = random.pick(['home', 'away'] as const);
  const court: Court = {
    tape,
    fixture,
    fives,
    ball: first,
    isToBeTied: length === 'overtime',
    streak: { place: first, points: 0 },
    leader: null,
  };
  tape.begin(random.whole(420, 720), { period: 1, clock: QUARTER });
  tape.play({
    place: first,
    type: 'Jump ball',
    text: `${fives[first].nameOf(4)} wins the opening tip; ${fixture[first].location} ball.`,
    credits: (['home', 'away'] as const).flatMap((place) =>
      fives[place].floor.map((player) => credit(place, player, 'entered')),
    ),
  });
  for (let period = 1; ; period += 1) {
    // Who lost the opening tip begins the second and third quarters.
    if (period > 1) court.ball = period >= 4 ? first : otherPlace(first);
    playPeriod(court, period);
    const isTied = tape.score.home === tape.score.away;
    if (period === 3 && length === 'overtime') {
      // Too far apart to be level after the fourth quarter: another try is quicker.
      if (Math.abs(tape.score.home - tape.score.away) > 9) return null;
    }
    if (period === 4 && isTied !== (length === 'overtime')) return null;
    if (period >= 4 && !isTied) break;
    takeBreak(court, period);
  }
  const winner = leaderOf(tape.score);
  return tape.finish(75, winner);
}

function playPeriod(court: Court, period: number): void {
  const { tape, fives } = court;
  fives.home.periodFouls = 0;
  fives.away.periodFouls = 0;
  let nextBreak = QUARTER - 300;
  while (tape.clock > 0) {
    playPossession(court);
    const isMandatory = period <= 4 && tape.clock < nextBreak && tape.clock > 60;
    if (isMandatory) nextBreak -= 240;
    if (tape.clock > 0 && (isMandatory || wantsTimeout(court))) callTimeout(court);
  }
  tape.play({
    place: null,
    type: 'End of period',
    text: `End of the ${periodText(period)}.`,
    credits: [...fives.home.secondsPlayed(), ...fives.away.secondsPlayed()],
  });
}

function periodText(period: number): string {
  if (period > 4) return period === 5 ? 'overtime' : `overtime No. ${period - 4}`;
  return `${['first', 'second', 'third', 'fourth'][period - 1]} quarter`;
}

function takeBreak({ tape, fives }: Court, period: number): void {
  tape.wait(8);
  tape.set({ isBreak: true });
  tape.wait(period === 2 ? 15 * 60 : 150);
  if (period === 2) {
    fives.home.beginHalf();
    fives.away.beginHalf();
  }
  const { timeouts } = tape;
  const kept = (place: Place) => (period >= 4 ? 2 : Math.min(timeouts[place], TIMEOUTS));
  tape.set({
    isBreak: false,
    period: period + 1,
    clock: period >= 4 ? OVERTIME : QUARTER,
    timeouts: { home: kept('home'), away: kept('away') },
  });
}

/** The other side has scored and scored. */
function wantsTimeout({ tape, streak }: Court): boolean {
  const left = tape.timeouts[otherPlace(streak.place)];
  if (left === 0) return false;
  if (tape.period >= 4 && tape.clock < 120) return tape.random.chance(0.12);
  return streak.points >= 8 && tape.random.chance(0.35) && left > 2;
}

function callTimeout(court: Court): void {
  const { tape, streak, fives } = court;
  const { timeouts } = tape;
  const wanted = otherPlace(streak.place);
  const place = timeouts[wanted] > 0 ? wanted : otherPlace(wanted);
  if (timeouts[place] === 0) return;
  tape.wait(4);
  tape.takeTimeout(place);
  tape.play({
    place,
    type: 'Timeout',
    text: `${fives[place].location} timeout: ${timeouts[place] - 1} left.`,
    credits: [...fives.home.secondsPlayed(), ...fives.away.secondsPlayed()],
  });
  streak.points = 0;
  tape.wait(tape.random.whole(110, 175));
  substitutions(court);
}
