import type { FastifyInstance } from 'fastify';

import type { EditionSender } from './EditionSender';

/** ms between two looks at what is due. */
const LOOK_EVERY_MS = 5000;
/** The same while one goes out: the queue takes more as it is emptied. */
const GO_ON_AFTER_MS = 500;

/**
 * Has a sender do its work for as long as the server listens.
 * @returns what has it look at once
 */
export function editionClock(
  app: FastifyInstance,
  sender: () => Pick<EditionSender, 'run'>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let isListening = false;
  const lookIn = (ms: number): void => {
    if (!isListening) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working
        .then(() => sender().run())
        .catch((error: unknown) => {
          app.log.error({ err: error }, 'Editions wait to be sent');
          return false;
        })
        .then((isOpen) => lookIn(isOpen ? GO_ON_AFTER_MS : LOOK_EVERY_MS));
    }, ms).unref();
  };
  app.addHook('onListen', async () => {
    isListening = true;
    lookIn(0);
  });
  app.addHook('onClose', async () => {
    isListening = false;
    clearTimeout(timer);
    await working;
  });
  return () => lookIn(0);
}
