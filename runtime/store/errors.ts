import type { Conflict } from './operations/rebaseOperations';

/** One thing that is wrong with a document: `path` as in `sections.main[2].fields`. */
export interface DocumentIssue {
  path: string;
  message: string;
}

/** An issue as a parser has it: `path` as a list of keys. */
export function issueAt({
  path,
  message,
}: {
  path: PropertyKey[];
  message: string;
}): DocumentIssue {
  const text = path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
  return { path: text, message };
}

/** JSON that is not a document, or not operations on one. */
export class DocumentInvalid extends Error {
  override name = 'DocumentInvalid';

  constructor(
    readonly issues: DocumentIssue[],
    what = 'document is',
  ) {
    const lines = issues.map(({ path, message }) => `${path || '(all of it)'}: ${message}`);
    super(`The ${what} not valid. ${lines.join('; ')}`);
  }
}

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

/** What an operation was given can't be taken: the message says why. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
}

/** What an operation was given is more than it takes: the message says of what. */
export class TooLarge extends InvalidInput {
  override name = 'TooLarge';
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

/** What is locked may be changed by others only: nothing was written. */
export class NodeLocked extends Error {
  override name = 'NodeLocked';

  constructor(readonly nodeId: string) {
    super(`"${nodeId}" is locked: a producer can change it.`);
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
