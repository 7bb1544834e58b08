/** One thing that is wrong with a document: `path` as in `sections.main[2].fields`. */
export interface DocumentIssue {
  path: string;
  message: string;
}

/** JSON that is not a document. */
export class DocumentInvalid extends Error {
  override name = 'DocumentInvalid';

  constructor(readonly issues: DocumentIssue[]) {
    const lines = issues.map(({ path, message }) => `${path || '(document)'}: ${message}`);
    super(`The document is not valid. ${lines.join('; ')}`);
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
