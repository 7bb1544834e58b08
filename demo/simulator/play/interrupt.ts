import { clockAt } from './clockAt';
import type { Frame, GameTimeline, TimedPlay } from './Fixture';
import { PLAIN } from './Tape';

export interface Interruption {
  /** ms since 1970 */
  from: number;
  until: number;
  /** What the status says from `from` on, and when it says something else: delayed, then suspended. */
  statuses: { at: number; status: 'Delayed' | 'Suspended' }[];
  /** Why, for the play-by-play; empty: nothing is played yet. */
  text: string;
  resumeText: string;
}

/** The same game with a pause in it: what comes after `from` comes as much later as the pause is long. */
export function interrupt(timeline: GameTimeline, interruption: Interruption): GameTimeline {
  const { from, until, statuses, text, resumeText } = interruption;
  const later = <T extends { at: number }>(item: T): T =>
    item.at > from ? { ...item, at: item.at + until - from } : item;
  const before = timeline.frames.findLast(({ at }) => at <= from);
  if (!before) throw new RangeError('a timeline holds since ever');
  const clock = clockAt(before, from, timeline.fixture.sport);
  const pause = statuses.map(({ at, status }) => ({
    ...before,
    at,
    status,
    clock,
    isRunning: false,
  }));
  const resumed: Frame = { ...before, at: until, clock };
  const note = (at: number, type: string, written: string): TimedPlay => ({
    ...PLAIN,
    at,
    place: null,
    period: before.period,
    division: before.division,
    clock,
    type,
    text: written,
  });
  return {
    ...timeline,
    frames: [
      ...timeline.frames.filter(({ at }) => at < from),
      ...pause,
      // Before the first whistle there is nothing to go back to but the whistle.
      ...(before.status === 'Pre-Game' ? [] : [resumed]),
      ...timeline.frames.filter(({ at }) => at > from).map(later),
    ],
    plays: [
      ...timeline.plays.filter(({ at }) => at <= from),
      ...(text ? [note(from, 'Delay', text), note(until, 'Resumption', resumeText)] : []),
      ...timeline.plays.filter(({ at }) => at > from).map(later),
    ],
    drives: timeline.drives.map((drive) => ({
      ...drive,
      startAt: later({ at: drive.startAt }).at,
      endAt: later({ at: drive.endAt }).at,
    })),
  };
}
