import type { Shift, Snapshot } from './pageWatch';

/** CSS px that rounding may make. */
const ROUNDING = 0.5;

/** Score of a shift that fonts make which are painted late on a busy machine: a tenth of what a page may have. */
const LEAST_SHIFT = 0.0005;

/** That nothing moved by itself, and that the block has the box which the server's markup had. */
export function checkShift(before: Snapshot, after: Snapshot, shifts: readonly Shift[]): string[] {
  const faults = shifts
    .filter(({ value }) => value >= LEAST_SHIFT)
    .map(
      ({ value, sources }) =>
        `shift of ${value.toFixed(4)} by ${sources.join(', ') || 'something'}`,
    );
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const was = before.box[side];
    const is = after.box[side];
    if (Math.abs(was - is) > ROUNDING)
      faults.push(`shift: ${side} went from ${was.toFixed(1)} to ${is.toFixed(1)} px`);
  }
  return faults;
}
