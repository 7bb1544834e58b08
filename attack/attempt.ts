import type { Target } from './openTarget';

/** One hostile thing to try. */
export interface Attempt {
  /** What is tried; names it among the others of its group. */
  name: string;
  /** @returns null when the site held; else what it did wrong, in a sentence */
  run: () => Promise<string | null>;
}

/** Attempts of one kind. */
export interface AttackGroup {
  name: string;
  /** Attempts under way at once: 1 where they are timed. */
  atOnce: number;
  attempts: (target: Target) => Attempt[] | Promise<Attempt[]>;
}

/** What the site did wrong, and how to see it again. */
export interface Finding {
  attempt: string;
  fault: string;
}

/** Makes attempts, a few at once, and gives what they found in their order. */
export async function runAttempts(
  attempts: readonly Attempt[],
  atOnce: number,
): Promise<Finding[]> {
  const found: (Finding | null)[] = attempts.map(() => null);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < attempts.length) {
      const index = next;
      next += 1;
      const { name, run } = attempts[index]!;
      const fault = await run().catch((error: unknown) => `no answer: ${String(error)}`);
      if (fault !== null) found[index] = { attempt: name, fault };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.filter((finding) => finding !== null);
}
