import { count, fields, text } from '../read';

interface Clock {
  minutes: number;
  seconds: number;
}

/**
 * Minutes and seconds of a game's clock or of a play; null when either is missing. The provider writes
 * `{minutes: 11, seconds: "34.5"}` as well as `11:34` and, in the last minute, `34.5`. Fractions are cut off:
 * a clock that says 0:34 has not come to 33 yet.
 */
export function readClock(value: unknown): Clock | null {
  const written = text(value);
  if (written === '') {
    const { minutes, seconds } = fields(value);
    return clockOf(minutes, seconds);
  }
  const [minutes, seconds, ...rest] = written.split(':');
  if (rest.length > 0) return null;
  return seconds === undefined ? clockOf(0, minutes) : clockOf(minutes, seconds);
}

/** `4:12`, also of a time that a player or a team had; empty where it is none. */
export function clockText(clock: Clock | null): string {
  return clock ? `${clock.minutes}:${String(clock.seconds).padStart(2, '0')}` : '';
}

function clockOf(minutesWritten: unknown, secondsWritten: unknown): Clock | null {
  const minutes = count(minutesWritten, 200);
  const [, whole] = /^(\d{1,2})(?:\.\d+)?$/.exec(text(secondsWritten)) ?? [];
  const seconds = count(whole, 59);
  return minutes === null || seconds === null ? null : { minutes, seconds };
}
