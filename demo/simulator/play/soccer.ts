import type { Pitch } from './Pitch';
import type { Random } from '../../random';
import { createEleven } from './Eleven';
import type { Fixture, GameTimeline } from './Fixture';
import type { Length } from './lengthOf';
import { playSoccerMoment } from './soccerMoment';
import { soccerShootout } from './soccerShootout';
import { credit, leaderOf, Tape } from './Tape';

const HALF = 45 * 60;
const EXTRA_HALF = 15 * 60;

/** One game of soccer; null when it did not come to the length. A regular game may end in a draw. */
export function playSoccer(fixture: Fixture, random: Random, length: Length): GameTimeline | null {
  const tape = new Tape(fixture, random, { timeouts: 1, countsUp: true });
  const elevens = {
    home: createEleven('home', fixture.home.roster),
    away: createEleven('away', fixture.away.roster),
  };
  const pitch: Pitch = { tape, fixture, elevens, homeShare: random.between(0.4, 0.62) };
  tape.begin(random.whole(60, 420), { period: 1, clock: 0 });
  tape.play({
    place: null,
    type: 'Kickoff',
    text: `${fixture.away.location} kicks off.`,
    credits: (['home', 'away'] as const).flatMap((place) => [
      ...elevens[place].field.map((player) => credit(place, player, 'appeared')),
      credit(place, elevens[place].keeper, 'guarded'),
    ]),
  });
  playHalf(pitch, HALF, random.whole(60, 240));
  endHalf(pitch, 'End of the first half.');
  rest(pitch, 15 * 60);
  startHalf(pitch, 2, HALF, 'The second half begins.');
  playHalf(pitch, 2 * HALF, random.whole(180, 420));
  const isLevel = tape.score.home === tape.score.away;
  if (length === 'regular') {
    endHalf(pitch, 'Full time.');
    return tape.finish(45, leaderOf(tape.score));
  }
  if (!isLevel) return null;
  endHalf(pitch, 'End of regulation: the game goes to extra time.');
  rest(pitch, 5 * 60);
  startHalf(pitch, 3, 2 * HALF, 'Extra time begins.');
  playHalf(pitch, 2 * HALF + EXTRA_HALF, random.whole(30, 120));
  endHalf(pitch, 'End of the first half of extra time.');
  rest(pitch, 60);
  startHalf(pitch, 4, 2 * HALF + EXTRA_HALF, 'The second half of extra time begins.');
  playHalf(pitch, 2 * HALF + 2 * EXTRA_HALF, random.whole(60, 180));
  const winner = leaderOf(tape.score);
  if ((winner !== null) !== (length === 'overtime')) return null;
  endHalf(pitch, winner ? 'Full time.' : 'End of extra time: penalty kicks decide.');
  if (winner) return tape.finish(45, winner);
  rest(pitch, 4 * 60);
  return tape.finish(45, soccerShootout(pitch));
}

/** Plays until the clock shows `until` and the time added, in seconds, is over. */
function playHalf(pitch: Pitch, until: number, added: number): void {
  const { tape, homeShare } = pitch;
  const { random } = tape;
  let isAnnounced = false;
  while (tape.clock < until + added) {
    const seconds = Math.min(until + added - tape.clock, random.whole(16, 75));
    tape.run(seconds);
    const ours = seconds * Math.min(0.95, Math.max(0.05, homeShare + random.between(-0.3, 0.3)));
    const possession = [
      credit('home', null, 'possession', Math.round(ours)),
      credit('away', null, 'possession', Math.round(seconds - ours)),
    ];
    if (tape.clock >= until && !isAnnounced) {
      isAnnounced = true;
      const minutes = Math.max(1, Math.round(added / 60));
      tape.play({
        place: null,
        type: 'Time added',
        text: `At least ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} added.`,
        credits: possession,
      });
    } else playSoccerMoment(pitch, possession);
  }
}

function endHalf({ tape }: Pitch, text: string): void {
  tape.wait(0);
  tape.play({ place: null, type: 'End of half', text });
}

function rest({ tape }: Pitch, seconds: number): void {
  tape.wait(10);
  tape.set({ isBreak: true });
  tape.wait(seconds);
  tape.set({ isBreak: false });
}

function startHalf({ tape }: Pitch, period: number, clock: number, text: string): void {
  tape.set({ period, clock, isRunning: false });
  tape.play({ place: null, type: 'Kickoff', text });
}
