import { isNativeError } from 'node:util/types';
import { DatabaseUnavailable, DiskFull } from '../store/errors';

type Fault = Error & NodeJS.ErrnoException & { port?: number };

/** What a person can do about an error, by its code: of Node, or SQLSTATE. */
const ADVICE: Record<string, (error: Fault) => string> = {
  EADDRINUSE: ({ port }) =>
    `port ${port} is in use. Stop what uses it, or set PORT to another number.`,
  EACCES: ({ message }) =>
    `this user may not do that (${message}). Give the file or folder to the user that runs the site, or choose a PORT above 1023.`,
  EROFS: ({ message }) => `the disk can only be read (${message}).`,
  '28P01': () =>
    'the database server refuses the password of DATABASE_URL, or does not know its user.',
  '28000': ({ message }) =>
    `the database server does not let the user of DATABASE_URL in (${message}).`,
  '3D000': ({ message }) =>
    `the database of DATABASE_URL is not there (${message}). Make it: createdb.`,
  '42501': ({ message }) =>
    `the user of DATABASE_URL may not make tables (${message}). Let it own the database.`,
};

/** What a migrator says where a later release has changed the tables. */
const NEWER = /previously executed migration (\S+) is missing/;

/** An error as one line that a person can act on. */
export function explain(error: unknown): string {
  if (!isNativeError(error)) return `broadsheet: ${String(error)}`;
  const chain = causesOf(error);
  for (const fault of chain) {
    const newer = NEWER.exec(fault.message);
    if (newer)
      return `broadsheet: the database was made by a newer Broadsheet (it has ${newer[1]}). Install that release, or choose another database.`;
    const advice = ADVICE[fault.code ?? ''];
    if (advice) return `broadsheet: ${advice(fault)}`;
  }
  const full = chain.find((fault) => fault instanceof DiskFull);
  if (full)
    return `broadsheet: ${full.message} Make some, or name a folder on another disk by BROADSHEET_DATA_DIR.`;
  const lost = chain.find((fault) => fault instanceof DatabaseUnavailable);
  if (lost) {
    const { code, message } = (lost.cause ?? {}) as Partial<Fault>;
    return `broadsheet: the database server can't be reached (${message || code}). Is it running, and is DATABASE_URL right?`;
  }
  return `broadsheet: ${error.message || (error as Fault).code}`;
}

function causesOf(error: Error): Fault[] {
  const chain: Fault[] = [];
  for (let next: unknown = error; isNativeError(next) && chain.length < 10; next = next.cause)
    chain.push(next);
  return chain;
}
