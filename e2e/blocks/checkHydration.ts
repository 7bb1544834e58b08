import type { Snapshot } from './pageWatch';

/** How much of two different texts is shown. */
const SHOWN = 60;

/** That a block came alive in silence, and says then what the server said. */
export function checkHydration(
  before: Snapshot,
  after: Snapshot,
  asleep: readonly string[],
  complaints: readonly string[],
): string[] {
  const faults = [...asleep, ...complaints];
  if (before.text !== after.text) faults.push(describeChange(before.text, after.text));
  return faults.map((fault) => `hydration: ${fault}`);
}

function describeChange(before: string, after: string): string {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - 10);
  const part = (text: string) => JSON.stringify(text.slice(from, from + SHOWN));
  return `the text differs from the server's: ${part(before)} became ${part(after)}`;
}
