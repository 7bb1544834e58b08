import { useEffect, useState } from 'react';

/** What became of a question: its answer, or why there is none. */
export type Asked<A> = { answer: A } | { problem: string };

type Ask<A> = (signal: AbortSignal) => Promise<A>;

/**
 * Asks after `rest` ms without another question; only the last question is answered. While it is
 * under way, `asked` is what the one before it gave.
 * @param ask the same function for the same question; null for none
 * @param turn another number asks the same question again
 */
export function useAsked<A>(
  ask: Ask<A> | null,
  rest: number,
  turn = 0,
): { asked: Asked<A> | null; isAsking: boolean } {
  const [state, setState] = useState<{ by: Ask<A>; turn: number; asked: Asked<A> } | null>(null);

  useEffect(() => {
    if (!ask) return;
    const abort = new AbortController();
    const run = async () => {
      let asked: Asked<A>;
      try {
        asked = { answer: await ask(abort.signal) };
      } catch (error) {
        asked = { problem: error instanceof Error ? error.message : String(error) };
      }
      if (!abort.signal.aborted) setState({ by: ask, turn, asked });
    };
    const timer = setTimeout(() => void run(), rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ask, rest, turn]);

  return {
    asked: ask ? (state?.asked ?? null) : null,
    isAsking: ask !== null && state?.by !== ask,
  };
}
