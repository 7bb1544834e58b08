/** ms in which a second signal is the first one again: npm passes on what a terminal sends to both. */
const SAME_MS = 500;

/** Ends the process in order at SIGINT or SIGTERM, and at once when one comes again. */
export function stopBySignal(close: () => Promise<void>): void {
  let first: number | null = null;
  const stop = (): void => {
    if (first !== null) {
      if (Date.now() - first > SAME_MS) process.exit(1);
      return;
    }
    first = Date.now();
    close().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
