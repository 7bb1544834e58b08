import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Readers who ask for pages over real connections, from a process of their own. */
export interface Readers {
  ask: (origin: string, path: string, count: number) => Promise<void>;
  close: () => void;
}

export function startReaders(): Readers {
  const child = fork(new URL('client.mjs', import.meta.url));
  const ended = once(child, 'exit').then(() => {
    throw new Error('the readers’ process ended');
  });
  ended.catch(() => undefined); // told to whoever waits for an answer
  return {
    async ask(origin, path, count) {
      const done = once(child, 'message');
      child.send({ origin, path, count });
      await Promise.race([done, ended]);
    },
    close: () => void child.kill(),
  };
}
