import { useEffect } from 'react';

/** Has the browser ask before the page is left while something is not saved. */
export function useLeaveWarning(hasChanged: boolean): void {
  useEffect(() => {
    if (!hasChanged) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [hasChanged]);
}
