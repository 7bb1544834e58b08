import type { Conflict } from '../../../document/operations/rebaseOperations';

/** Why a call did not do what it should. */
export type ApiFailure =
  /** The server could not be reached, or can't do it at the moment and says why. */
  | { kind: 'offline'; message?: string }
  /** The session has ended: sign in again, then it goes on. */
  | { kind: 'signed-out' }
  /** Others changed the same things. */
  | { kind: 'conflict'; conflicts: Conflict[] }
  /** Not allowed, not there, not valid: the server's own words. `local`: a time that clocks show twice. */
  | { kind: 'refused'; code: string; message: string; local?: string | undefined }
  | { kind: 'failed'; message: string };

export class ApiError extends Error {
  override name = 'ApiError';

  constructor(readonly failure: ApiFailure) {
    super(describeFailure(failure));
  }
}

/** A failure in a sentence. */
export function describeFailure(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'offline':
      return failure.message ?? 'The server can’t be reached.';
    case 'signed-out':
      return 'You are signed out.';
    case 'conflict':
      return 'Others changed the same things.';
    case 'refused':
    case 'failed':
      return failure.message;
  }
}

/** Whether others saved since the revision that a call named: nothing was done. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.failure.kind === 'refused' &&
  error.failure.code === 'revision';

/** Any error in a sentence. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
