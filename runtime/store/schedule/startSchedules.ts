import type { Store } from '../openStore';
import { runDueSchedules } from './runDueSchedules';

/** ms between two looks: what is scheduled goes live within so much. */
const EVERY = 1000;

/**
 * Runs what is due until it is stopped, on any number of nodes.
 * @param onError the database could not be asked; it is tried again
 * @returns a function that stops it, once what runs has ended
 */
export function startSchedules(
  store: Store,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve<unknown>(undefined);
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(() => {
      running = runDueSchedules(store)
        .catch(onError)
        .then(() => !isStopped && wait());
    }, EVERY);
  };
  wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
