import type { Shift, Snapshot } from './pageWatch';

/** CSS px that rounding may make. */
const ROUNDING = 0.5;

/** That nothing moved by itself, and that the block has the box which the server's markup had. */
export function checkShift(before: Snapshot, after: Snapshot, shifts: readonly Shift[]): string[] {
  const faults = shifts.map(
    ({ value, sources }) => `shift of ${value.toFixed(4)} by ${sources.join(', ') || 'something'}`,
  );
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const was = before.box[side];
    const is = after.box[side];
    if (Math.abs(was - is) > ROUNDING)
      faults.push(`shift: ${side} went from ${was.toFixed(1)} to ${is.toFixed(1)} px`);
  }
  return faults;
}
