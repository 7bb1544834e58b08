import { useRef, useState } from 'react';
import { messageOf } from '../call';

/** One call at a time, and why the last one did not do what it should. */
export function useCalls() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  /** @param onError says that it takes care of the error itself */
  const run = async (work: () => Promise<void>, onError?: (error: unknown) => boolean) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!onError?.(error)) setProblem(messageOf(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}

/** For what is to have the focus when it comes: as a `ref`. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
