/** Which chapter a place lies in, from 0; -1 before the first. Starts and place in s, in order. */
export function chapterAt(starts: readonly number[], place: number): number {
  return starts.filter((start) => start <= place + 0.05).length - 1;
}
