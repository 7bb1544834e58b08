import vm from 'node:vm';

/**
 * A budget for synchronous work. A component that never returns would stop the whole process, so
 * rendering runs under V8's own time-out, which can end even an endless loop. One guard costs about
 * 60 µs, which is why a page's blocks share it.
 */
const HOOK = Symbol.for('broadsheet.watchdog');
const script = new vm.Script(`globalThis[Symbol.for('broadsheet.watchdog')]()`);
/** The global object in which such scripts run (a test runner may give modules another one). */
const hooks = vm.runInThisContext('globalThis') as Record<symbol, (() => void) | undefined>;

/** Runs `work`; gives false when it had to be ended after `budget` ms. */
export function runWithin(budget: number, work: () => void): boolean {
  const outer = hooks[HOOK];
  if (outer) {
    work();
    return true;
  }
  let failure: { error: unknown } | null = null;
  hooks[HOOK] = () => {
    try {
      work();
    } catch (error) {
      failure = { error };
    }
  };
  try {
    script.runInThisContext({ timeout: budget });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    hooks[HOOK] = undefined;
  }
  if (failure) throw (failure as { error: unknown }).error;
  return true;
}
