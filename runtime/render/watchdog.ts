import vm from 'node:vm';

/** ms that one piece of guarded work may take; it gets half of that at least. */
export const BUDGET_MS = 2000;

const HOOK = Symbol.for('broadsheet.watchdog');
const script = new vm.Script(`globalThis[Symbol.for('broadsheet.watchdog')]()`);
/** The global object in which such scripts run (a test runner may give modules another one). */
const hooks = vm.runInThisContext('globalThis') as Record<symbol, (() => void) | undefined>;

/**
 * How guarded work ended: by itself; ended as it took too long; or ended though it was the machine that
 * did not let it run, and it may well end by itself when it is tried again.
 */
export type Outcome = 'finished' | 'overran' | 'held up';

interface Waiting {
  work: () => void;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];

/**
 * Runs synchronous work within a budget. A component that never returns would stop the whole process,
 * so it runs under V8's own time-out, which can end even an endless loop. A guard costs a thread
 * (about 0.1 ms), so all work that waits at the same moment shares one.
 * @throws what the work throws.
 */
export function runGuarded(work: () => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setImmediate(runWaiting);
    waiting.push({ work, resolve, reject });
  });
}

function runWaiting(): void {
  const batch = waiting;
  waiting = [];
  const left = batch.values();
  let next = left.next().value;
  while (next) {
    const start = performance.now();
    const cpu = process.cpuUsage();
    const finished = runWithin(() => {
      while (next && performance.now() - start < BUDGET_MS / 2) {
        const { work, resolve, reject } = next;
        try {
          work();
          resolve('finished');
        } catch (error) {
          reject(error);
        }
        next = left.next().value;
      }
    });
    if (finished) continue;
    next.resolve(hasRun(cpu) ? 'overran' : 'held up');
    next = left.next().value;
  }
}

/** Whether the process had a processor for half of the budget since then. */
function hasRun(since: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000 > BUDGET_MS / 2;
}

/** Gives false when `work` had to be ended. It must not throw. */
function runWithin(work: () => void): boolean {
  hooks[HOOK] = work;
  try {
    script.runInThisContext({ timeout: BUDGET_MS });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    hooks[HOOK] = undefined;
  }
}
