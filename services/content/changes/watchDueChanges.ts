import type { Database } from '../store/openDatabase';
import type { OnChange } from './ContentChange';
import { tellDueChanges } from './tellDueChanges';

/** ms after which another process may have stored what is due before all that is known here. */
const LONGEST = 30_000;
/** ms after the database could not be asked. */
const RETRY = 2000;

export interface DueWatch {
  /** Looks anew, since something was stored. */
  look: () => void;
  stop: () => Promise<void>;
}

/**
 * Tells of documents when they become due: embargoes that end, publications that end, dates that come.
 *
 * @param onError the database could not be asked; it is asked again
 */
export function watchDueChanges(
  db: Database,
  onChange: OnChange,
  onError: (error: unknown) => void,
): DueWatch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isAskedAgain = false;

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(look, wait);
    timer.unref();
  }

  function look(): void {
    if (running) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    running = tellDueChanges(db, onChange)
      .catch((error: unknown) => {
        if (!isStopped) onError(error);
        return RETRY;
      })
      .then((wait) => {
        running = null;
        schedule(isAskedAgain ? 0 : Math.min(Math.max(wait ?? LONGEST, 1), LONGEST));
      });
  }

  look();
  return {
    look: () => schedule(0),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
