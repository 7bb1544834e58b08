import { useEffect } from 'react';

/** Loads at once, and whenever the tab is looked at again. */
export function useWhenShown(load: () => Promise<void>): void {
  useEffect(() => {
    void load();
    // Whoever comes back to it sees what others saved meanwhile.
    const onShown = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [load]);
}
