import { useEffect } from 'react';

/** ms after which code comes unasked, so that the page that is opened comes first. */
const DELAY = 1500;

/** Loads code that is not there at the beginning, and that should be when it is asked for. */
export function useLoadSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    // What does not come now is asked for again, and told, when it is needed.
    const timer = setTimeout(() => void load().catch(() => null), DELAY);
    return () => clearTimeout(timer);
  }, [load]);
}
