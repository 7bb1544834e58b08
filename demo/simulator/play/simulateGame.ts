import { createRandom, type Random } from '../../random';
import type { SportName } from '../../../services/stats/SportEvent';
import { playBaseball } from './baseball';
import { playBasketball } from './basketball';
import { playFootball } from './football';
import { playHockey } from './hockey';
import { playSoccer } from './soccer';
import { interrupt } from './interrupt';
import { isWanted } from './outcome';
import { lengthOf, type Length } from './lengthOf';
import { BEFORE } from './Tape';
import type { Course, Fixture, Frame, GameTimeline } from './Fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A game that does not come out as its course wants it is played again. */
const ATTEMPTS = 3000;

/** One try at a game; null when it did not come to the length or the outcome wanted. */
export type PlaySport = (fixture: Fixture, random: Random, length: Length) => GameTimeline | null;

const SPORTS: Record<SportName, PlaySport> = {
  baseball: playBaseball,
  basketball: playBasketball,
  football: playFootball,
  hockey: playHockey,
  soccer: playSoccer,
};

/** The courses that a sport knows. */
export function coursesOf(sport: SportName): Course[] {
  const courses: Course[] = [
    'regular',
    'delayed',
    'suspended',
    'postponed',
    'canceled',
    'vacated',
    'doubleheader-first',
    'doubleheader-second',
  ];
  if (sport === 'baseball') return [...courses, 'extra-innings'];
  if (sport === 'hockey' || sport === 'soccer') return [...courses, 'overtime', 'shootout'];
  return [...courses, 'overtime'];
}

/**
 * Plays a game from the first whistle to the last, with the moment of everything that happens. The
 * same event id and course always give the same game.
 * @throws RangeError when the sport knows no such course, or a suspended game resumes too early
 */
export function simulateGame(fixture: Fixture): GameTimeline {
  const { course, sport, eventId } = fixture;
  if (!coursesOf(sport).includes(course)) throw new RangeError(`no ${course} in ${sport}`);
  const random = createRandom(`course ${eventId}`);
  if (course === 'postponed') return calledOff(fixture, 'Postponed', random.whole(2, 6));
  if (course === 'canceled') return calledOff(fixture, 'Canceled', random.whole(6, 30));
  const game = played(fixture);
  if (course === 'delayed') return delayed(game, random);
  if (course === 'suspended') return suspended(game, random);
  if (course === 'vacated') return vacated(game);
  return game;
}

function played(fixture: Fixture): GameTimeline {
  const length = lengthOf(fixture.course);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const random = createRandom(`game ${fixture.eventId} ${attempt}`);
    const game = SPORTS[fixture.sport](fixture, random, length);
    if (game && isWanted(fixture, game.winner)) return game;
  }
  throw new RangeError(`no ${length} game in ${ATTEMPTS} of ${fixture.sport}`);
}

function calledOff(
  fixture: Fixture,
  status: 'Postponed' | 'Canceled',
  hoursBefore: number,
): GameTimeline {
  const at = fixture.start.getTime() - hoursBefore * HOUR;
  return {
    fixture,
    frames: [BEFORE, { ...BEFORE, at, status }],
    plays: [],
    drives: [],
    lag: 0,
    winner: null,
  };
}

/** One in three begins late; the others stop for weather (indoors: for the building) and go on. */
function delayed(game: GameTimeline, random: Random): GameTimeline {
  const start = game.fixture.start.getTime();
  if (random.chance(0.33)) {
    const until = start + random.whole(35, 100) * MINUTE;
    const statuses = [{ at: start, status: 'Delayed' as const }];
    return interrupt(game, { from: start, until, statuses, text: '', resumeText: '' });
  }
  const from = standstill(game, random.between(0.25, 0.7));
  const minutes = random.whole(28, 95);
  return interrupt(game, {
    from,
    until: from + minutes * MINUTE,
    statuses: [{ at: from, status: 'Delayed' }],
    text: `Play is stopped because of ${troubleOf(game, random)}.`,
    resumeText: `Play resumes after a delay of ${minutes} minutes.`,
  });
}

/** First a delay, then the end of the day; the rest is played at the resume date. */
function suspended(game: GameTimeline, random: Random): GameTimeline {
  const { start, resume } = game.fixture;
  const from = standstill(game, random.between(0.35, 0.7));
  const called = from + random.whole(40, 80) * MINUTE;
  const until = resume?.getTime() ?? start.getTime() + 24 * HOUR;
  if (until <= called) throw new RangeError('a suspended game resumes after it was suspended');
  return interrupt(game, {
    from,
    until,
    statuses: [
      { at: from, status: 'Delayed' },
      { at: called, status: 'Suspended' },
    ],
    text: `Play is stopped because of ${troubleOf(game, random)}.`,
    resumeText: 'The suspended game resumes where it was stopped.',
  });
}

/** Final, and a day later nobody's. */
function vacated(game: GameTimeline): GameTimeline {
  const last = game.frames.at(-1);
  if (!last) return game;
  const struck: Frame = { ...last, at: last.at + 20 * HOUR, status: 'Vacated by Both Teams' };
  return { ...game, frames: [...game.frames, struck] };
}

/** A moment at about that part of the game when play rests but no break is on. */
function standstill({ frames, plays, fixture }: GameTimeline, part: number): number {
  const begun = frames.filter(({ status }) => status === 'In-Progress');
  const [first, last] = [begun[0], begun.at(-1)];
  if (!first || !last) throw new RangeError('nothing was played');
  const wanted = first.at + (last.at - first.at) * part;
  // In soccer the clock runs on: the referee stops play after something has happened.
  const stop =
    fixture.sport === 'soccer'
      ? plays.find(({ at, type }) => at >= wanted && type !== 'End of half')
      : begun.find(
          ({ at, isRunning, isBreak, division }) =>
            at >= wanted && !isRunning && !isBreak && division !== 'Middle' && division !== 'End',
        );
  return (stop ?? last).at;
}

function troubleOf({ fixture: { sport } }: GameTimeline, random: Random): string {
  const indoors = sport === 'basketball' || sport === 'hockey';
  return random.pick(
    indoors
      ? ['a power failure in the arena', 'a leak in the arena roof', 'a fire alarm']
      : ['lightning near the stadium', 'heavy rain', 'a failure of the stadium lights'],
  );
}
