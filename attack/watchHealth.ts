import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';

/** ms between two questions. */
const EVERY = 100;

export interface HealthWatch {
  /** Stops asking. @returns the longest that `/pf/health` took, in ms */
  stop: () => Promise<number>;
}

/** Asks a site all the time whether it lives: how long its main loop was held up shows in the answers. */
export function watchHealth(site: { url: string }): HealthWatch {
  let isWatching = true;
  let longest = 0;
  const watch = async (): Promise<void> => {
    while (isWatching) {
      const start = Date.now();
      await ask(site, { path: '/pf/health', takes429: true }).catch(() => undefined);
      longest = Math.max(longest, Date.now() - start);
      await pause(EVERY);
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return longest;
    },
  };
}

/**
 * ms that `/pf/health` may take while the site has hard work: a second, or more on a machine where it takes
 * as long with nothing to do.
 */
export async function patienceWith(site: { url: string }): Promise<number> {
  const watch = watchHealth(site);
  await pause(1500);
  return Math.max(1000, 4 * (await watch.stop()));
}

/** A fault of time that shows twice: once may be the machine's, which has other work. */
export async function twice(look: () => Promise<string | null>): Promise<string | null> {
  return (await look()) === null ? null : look();
}
