import type { Random } from '../../random';
import type {
  Credit,
  Fixture,
  Frame,
  GameTimeline,
  Place,
  PlaceCount,
  TimedDrive,
  TimedPlay,
} from './Fixture';

const SECOND = 1000;

/** Since ever, and until the first whistle. */
export const BEFORE: Readonly<Frame> = {
  at: Number.NEGATIVE_INFINITY,
  status: 'Pre-Game',
  period: 0,
  division: null,
  clock: 0,
  isRunning: false,
  isBreak: false,
  isShootout: false,
  possession: null,
  timeouts: { home: 0, away: 0 },
  count: null,
};

/** A play that brings nothing: what most of them are but for a detail. */
export const PLAIN: Readonly<
  Omit<TimedPlay, 'at' | 'place' | 'period' | 'division' | 'clock' | 'type' | 'text'>
> = {
  points: { home: 0, away: 0 },
  summary: '',
  addendum: '',
  isTurnover: false,
  isPenalty: false,
  isSubstitution: false,
  shootout: null,
  credits: [],
  football: null,
  pitches: '',
  code: '',
  batter: null,
  pitcher: null,
  outs: null,
};

/** What a sport says of a play; the tape knows when it was. */
export type PlayEntry = Pick<TimedPlay, 'place' | 'type' | 'text'> & Partial<TimedPlay>;

/**
 * Records a game while it is simulated: time passes by `run` (with the clock of the game) and
 * `wait` (without it), and whatever is said meanwhile is kept with its moment.
 */
export class Tape {
  readonly random: Random;
  /** ms since 1970 */
  now: number;
  readonly score: PlaceCount = { home: 0, away: 0 };
  readonly plays: TimedPlay[] = [];
  readonly drives: TimedDrive[] = [];
  private readonly frames: Frame[];
  private readonly direction: 1 | -1;

  constructor(
    private readonly fixture: Fixture,
    random: Random,
    { timeouts, countsUp = false }: { timeouts: number; countsUp?: boolean },
  ) {
    this.random = random;
    this.now = fixture.start.getTime();
    this.direction = countsUp ? 1 : -1;
    this.frames = [{ ...BEFORE, timeouts: { home: timeouts, away: timeouts } }];
  }

  get period(): number {
    return this.frame.period;
  }

  get possession(): Place | null {
    return this.frame.possession;
  }

  get timeouts(): PlaceCount {
    return this.frame.timeouts;
  }

  get clock(): number {
    const { at, clock, isRunning } = this.frame;
    return isRunning ? clock + (this.direction * (this.now - at)) / SECOND : clock;
  }

  /** Something holds from now on. */
  set(changes: Partial<Omit<Frame, 'at'>>): void {
    const next = { ...this.frame, at: this.now, clock: this.clock, ...changes };
    if (this.frame.at === this.now) this.frames.pop();
    this.frames.push(next);
  }

  /** The clock runs for so many seconds. */
  run(seconds: number): void {
    if (seconds <= 0) return;
    if (!this.frame.isRunning) this.set({ isRunning: true });
    this.now += Math.round(seconds) * SECOND;
  }

  /** So many seconds pass while the clock stands. */
  wait(seconds: number): void {
    if (this.frame.isRunning) this.set({ isRunning: false });
    this.now += Math.round(seconds) * SECOND;
  }

  /** From the first whistle on. */
  begin(secondsLate: number, changes: Partial<Omit<Frame, 'at'>>): void {
    this.now += Math.round(secondsLate) * SECOND;
    this.set({ ...changes, status: 'In-Progress' });
  }

  takeTimeout(place: Place): void {
    const { timeouts } = this.frame;
    this.set({ timeouts: { ...timeouts, [place]: timeouts[place] - 1 } });
  }

  play(entry: PlayEntry): void {
    const { points = PLAIN.points } = entry;
    this.score.home += points.home;
    this.score.away += points.away;
    this.plays.push({
      at: this.now,
      period: this.frame.period,
      division: this.frame.division,
      clock: this.clock,
      ...PLAIN,
      ...entry,
    });
  }

  /** Remembers this moment; what is returned goes back to it, as if nothing had been since. */
  mark(): () => void {
    const { now, score, plays, drives, frames, frame } = this;
    const before = { ...score };
    const sizes = [plays.length, drives.length, frames.length] as const;
    const drive = drives.at(-1);
    const driveBefore = { ...drive };
    return () => {
      this.now = now;
      Object.assign(score, before);
      plays.length = sizes[0];
      drives.length = sizes[1];
      if (drive) Object.assign(drive, driveBefore);
      // The last frame may have been another one of the same moment.
      frames.length = sizes[2] - 1;
      frames.push(frame);
    };
  }

  /** The game is over, `seconds` after the last play. */
  finish(seconds: number, winner: Place | null): GameTimeline {
    this.wait(seconds);
    this.set({ status: 'Final', isBreak: false, possession: null, count: null, isRunning: false });
    return {
      fixture: this.fixture,
      frames: this.frames,
      plays: this.plays,
      drives: this.drives,
      lag: lagOf(this.random) * SECOND,
      winner,
    };
  }

  private get frame(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new RangeError('a tape begins with a frame');
    return frame;
  }
}

/** Seconds by which plays come after the status: some, and in one game of five up to a minute. */
const lagOf = (random: Random): number =>
  random.chance(0.2) ? random.whole(20, 55) : random.whole(4, 12);

export const otherPlace = (place: Place): Place => (place === 'home' ? 'away' : 'home');

export const pointsOf = (place: Place, points: number): PlaceCount =>
  place === 'home' ? { home: points, away: 0 } : { home: 0, away: points };

export const credit = (place: Place, player: number | null, stat: string, by = 1): Credit => ({
  place,
  player,
  stat,
  by,
});

/** Who is ahead; null when nobody is. */
export function leaderOf({ home, away }: PlaceCount): Place | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** One of the keys, each with its weight. */
export function weighted<Key extends string>(random: Random, weights: Record<Key, number>): Key {
  let sum = 0;
  for (const key in weights) sum += weights[key];
  let left = random.between(0, sum);
  for (const key in weights) {
    left -= weights[key];
    if (left < 0) return key;
  }
  throw new RangeError('nothing to choose from');
}
