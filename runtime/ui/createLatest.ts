/** What became of a call: its answer, or why there is none. */
export type Outcome<A> = { answer: A } | { error: unknown };

/**
 * Calls `load`, and lets only the latest call tell its outcome: those before it are aborted, and
 * silent even where they answer all the same.
 */
export function createLatest<Q, A>(load: (question: Q, signal: AbortSignal) => Promise<A>) {
  let current: AbortController | null = null;
  return {
    async ask(question: Q, onOutcome: (outcome: Outcome<A>) => void): Promise<void> {
      current?.abort();
      const own = new AbortController();
      current = own;
      let outcome: Outcome<A>;
      try {
        outcome = { answer: await load(question, own.signal) };
      } catch (error) {
        outcome = { error };
      }
      if (!own.signal.aborted) onOutcome(outcome);
    },
    stop(): void {
      current?.abort();
    },
  };
}
