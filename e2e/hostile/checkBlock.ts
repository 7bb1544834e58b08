import fc from 'fast-check';
import { entryOf, type Arena, type BlockRef } from './arena';
import { attempt } from './attempt';
import { hostileRuns, sweeps, type HostileRun } from './hostileRun';

/** Characters of an attempt that a message shows. */
const SHOWN = 700;

/** ms for looking for a smaller attempt that fails too. */
const SHRINKING = 20_000;

export interface Check {
  block: BlockRef;
  seed: number;
  runs: number;
}

/** What is wrong with a block under hostile fields and content, by name and seed; null when nothing is. */
export async function checkBlock(
  arena: Arena,
  { block, seed, runs }: Check,
): Promise<string | null> {
  let deadline = Infinity;
  let shown = 0;
  const { customFields } = entryOf(arena.pack, block);
  const examples = sweeps(customFields).map((run): [HostileRun] => [run]);
  const property = fc.asyncProperty(hostileRuns(customFields), async (run) => {
    fc.pre(performance.now() < deadline);
    const { html, faults } = await attempt(arena, block, run);
    if (html.includes(`data-block="${block.type}"`)) shown += 1;
    if (faults.length === 0) return;
    deadline = Math.min(deadline, performance.now() + SHRINKING);
    throw new Error([...new Set(faults)].join('; '));
  });
  const result = await fc.check(property, {
    seed,
    numRuns: runs + examples.length,
    examples,
    maxSkipsPerRun: 1000,
  });
  if (!result.failed)
    return shown > 0 ? null : `${block.type}, seed ${seed}: was never shown, which proves nothing`;
  const fault = result.errorInstance instanceof Error ? result.errorInstance.message : 'unknown';
  const [run] = result.counterexample ?? [];
  return `${block.type}, seed ${seed}: ${fault}\n  with ${describeRun(run)}`;
}

function describeRun(run: HostileRun | undefined): string {
  const text = JSON.stringify(run, (_name, value: unknown) => {
    if (typeof value === 'string' && value.length > 80)
      return `${value.slice(0, 80)}… (${value.length})`;
    if (Array.isArray(value) && value.length > 12) return `array of ${value.length}`;
    return value;
  });
  return (text ?? '').slice(0, SHOWN);
}
