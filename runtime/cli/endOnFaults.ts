import { DatabaseUnavailable, DiskFull } from '../store/errors';
import { translateError } from '../store/connection/translateError';

/** ms that the site may take to stop. */
const LONGEST_STOP = 30_000;

/**
 * What nobody awaited is said with its cause. A lost connection or a full disk is the concern of whoever
 * needs it next, and ends nothing; what else nobody foresaw leaves the process in a state that nobody
 * knows: it is told to stop, as by `SIGTERM`, with exit code 1.
 */
export function endOnFaults(): void {
  const meet = (fault: unknown): void => {
    const known = translateError(fault);
    console.error(known);
    if (known instanceof DatabaseUnavailable || known instanceof DiskFull) return;
    process.exitCode = 1;
    setTimeout(() => process.exit(), LONGEST_STOP).unref();
    if (!process.emit('SIGTERM')) process.exit();
  };
  process.on('uncaughtException', meet);
  process.on('unhandledRejection', meet);
}
