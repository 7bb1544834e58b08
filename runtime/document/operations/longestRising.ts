/**
 * Where the longest rising run in a list of numbers stands (indexes, not numbers); numbers below 0 are
 * left out. The numbers differ from each other.
 */
export function longestRising(numbers: readonly number[]): Set<number> {
  /** `ends[n]`: where the smallest number stands in which a run of n + 1 ends. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [index, number] of numbers.entries()) {
    if (number < 0) continue;
    const length = ends.findIndex((end) => (numbers[end] ?? 0) > number);
    const place = length < 0 ? ends.length : length;
    previous.set(index, ends[place - 1]);
    ends[place] = index;
  }
  const run = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) run.add(index);
  return run;
}
