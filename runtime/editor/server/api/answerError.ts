import type { FastifyError, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  AlreadyExists,
  NotFound,
  OperationConflict,
  RevisionConflict,
  TimeTwice,
} from '../../../store/errors';
import {
  DocumentInvalid,
  InvalidInput,
  issueAt,
  NodeLocked,
  TooLarge,
} from '../../../document/errors';
import { TooOften } from '../content/CallLimit';
import { TooMany } from '../live/OpenConnections';
import { Unauthorized } from '../session/authenticate';
import { Forbidden } from './handlers/Handlers';

/** How the API says that something went wrong. `code` is for programs, `message` for people. */
export interface ApiError {
  status: number;
  body: { code: string; message: string; [detail: string]: unknown };
  /** s after which the same may go well. */
  retryAfter?: number;
}

/** The answer to an error; null for what nobody foresaw. */
function answerError(error: unknown): ApiError | null {
  if (error instanceof z.ZodError)
    return answer(400, 'invalid', describeIssues(error), { issues: error.issues.map(issueAt) });
  if (error instanceof DocumentInvalid)
    return answer(400, 'invalid', error.message, { issues: error.issues });
  if (error instanceof TimeTwice)
    return answer(400, 'twice', error.message, { local: error.local });
  if (error instanceof TooLarge) return answer(413, 'too-large', error.message);
  if (error instanceof InvalidInput) return answer(400, 'invalid', error.message);
  if (error instanceof Unauthorized) return answer(401, 'signed-out', error.message);
  if (error instanceof Forbidden)
    return answer(403, 'forbidden', error.message, { right: error.right });
  if (error instanceof NodeLocked)
    return answer(403, 'locked', error.message, { nodeId: error.nodeId });
  if (error instanceof TooOften) return answer(429, 'too-often', error.message);
  if (error instanceof TooMany) return answer(429, 'too-many', error.message);
  if (error instanceof NotFound) return answer(404, 'not-found', error.message);
  if (error instanceof AlreadyExists) return answer(409, 'exists', error.message);
  if (error instanceof RevisionConflict)
    return answer(409, 'revision', error.message, { currentRev: error.currentRev });
  if (error instanceof OperationConflict)
    return answer(409, 'conflict', error.message, {
      currentRev: error.currentRev,
      conflicts: error.conflicts,
    });
  const { statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === undefined || statusCode >= 500) return null;
  // A part of the site that others do for the editor says by its status that someone was faster.
  const code = statusCode === 409 ? 'revision' : 'invalid';
  return answer(statusCode, code, message ?? 'The request can’t be read.');
}

/** The same for what is answered in any case: what nobody foresaw is logged. */
export function answerFailure(error: unknown, { log, url }: FastifyRequest): ApiError {
  const known = answerError(error) ?? answerUnavailable(error);
  if (known) {
    if (known.status >= 500) log.warn({ err: error, url }, known.body.message);
    return known;
  }
  log.error({ err: error, url }, 'A call of the editor failed');
  return answer(500, 'failed', 'Something went wrong. Nothing was changed.');
}

/** What the site lacks for a while: its database, space. */
function answerUnavailable(error: unknown): ApiError | null {
  const { statusCode, publicMessage, retryAfter } = error as {
    statusCode?: number;
    publicMessage?: string;
    retryAfter?: number;
  };
  if (statusCode === undefined || publicMessage === undefined) return null;
  const said = answer(statusCode, 'unavailable', publicMessage);
  return retryAfter === undefined ? said : { ...said, retryAfter };
}

function answer(status: number, code: string, message: string, more: object = {}): ApiError {
  return { status, body: { code, message, ...more } };
}

function describeIssues({ issues }: z.ZodError): string {
  const lines = issues
    .map(issueAt)
    .map(({ path, message }) => `${path || '(all of it)'}: ${message}`);
  return `The request is not valid. ${lines.join('; ')}`;
}
