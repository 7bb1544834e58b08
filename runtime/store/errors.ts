import { InvalidInput } from '../document/errors';
import type { Conflict } from '../document/operations/rebaseOperations';

/** Someone saved the draft in between: nothing was written. `currentRev` is the one to build on. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict';

  constructor(
    readonly documentId: string,
    readonly baseRev: number,
    readonly currentRev: number,
  ) {
    super(`Draft of "${documentId}" is at revision ${currentRev}, not ${baseRev}.`);
  }
}

/** What an operation needs is not there. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** What an operation would create is there already. */
export class AlreadyExists extends Error {
  override name = 'AlreadyExists';
}

/** A time that clocks show twice, as summer time ends: people say which one they mean. */
export class TimeTwice extends InvalidInput {
  override name = 'TimeTwice';

  constructor(
    readonly local: string,
    zone: string,
  ) {
    super(
      `Clocks in ${zone} show ${local.replace('T', ' ')} twice: choose the first or the second.`,
    );
  }
}

/** Others did something to the same things in the meantime: nothing was written, people choose. */
export class OperationConflict extends Error {
  override name = 'OperationConflict';

  constructor(
    readonly documentId: string,
    readonly currentRev: number,
    readonly conflicts: Conflict[],
  ) {
    super(`${conflicts.length} changes to "${documentId}" clash with revision ${currentRev}.`);
  }
}

/** The database can't be reached, was lost, or took too long: it is worth trying again. `cause` says how. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly statusCode = 503;
  /** s */
  readonly retryAfter = 2;
  readonly publicMessage =
    'The database can’t be reached at the moment. Try again in a few seconds.';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`The database can't be reached: ${reason}`, { cause });
  }
}

/** There is no space left for what is to be saved: nothing of it was. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly statusCode = 507;
  /** s */
  readonly retryAfter = 60;
  readonly publicMessage = 'There is no space left to save anything. Nothing was changed.';

  constructor(reason: string, cause?: unknown) {
    super(`There is no space left: ${reason}`, { cause });
  }
}
