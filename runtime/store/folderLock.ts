import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InvalidInput } from '../document/errors';

interface Holder {
  pid: number;
  /** When the process started, as the system counts; null where it can't be told. */
  started: string | null;
  nonce: string;
}

/** Another process (or this one) works in the folder. */
export class FolderLocked extends Error {
  override name = 'FolderLocked';

  constructor(
    readonly pid: number,
    file: string,
  ) {
    super(
      `The database is in use by process ${pid} (${file}). ` +
        'Stop that process, choose another data folder, or set DATABASE_URL to share a server.',
    );
  }
}

const held = new Set<string>();
/** The end of a name that one process alone writes to. */
const NONCE = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Takes a lock file for this process; one that a dead process left is taken over.
 * @returns a function that gives it back.
 * @throws FolderLocked when a living process has it.
 */
export function lockFolder(file: string): () => void {
  const me: Holder = { pid: process.pid, started: startOf(process.pid), nonce: randomUUID() };
  const mine = `${file}.${me.nonce}`;
  writeFileSync(mine, JSON.stringify(me));
  try {
    if (!tryLink(mine, file)) takeOver(mine, file);
  } finally {
    rmSync(mine, { force: true });
  }
  held.add(file);
  clearLeftovers(file);
  return () => {
    held.delete(file);
    if (readHolder(file)?.nonce === me.nonce) rmSync(file, { force: true });
  };
}

/** Replaces a dead process's lock. Of several that try at once, only one holds the guard. */
function takeOver(mine: string, file: string): void {
  refuseIfAlive(file);
  const guard = `${file}.takeover`;
  if (!tryLink(mine, guard)) {
    refuseIfAlive(guard, file);
    rmSync(guard, { force: true });
    if (!tryLink(mine, guard)) throw new FolderLocked(readHolder(guard)?.pid ?? 0, file);
  }
  try {
    refuseIfAlive(file);
    renameSync(mine, file);
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Removes what processes left that were killed while they took the lock. */
function clearLeftovers(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !NONCE.test(name)) continue;
    const left = join(folder, name);
    const holder = readHolder(left);
    // One that names nobody is just being written.
    if (holder && !isAlive(holder, left)) rmSync(left, { force: true });
  }
}

function refuseIfAlive(lock: string, file = lock): void {
  const holder = readHolder(lock);
  if (holder && isAlive(holder, file)) throw new FolderLocked(holder.pid, file);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null when there is none, or what is there names no process (a power cut may leave it empty). */
function readHolder(file: string): Holder | null {
  try {
    const { pid, started, nonce } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    if (!Number.isInteger(pid)) throw new InvalidInput(`${file} names no process`);
    return { pid: Number(pid), started: started ?? null, nonce: nonce ?? '' };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidInput) return null;
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A number alone proves little: it is used again after a restart, in a container always. */
function isAlive(holder: Holder, file: string): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  if (started !== null && holder.started !== null) return started === holder.started;
  return holder.pid !== process.pid || held.has(file);
}

/** The start of a process in clock ticks since boot; 'dead' for a zombie; null without /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? null);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(codeOf(error))) return null;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}
