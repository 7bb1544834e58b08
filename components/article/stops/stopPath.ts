/**
 * The way a reader took, as numbers of stops, after they went on to `next`. A stop that they have
 * been to before is gone back to: what came after it is off the way.
 */
export function stopPath(path: readonly number[], next: number): number[] {
  const before = path.indexOf(next);
  return before >= 0 ? path.slice(0, before + 1) : [...path, next];
}

/** What a history entry holds of the way, where it is one of ours that ends at `stop`. */
export function pathOfState(state: unknown, stop: number): number[] | null {
  if (typeof state !== 'object' || state === null || !('stops' in state)) return null;
  const { stops } = state;
  const isPath = Array.isArray(stops) && stops.every((number) => Number.isInteger(number));
  return isPath && stops.at(-1) === stop ? (stops as number[]) : null;
}

/** The stop that an address names: `#stop-4`; null for none. */
export function stopOfHash(hash: string): number | null {
  const number = /^#stop-(\d+)$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}
