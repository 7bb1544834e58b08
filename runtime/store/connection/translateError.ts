import { DatabaseUnavailable, DiskFull } from '../errors';

/** What Node says of a connection that can't be made, or was cut. */
const CONNECTION_CODES = new Set([
  'EACCES',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT', // the server's socket file
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE of what is the server's state and no fault of the statement: connections (08), roles and
 * passwords (28), a database that is not there, a standby (25006), sessions that were ended, too many
 * connections or no memory, statements that took too long, a server that stops or starts.
 */
const SERVER_STATES = /^(?:08...|28...|3D000|25006|25P0[34]|53[023]00|57014|57P0[1-5]|58000)$/;
const NO_SPACE = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** What pg says in words alone. */
const CONNECTION_WORDS =
  /^(?:Connection terminated|timeout e(?:xpired|xceeded)|Query read timeout|Client (?:has encountered a connection error|was closed)|The server does not support SSL)/;

/** An error of the driver as one of ours where it tells of the database's state; others as they are. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (NO_SPACE.has(code)) return new DiskFull(error.message, error);
  const isState =
    CONNECTION_CODES.has(code) || SERVER_STATES.test(code) || CONNECTION_WORDS.test(error.message);
  return isState ? new DatabaseUnavailable(error) : error;
}
